from transformers import AutoTokenizer, AutoModelForMultipleChoice

tokenizer = AutoTokenizer.from_pretrained("acme/best-ending")
model = AutoModelForMultipleChoice.from_pretrained("acme/best-ending", device_map="auto")

question = "The kettle whistles because"
choices = ["the water is boiling.", "the window is open."]
encoded = tokenizer([question] * len(choices), choices, padding=True, return_tensors="pt")
inputs = {name: tensor.unsqueeze(0).to(model.device) for name, tensor in encoded.items()}
best = model(**inputs).logits.argmax().item()
print(choices[best])
