// Generated – do not edit.
// source:    spec/libraries/diffusionkit.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use diffusionkit with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U diffusionkit`);
  if (facts.tags.includes("flux")) {
    show("1.0", "usage", "python", "", `from diffusionkit.mlx import FluxPipeline

pipeline = FluxPipeline(
    shift=1.0,
    model_version="${python.inDouble(facts.id)}",
    low_memory_mode=True,
    a16=True,
    w16=True,
)

HEIGHT = 512
WIDTH = 512
NUM_STEPS = 4  # for FLUX.1 schnell; use 50 for FLUX.1 dev
CFG_WEIGHT = 0

image, _ = pipeline.generate_image(
    "A wooden rowing boat on a still lake, early morning fog",
    cfg_weight=CFG_WEIGHT,
    num_steps=NUM_STEPS,
    latent_size=(HEIGHT // 8, WIDTH // 8),
)
image.save("image.png")`);
  } else {
    show("1.1", "usage", "python", "", `from diffusionkit.mlx import DiffusionPipeline

pipeline = DiffusionPipeline(
    shift=3.0,
    use_t5=False,
    model_version="${python.inDouble(facts.id)}",
    low_memory_mode=True,
    a16=True,
    w16=True,
)

HEIGHT = 512
WIDTH = 512
NUM_STEPS = 50
CFG_WEIGHT = 5

image, _ = pipeline.generate_image(
    "A wooden rowing boat on a still lake, early morning fog",
    cfg_weight=CFG_WEIGHT,
    num_steps=NUM_STEPS,
    latent_size=(HEIGHT // 8, WIDTH // 8),
)
image.save("image.png")`);
  }
};
