// Generated – do not edit.
// source:    spec/libraries/timm.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of timm: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U timm`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Load the model",
      render: (facts, python) => `import timm

# Older versions of the library write hf_hub: in front of the id.
model = timm.create_model("hf-hub:${python.inDouble(facts.id)}", pretrained=True)
model.eval()
print(timm.data.resolve_model_data_config(model))`,
    },
  ],
};
