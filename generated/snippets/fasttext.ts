// Generated – do not edit.
// source:    spec/libraries/fasttext.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use fasttext with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U fasttext huggingface_hub "numpy<2"`);
  if (facts.pipeline_tag === "text-classification") {
    show("1.0", "usage", "python", "Classify a text", `import fasttext
from huggingface_hub import hf_hub_download

model = fasttext.load_model(hf_hub_download("${python.inDouble(facts.id)}", "model.bin"))

labels, probabilities = model.predict("The library closes at eight on Fridays", k=3)
for label, probability in zip(labels, probabilities):
    print(label.removeprefix("__label__"), round(float(probability), 3))`);
  } else {
    show("1.1", "usage", "python", "Compare words", `import fasttext
from huggingface_hub import hf_hub_download

model = fasttext.load_model(hf_hub_download("${python.inDouble(facts.id)}", "model.bin"))

for similarity, word in model.get_nearest_neighbors("water", k=5):
    print(word, round(similarity, 3))
print(model.get_sentence_vector("The library closes at eight on Fridays").shape)`);
  }
};
