from multimolecule import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("acme/fold-rna")
model = AutoModel.from_pretrained("acme/fold-rna")

inputs = tokenizer("GGGCUAUUAGCUCAGUUGGUUAGAGC", return_tensors="pt")
embeddings = model(**inputs).last_hidden_state
print(embeddings.shape)
