# Run this in the folder of the clone.
from huggingface_hub import snapshot_download
from inference import Inference, load_image, load_single_mask

local_dir = snapshot_download("facebook/sam-3d-objects")
inference = Inference(local_dir + "/checkpoints/pipeline.yaml", compile=False)

# A photo of a room, and one mask for each object: 0.png, 1.png and so on
folder = "notebook/images/shutterstock_stylish_kidsroom_1640806567"
image = load_image(folder + "/image.png")
mask = load_single_mask(folder, index=14)

output = inference(image, mask)
output["gs"].save_ply("object.ply")
