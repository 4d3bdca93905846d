import collector_vision as cvg
import cv2
from huggingface_hub import hf_hub_download

checkpoint = hf_hub_download(repo_id="acme/card-corners", filename="model.onnx")
detector = cvg.NeuralCornerDetector(checkpoint)

photo = cv2.imread("path/to/photo.jpg")
detection = detector.detect(photo)
print(detection.corners)  # four points, with coordinates from 0 to 1
if detection.card_present:
    detection.dewarp(photo).save("card.png")
