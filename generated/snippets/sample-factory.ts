// Generated – do not edit.
// source:    spec/libraries/sample-factory.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of sample-factory: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U sample-factory`,
    },
    {
      kind: "usage",
      language: "bash",
      title: "Download the model",
      render: (facts, bash) => `python -m sample_factory.huggingface.load_from_hub -r ${bash.inWord(facts.id)} -d ./train_dir`,
    },
  ],
};
