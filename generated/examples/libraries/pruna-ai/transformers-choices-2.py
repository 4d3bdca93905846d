from pruna import PrunaModel
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("acme/best-ending")
model = PrunaModel.from_pretrained("acme/best-ending")

question = "The kettle whistles because"
choices = ["the water is boiling.", "the window is open."]
encoded = tokenizer([question] * len(choices), choices, padding=True, return_tensors="pt")
inputs = {name: tensor.unsqueeze(0).to(model.device) for name, tensor in encoded.items()}
best = model(**inputs).logits.argmax().item()
print(choices[best])
