// Generated – do not edit.
// source:    spec/libraries/fairseq.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of fairseq: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U fairseq huggingface_hub`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Load the model",
      render: (facts, python) => `from fairseq.checkpoint_utils import load_model_ensemble_and_task_from_hf_hub

models, cfg, task = load_model_ensemble_and_task_from_hf_hub("${python.inDouble(facts.id)}")
print(models[0])`,
    },
  ],
};
