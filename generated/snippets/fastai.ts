// Generated – do not edit.
// source:    spec/libraries/fastai.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of fastai: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U "huggingface_hub[fastai]"`,
    },
    {
      kind: "usage",
      language: "python",
      render: (facts, python) => `from huggingface_hub import from_pretrained_fastai

learn = from_pretrained_fastai("${python.inDouble(facts.id)}")
print(learn.model)`,
    },
  ],
};
