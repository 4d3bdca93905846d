from diffusionkit.mlx import DiffusionPipeline

pipeline = DiffusionPipeline(
    shift=3.0,
    use_t5=False,
    model_version="acme/sd3-mlx",
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
image.save("image.png")
