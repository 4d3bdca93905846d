// Generated – do not edit.
// source:    spec/libraries/fasttext.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of fasttext: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U fasttext huggingface_hub`,
    },
    {
      kind: "usage",
      language: "python",
      render: (facts, python) => `import fasttext
from huggingface_hub import hf_hub_download

model = fasttext.load_model(hf_hub_download("${python.inDouble(facts.id)}", "model.bin"))
print(model.get_sentence_vector("The library closes at eight on Fridays").shape)`,
    },
  ],
};
