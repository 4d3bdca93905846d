from transformers import AutoModel

model = AutoModel.from_pretrained("acme/odd-class", device_map="auto")
