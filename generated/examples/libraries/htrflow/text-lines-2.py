from htrflow.document import Document
from htrflow.models.ultralytics.yolo import YOLO
from htrflow.pipeline.pipeline import Pipeline
from htrflow.pipeline.steps import Segmentation

pipeline = Pipeline([Segmentation(YOLO("acme/lines-of-old-letters"))])
page = pipeline.run(Document("path/to/page.jpg"))
for region in page.regions:
    print(region.polygon)
