import torch
from loadimg import load_img
from nobg import AutoModel, AutoProcessor

model = AutoModel.from_pretrained("acme/cut-by-name").eval()
processor = AutoProcessor.from_pretrained("acme/cut-by-name")

image = load_img("path/to/image.png").convert("RGB")
inputs = processor(images=image, text="the red bicycle", return_tensors="pt")
with torch.no_grad():
    outputs = model(**inputs)

alpha = processor.post_process_alpha_matting(outputs, target_sizes=[(image.height, image.width)])[0]
processor.cutout(image, alpha).save("output.png")
