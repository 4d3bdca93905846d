from diffusers import ControlNetModel
from pruna import PrunaModel

controlnet = ControlNetModel.from_pretrained("acme/pose-control")
pipe = PrunaModel.from_pretrained("acme/paint-xl", controlnet=controlnet)
