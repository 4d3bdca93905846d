// Generated – do not edit.
// source:    spec/libraries/pxia.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of pxia: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U pxia`,
    },
    {
      kind: "usage",
      language: "python",
      render: (facts, python) => `from pxia import AutoModel

model = AutoModel.from_pretrained("${python.inDouble(facts.id)}")
print(model)`,
    },
  ],
};
