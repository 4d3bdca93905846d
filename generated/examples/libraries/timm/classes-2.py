import timm

# Older versions of the library write hf_hub: in front of the id.
model = timm.create_model("hf-hub:acme/leaf-net-34", pretrained=True)
model.eval()
print(timm.data.resolve_model_data_config(model))
