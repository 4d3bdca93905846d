// Generated – do not edit.
// source:    spec/libraries/fastai.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use fastai with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U "huggingface_hub[fastai]"`);
  show("1", "usage", "python", "", `from huggingface_hub import from_pretrained_fastai

# The file may contain code that runs when it is loaded. Load it only if you trust its author.
learn = from_pretrained_fastai("${python.inDouble(facts.id)}")
label, _, probabilities = learn.predict("path/to/image.png")
print(label, probabilities.max().item())`);
};
