from pruna import PrunaModel
from transformers import AutoImageProcessor
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("acme/corners")
model = PrunaModel.from_pretrained("acme/corners")

image = load_image("http://images.cocodataset.org/val2017/000000039769.jpg")
inputs = processor(image, return_tensors="pt").to(model.device)
results = processor.post_process_keypoint_detection(model(**inputs), [(image.height, image.width)])
for point, score in zip(results[0]["keypoints"], results[0]["scores"]):
    print(point.tolist(), round(score.item(), 3))
