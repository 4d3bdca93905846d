// Generated – do not edit.
// source:    spec/libraries/pythae.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of pythae: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U pythae huggingface_hub`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Load the model",
      render: (facts, python) => `from pythae.models import AutoModel

model = AutoModel.load_from_hf_hub("${python.inDouble(facts.id)}")`,
    },
  ],
};
