// Generated – do not edit.
// source:    spec/libraries/setfit.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use setfit with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U setfit`);
  show("1", "usage", "python", "Classify texts", `from setfit import SetFitModel

model = SetFitModel.from_pretrained("${python.inDouble(facts.id)}")

labels = model.predict(["The soup was cold.", "We will come again!"])
print(labels)`);
};
