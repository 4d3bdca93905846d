// Generated – do not edit.
// source:    spec/libraries/sana.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use sana with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `git clone https://github.com/NVlabs/Sana.git
cd Sana
./environment_setup.sh sana
conda activate sana`);
  show("1", "usage", "python", "Make an image", `# Run this in the folder of the clone.
from app.sana_pipeline import SanaPipeline
from torchvision.utils import save_image

# Choose the configuration for the size and the resolution of the model.
sana = SanaPipeline("configs/sana_config/1024ms/Sana_1600M_img1024.yaml")

# The checkpoint usually has the name of its repository. If not, look for it in the repository.
sana.from_pretrained("hf://${python.inDouble(facts.id)}/checkpoints/${python.inDouble(facts.name)}.pth")

image = sana(
    prompt="A fox asleep in a hammock between two birches",
    height=1024,
    width=1024,
    guidance_scale=5.0,
    pag_guidance_scale=2.0,
    num_inference_steps=18,
)
save_image(image, "sana.png", normalize=True, value_range=(-1, 1))`);
};
