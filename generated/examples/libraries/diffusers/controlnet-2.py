from diffusers import ControlNetModel, StableDiffusionControlNetPipeline

controlnet = ControlNetModel.from_pretrained("acme/pose-control")
pipe = StableDiffusionControlNetPipeline.from_pretrained("acme/paint-xl", controlnet=controlnet)
