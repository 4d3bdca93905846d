from multimolecule import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("acme/plain-rna")
model = AutoModel.from_pretrained("acme/plain-rna")

# A sequence of RNA. If the model is for DNA or proteins, use such a sequence instead.
inputs = tokenizer("GGGCUAUUAGCUCAGUUGGUUAGAGC", return_tensors="pt")
embeddings = model(**inputs).last_hidden_state
print(embeddings.shape)
