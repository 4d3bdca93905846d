# Run this in the folder of the clone.
import core.vision_encoder.pe as pe
import core.vision_encoder.transforms as transforms
import torch
from PIL import Image

model = pe.VisionTransformer.from_config("PE-Spatial-G14-448", pretrained=True).cuda()
preprocess = transforms.get_image_transform(model.image_size)

image = preprocess(Image.open("apps/pe/docs/assets/cat.png")).unsqueeze(0).cuda()
with torch.no_grad(), torch.autocast("cuda"):
    # One vector for each patch of the image
    features = model.forward_features(image, strip_cls_token=True)
print(features.shape)
