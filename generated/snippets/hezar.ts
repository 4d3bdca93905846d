// Generated – do not edit.
// source:    spec/libraries/hezar.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use hezar with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install (Python 3.11 or newer)", `pip install -U "hezar[all]"`);
  if (facts.pipeline_tag === "fill-mask") {
    show("1.0", "usage", "python", "Fill in a word", `from hezar.models import Model

model = Model.load("${python.inDouble(facts.id)}")

# In English: "I read a <mask> every evening."
outputs = model.predict(["من هر شب یک <mask> می‌خوانم"], top_k=3)
for output in outputs[0]:
    print(output)`);
  } else if (facts.pipeline_tag === "automatic-speech-recognition") {
    show("1.1", "usage", "python", "Transcribe speech", `from hezar.models import Model

model = Model.load("${python.inDouble(facts.id)}")

outputs = model.predict("path/to/speech.wav")
print(outputs[0])`);
  } else if (facts.pipeline_tag === "image-to-text" || facts.pipeline_tag === "object-detection") {
    show("1.2", "usage", "python", "Read an image", `from hezar.models import Model

model = Model.load("${python.inDouble(facts.id)}")

outputs = model.predict("path/to/image.png")
print(outputs[0])`);
  } else {
    show("1.3", "usage", "python", "Run the model", `from hezar.models import Model

model = Model.load("${python.inDouble(facts.id)}")

# In English: "The service was quick and the food was delicious."
outputs = model.predict(["سرویس سریع و غذا خوشمزه بود"])
for output in outputs[0]:
    print(output)`);
  }
};
