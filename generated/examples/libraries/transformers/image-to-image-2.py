# transformers 5 has no pipeline for this task, so this code loads the model directly.
from PIL import Image
from transformers import AutoImageProcessor, AutoModelForImageToImage
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("acme/sharper")
model = AutoModelForImageToImage.from_pretrained("acme/sharper", device_map="auto")

image = load_image("http://images.cocodataset.org/val2017/000000039769.jpg")
inputs = processor(image, return_tensors="pt").to(model.device)
pixels = model(**inputs).reconstruction[0].clamp(0, 1).permute(1, 2, 0).detach().cpu().numpy()
Image.fromarray((pixels * 255).round().astype("uint8")).save("image.png")
