// Generated – do not edit.
// source:    spec/libraries/litert-lm.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of litert-lm: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U litert-lm`,
    },
    {
      kind: "usage",
      language: "bash",
      title: "Run the model",
      render: (facts, bash) => `litert-lm run --from-huggingface-repo=${bash.inWord(facts.id)} --prompt="Suggest a name for a small green boat."`,
    },
  ],
};
