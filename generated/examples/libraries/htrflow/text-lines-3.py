from htrflow.models.ultralytics.yolo import YOLO
from htrflow.pipeline.pipeline import Pipeline
from htrflow.pipeline.steps import Segmentation

pipeline = Pipeline([Segmentation(YOLO("acme/lines-of-old-letters"))])
