import core.vision_encoder.pe as pe

model = pe.VisionTransformer.from_config("PE-Spatial-G14-448", pretrained=True)
