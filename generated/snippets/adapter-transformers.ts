// Generated – do not edit.
// source:    spec/libraries/adapter-transformers.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of adapter-transformers: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U adapters`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Load the adapter",
      render: (facts, python) => `from adapters import AutoAdapterModel

base_model = "${facts.adapter_base_model !== "" ? `${python.inDouble(facts.adapter_base_model)}` : `${python.inDouble(facts.base_model)}`}"
model = AutoAdapterModel.from_pretrained(base_model)
model.load_adapter("${python.inDouble(facts.id)}", set_active=True)
print(model.adapter_summary())`,
    },
  ],
};
