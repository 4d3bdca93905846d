from mlxim.model import create_model

model = create_model("vit_base_patch16_224")
