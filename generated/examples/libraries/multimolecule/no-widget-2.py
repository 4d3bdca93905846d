from multimolecule import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("acme/plain-rna")
model = AutoModel.from_pretrained("acme/plain-rna")

# A sequence of RNA. Use DNA or a protein if the model is for that.
inputs = tokenizer("GGGCUAUUAGCUCAGUUGGUUAGAGC", return_tensors="pt")
embeddings = model(**inputs).last_hidden_state
print(embeddings.shape)
