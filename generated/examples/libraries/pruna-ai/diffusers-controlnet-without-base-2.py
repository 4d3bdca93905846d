from diffusers import ControlNetModel
from pruna import PrunaModel

controlnet = ControlNetModel.from_pretrained("acme/pose-control-2")
pipe = PrunaModel.from_pretrained("fill-in-base-model", controlnet=controlnet)
