from multimolecule import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("acme/guess-rna")
model = AutoModel.from_pretrained("acme/guess-rna")

inputs = tokenizer("GGUCACUCUGGUUAGACCAGAUCUG<mask>CCU", return_tensors="pt")
outputs = model(**inputs)
embeddings = outputs.last_hidden_state
print(embeddings.shape)
