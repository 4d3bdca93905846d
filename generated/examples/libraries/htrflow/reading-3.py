from htrflow.models.huggingface.trocr import TrOCR
from htrflow.pipeline.pipeline import Pipeline
from htrflow.pipeline.steps import TextRecognition

pipeline = Pipeline([TextRecognition(TrOCR("acme/reader-of-old-letters"))])
