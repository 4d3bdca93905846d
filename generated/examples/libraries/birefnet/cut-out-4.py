# Run this in the folder BiRefNet.
import torch
from models.birefnet import BiRefNet
from PIL import Image
from torchvision import transforms

model = BiRefNet.from_pretrained("ZhengPeng7/BiRefNet").float().eval()

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
