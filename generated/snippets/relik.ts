// Generated – do not edit.
// source:    spec/libraries/relik.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of relik: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U relik`,
    },
    {
      kind: "usage",
      language: "python",
      render: (facts, python) => `from relik import Relik

relik = Relik.from_pretrained("${python.inDouble(facts.id)}")
print(relik("Astrid Lindgren wrote her first book in Stockholm."))`,
    },
  ],
};
