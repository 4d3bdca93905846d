from dam import DescribeAnythingModel
from huggingface_hub import snapshot_download
from PIL import Image

snapshot_download("nvidia/DAM-3B", local_dir="checkpoints")

# With "full+focal_crop", the model receives the whole image,
# and the region with some space around it.
dam = DescribeAnythingModel(
    model_path="checkpoints",
    conv_mode="v1",
    prompt_mode="full+focal_crop",
).to("cuda")

image = Image.open("path/to/image.png").convert("RGB")
mask = Image.open("path/to/mask.png").convert("L")  # The mask is white inside the region.
print(dam.get_description(image, mask, "<image>\nWhat is in the marked region?"))
