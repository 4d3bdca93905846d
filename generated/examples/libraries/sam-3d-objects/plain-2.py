from huggingface_hub import snapshot_download
from inference import Inference, load_image, load_single_mask

local_dir = snapshot_download("acme/lift-objects")
inference = Inference(local_dir + "/checkpoints/pipeline.yaml", compile=False)

image = load_image("path/to/image.png")
# A folder with one mask for each object: 0.png, 1.png and so on
mask = load_single_mask("path/to/masks", index=14)

output = inference(image, mask)
output["gs"].save_ply("object.ply")
