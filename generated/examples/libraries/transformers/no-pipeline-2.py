from transformers import AutoModel

model = AutoModel.from_pretrained("acme/walker", device_map="auto")

# The inputs depend on the class of this model. This prints the arguments of model(...):
help(model.forward)
