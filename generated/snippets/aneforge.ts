// Generated – do not edit.
// source:    spec/libraries/aneforge.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use aneforge with a model. */
export const rules: Rules = (facts, { python }, show) => {
  if (facts.pipeline_tag === "automatic-speech-recognition") {
    show("0.0", "install", "bash", "Install", `xcode-select --install  # Needed once, to compile a helper library
pip install -U "aneforge[models]" librosa`);
  } else {
    show("0.1", "install", "bash", "Install", `xcode-select --install  # Needed once, to compile a helper library
pip install -U "aneforge[models]" pillow`);
  }
  if (facts.pipeline_tag === "text-generation") {
    show("1.0", "usage", "python", "Generate text", `import aneforge as af
from transformers import AutoTokenizer

tok = AutoTokenizer.from_pretrained("${python.inDouble(facts.id)}")
model = af.load_llm("${python.inDouble(facts.id)}")

ids = tok.encode("The best time to plant a tree is")
print(tok.decode(model.generate(ids, max_new_tokens=20)))`);
  } else if (facts.pipeline_tag === "zero-shot-image-classification" || facts.tags.includes("clip")) {
    show("1.1", "usage", "python", "Compare an image with labels", `import aneforge as af
from PIL import Image

image = Image.open("path/to/image.png")
clip = af.load_clip("${python.inDouble(facts.id)}")

labels = clip.classify(image, ["a bicycle", "a rowing boat"])
print(labels)  # pairs of label and probability`);
  } else if (facts.tags.includes("resnet")) {
    show("1.2", "usage", "python", "Classify an image", `import aneforge as af
import numpy as np
from PIL import Image

# A batch of one image in the shape [1, 3, 224, 224], scaled as for ImageNet
image = Image.open("path/to/image.png").convert("RGB").resize((224, 224))
pixels = np.asarray(image, dtype=np.float32) / 255
pixels = (pixels - [0.485, 0.456, 0.406]) / [0.229, 0.224, 0.225]
pixels = pixels.transpose(2, 0, 1)[np.newaxis].astype(np.float32)

net = af.load_resnet("${python.inDouble(facts.id)}")
logits = net(pixels)  # shape [1, 1000]
print(np.argmax(logits))`);
  } else if (facts.pipeline_tag === "image-classification") {
    show("1.3", "usage", "python", "Classify an image", `import aneforge as af
from PIL import Image

image = Image.open("path/to/image.png")
vit = af.load_vit("${python.inDouble(facts.id)}")

labels = vit.classify(image)
print(labels)  # pairs of label and logit, the most likely first`);
  } else if (facts.pipeline_tag === "automatic-speech-recognition") {
    show("1.4", "usage", "python", "Transcribe speech", `import aneforge as af
import librosa

# One channel, 16,000 samples per second, float32
audio, _ = librosa.load("path/to/speech.wav", sr=16000, mono=True)
asr = af.load_whisper("${python.inDouble(facts.id)}")

text = asr.transcribe(audio)
print(text)`);
  } else {
    show("1.5", "usage", "python", "Embed sentences", `from aneforge.sentence_transformers import SentenceTransformer

model = SentenceTransformer("${python.inDouble(facts.id)}")

embeddings = model.encode(["The bakery opens at six."], normalize_embeddings=True)
print(embeddings.shape)`);
  }
};
