from htrflow.document import Document
from htrflow.models.huggingface.trocr import TrOCR
from htrflow.models.ultralytics.yolo import YOLO
from htrflow.pipeline.pipeline import Pipeline
from htrflow.pipeline.steps import Segmentation, TextRecognition

# The first model finds the lines of text, and the second model reads them.
pipeline = Pipeline([
    Segmentation(YOLO("Riksarkivet/yolov9-lines-within-regions-1")),
    TextRecognition(TrOCR("acme/reader-of-old-letters")),
])
page = pipeline.run(Document("path/to/page.jpg"))
for line in page.leaves():
    if line.transcription:
        print(line.transcription[0].text)
