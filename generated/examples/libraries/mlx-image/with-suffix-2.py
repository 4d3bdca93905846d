from mlxim.model import create_model

model = create_model("resnet18")
