from pruna import PrunaModel
from transformers import AutoImageProcessor
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("acme/image-embedder")
model = PrunaModel.from_pretrained("acme/image-embedder")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = processor(image, return_tensors="pt").to(model.device)
features = model(**inputs).last_hidden_state
print(features.shape)  # (1, number of patches, size of each vector)
