// Generated – do not edit.
// source:    spec/libraries/htrflow.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use htrflow with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install (Python 3.10 to 3.13)", `pip install -U htrflow`);
  if (facts.pipeline_tag === "image-to-text" || (facts.tags.includes("trocr") || facts.tags.includes("vision-encoder-decoder"))) {
    show("1.0", "usage", "python", "Read a page", `from htrflow.document import Document
from htrflow.models.huggingface.trocr import TrOCR
from htrflow.models.ultralytics.yolo import YOLO
from htrflow.pipeline.pipeline import Pipeline
from htrflow.pipeline.steps import Segmentation, TextRecognition

# The first model finds the lines of text, and the second model reads them.
pipeline = Pipeline([
    Segmentation(YOLO("Riksarkivet/yolov9-lines-within-regions-1")),
    TextRecognition(TrOCR("${python.inDouble(facts.id)}")),
])
page = pipeline.run(Document("path/to/page.jpg"))
for line in page.leaves():
    if line.transcription:
        print(line.transcription[0].text)`);
  } else {
    show("1.1", "usage", "python", "Find the regions of a page", `from htrflow.document import Document
from htrflow.models.ultralytics.yolo import YOLO
from htrflow.pipeline.pipeline import Pipeline
from htrflow.pipeline.steps import Segmentation

pipeline = Pipeline([Segmentation(YOLO("${python.inDouble(facts.id)}"))])
page = pipeline.run(Document("path/to/page.jpg"))
for region in page.regions:
    print(region.polygon)`);
  }
};
