// Generated – do not edit.
// source:    spec/libraries/gaussianformer.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use gaussianformer with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install (Linux, NVIDIA GPU, Python 3.12)", `uv add "gaussianformer[flash] @ git+https://github.com/SVLwoof/gaussianformer" pillow`);
  show("1", "usage", "python", "Render a splat from eight sides", `import torch
from gaussianformer import GaussianFormerRenderingPipeline, load_ply
from gaussianformer.utils.cameras import orbit
from PIL import Image

pipeline = GaussianFormerRenderingPipeline.from_pretrained("${python.inDouble(facts.id)}").to("cuda")

gaussians = load_ply("path/to/object.ply", up="z")
cameras = torch.from_numpy(orbit(8, 1.7))  # eight views, at a distance of 1.7 from the object
images = pipeline(gaussians, cameras, fov=45.0)

for index, image in enumerate(images.clamp(0, 1).cpu().float().numpy()):
    Image.fromarray((image * 255).astype("uint8")).save(f"view-{index}.png")`);
};
