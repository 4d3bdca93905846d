from diffusers import ControlNetModel, StableDiffusionControlNetPipeline

controlnet = ControlNetModel.from_pretrained("acme/pose-control-2")
pipe = StableDiffusionControlNetPipeline.from_pretrained("fill-in-base-model", controlnet=controlnet)
