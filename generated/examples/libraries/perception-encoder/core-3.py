import core.vision_encoder.pe as pe

model = pe.VisionTransformer.from_config("PE-Core-L14-336", pretrained=True)
