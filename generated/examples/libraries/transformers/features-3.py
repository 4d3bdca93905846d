from transformers import AutoTokenizer, AutoModel

tokenizer = AutoTokenizer.from_pretrained("acme/embedder")
model = AutoModel.from_pretrained("acme/embedder", device_map="auto")

inputs = tokenizer(text="Ines moved from Porto to Oslo and now repairs bicycles by the harbour.", return_tensors="pt").to(model.device)
features = model(**inputs).last_hidden_state
print(features.shape)  # (1, number of tokens, size of each vector)
