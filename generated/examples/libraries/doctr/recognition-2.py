from doctr.io import DocumentFile
from doctr.models import from_hub, ocr_predictor

# Use this code if the model reads single words.
predictor = ocr_predictor(det_arch="db_resnet50", reco_arch=from_hub("acme/reader"), pretrained=True)

pages = DocumentFile.from_images(["path/to/page.png"])
result = predictor(pages)
print(result.render())
