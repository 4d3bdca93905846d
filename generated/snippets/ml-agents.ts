// Generated – do not edit.
// source:    spec/libraries/ml-agents.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of ml-agents: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U mlagents`,
    },
    {
      kind: "usage",
      language: "bash",
      title: "Download the agent",
      render: (facts, bash) => `mlagents-load-from-hf --repo-id=${bash.inWord(facts.id)} --local-dir="./downloads"`,
    },
  ],
};
