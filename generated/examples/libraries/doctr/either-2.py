from doctr.io import DocumentFile
from doctr.models import from_hub, ocr_predictor

# Use this code if the model finds the words on a page.
predictor = ocr_predictor(det_arch=from_hub("acme/letters"), reco_arch="crnn_vgg16_bn", pretrained=True)

pages = DocumentFile.from_images(["path/to/page.png"])
result = predictor(pages)
print(result.render())
