import torch
from PIL import Image
from torchvision import transforms
from transformers import AutoModelForImageSegmentation

# Warning: trust_remote_code=True runs Python code from the model repository. Read the code first.
model = AutoModelForImageSegmentation.from_pretrained("ZhengPeng7/BiRefNet", trust_remote_code=True)
model.float().eval()

image = Image.open("path/to/image.jpg").convert("RGB")
preprocess = transforms.Compose([
    transforms.Resize((1024, 1024)),
    transforms.ToTensor(),
    transforms.Normalize([0.485, 0.456, 0.406], [0.229, 0.224, 0.225]),
])
with torch.no_grad():
    prediction = model(preprocess(image).unsqueeze(0))[-1].sigmoid()

# Uses the mask as the transparency (alpha) of the image.
mask = transforms.ToPILImage()(prediction[0].squeeze()).resize(image.size)
image.putalpha(mask)
image.save("foreground.png")
