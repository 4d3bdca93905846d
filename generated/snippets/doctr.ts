// Generated – do not edit.
// source:    spec/libraries/doctr.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use doctr with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install (Python 3.11 or newer)", `pip install -U python-doctr`);
  if (!facts.tags.includes("recognition")) {
    show("1", "usage", "python", "Find the words", `from doctr.io import DocumentFile
from doctr.models import from_hub, ocr_predictor

# Use this code if the model finds the words on a page.
predictor = ocr_predictor(det_arch=from_hub("${python.inDouble(facts.id)}"), reco_arch="crnn_vgg16_bn", pretrained=True)

pages = DocumentFile.from_images(["path/to/page.png"])
result = predictor(pages)
print(result.render())`);
  }
  if (!facts.tags.includes("detection")) {
    show("2", "usage", "python", "Read the words", `from doctr.io import DocumentFile
from doctr.models import from_hub, ocr_predictor

# Use this code if the model reads single words.
predictor = ocr_predictor(det_arch="db_resnet50", reco_arch=from_hub("${python.inDouble(facts.id)}"), pretrained=True)

pages = DocumentFile.from_images(["path/to/page.png"])
result = predictor(pages)
print(result.render())`);
  }
};
