from multimolecule import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("acme/guess-rna")
model = AutoModel.from_pretrained("acme/guess-rna")

inputs = tokenizer("GGUCACUCUGGUUAGACCAGAUCUG<mask>CCU", return_tensors="pt")
embeddings = model(**inputs).last_hidden_state
print(embeddings.shape)
