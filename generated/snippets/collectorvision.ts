// Generated – do not edit.
// source:    spec/libraries/collectorvision.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use collectorvision with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U huggingface_hub git+https://github.com/HanClinto/CollectorVision`);
  show("1", "usage", "python", "Find the corners of a card", `import collector_vision as cvg
import cv2
from huggingface_hub import hf_hub_download

checkpoint = hf_hub_download(repo_id="${python.inDouble(facts.id)}", filename="model.onnx")
detector = cvg.NeuralCornerDetector(checkpoint)

photo = cv2.imread("path/to/photo.jpg")
detection = detector.detect(photo)
print(detection.corners)  # four points, with coordinates from 0 to 1
if detection.card_present:
    detection.dewarp(photo).save("card.png")`);
  show("2", "usage", "python", "Turn a card into an embedding", `import collector_vision as cvg
from huggingface_hub import hf_hub_download
from PIL import Image

checkpoint = hf_hub_download(repo_id="${python.inDouble(facts.id)}", filename="model.onnx")
embedder = cvg.NeuralEmbedder(checkpoint)

card = Image.open("card.png")  # The cropped and straightened card that the block above saved
embedding = embedder.embed(card)
print(embedding.shape)`);
};
