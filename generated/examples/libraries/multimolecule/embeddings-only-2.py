from multimolecule import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("acme/embed-protein")
model = AutoModel.from_pretrained("acme/embed-protein")

inputs = tokenizer("MKTAYIAKQR", return_tensors="pt")
embeddings = model(**inputs).last_hidden_state
print(embeddings.shape)
