import torch
from gaussianformer import GaussianFormerRenderingPipeline, load_ply
from gaussianformer.utils.cameras import orbit
from PIL import Image

pipeline = GaussianFormerRenderingPipeline.from_pretrained("acme/soft-splats").to("cuda")

gaussians = load_ply("path/to/object.ply", up="z")
cameras = torch.from_numpy(orbit(8, 1.7))  # eight views, at a distance of 1.7 from the object
images = pipeline(gaussians, cameras, fov=45.0)

for index, image in enumerate(images.clamp(0, 1).cpu().float().numpy()):
    Image.fromarray((image * 255).astype("uint8")).save(f"view-{index}.png")
