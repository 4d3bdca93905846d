// Generated – do not edit.
// source:    spec/libraries/mobilint.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of mobilint: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U mblt-model-zoo`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Run the model on the accelerator",
      render: (facts, python) => `from mblt_model_zoo.vision import MBLT_Engine

model = MBLT_Engine(model_cls="${python.inDouble(facts.name)}", model_type="DEFAULT", model_path="", core_mode="global8")
try:
    image = model.preprocess("path/to/image.png")
    output = model(image)
    result = model.postprocess(output)
    print(result)
finally:
    # Frees the accelerator, after an error too.
    model.dispose()`,
    },
  ],
};
