// Generated – do not edit.
// source:    spec/libraries/setfit.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of setfit: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U setfit`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Classify texts",
      render: (facts, python) => `from setfit import SetFitModel

model = SetFitModel.from_pretrained("${python.inDouble(facts.id)}")

labels = model.predict(["The soup was cold.", "We will come again!"])
print(labels)`,
    },
  ],
};
