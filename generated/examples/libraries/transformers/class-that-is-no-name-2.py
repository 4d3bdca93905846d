from transformers import AutoModel

model = AutoModel.from_pretrained("acme/odd-class", device_map="auto")

# Only the class of this model knows its inputs. This prints what model(...) takes:
help(model.forward)
