from transformers import AutoModel

model = AutoModel.from_pretrained("acme/forecast", device_map="auto")
