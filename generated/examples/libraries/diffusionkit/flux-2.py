from diffusionkit.mlx import FluxPipeline

pipeline = FluxPipeline(
    shift=1.0,
    model_version="acme/flux-4bit-mlx",
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
image.save("image.png")
