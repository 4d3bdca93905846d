from multimolecule import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("acme/plain-rna")
model = AutoModel.from_pretrained("acme/plain-rna")

# An RNA sequence. For a DNA or protein model, use a DNA or protein sequence.
inputs = tokenizer("GGGCUAUUAGCUCAGUUGGUUAGAGC", return_tensors="pt")
embeddings = model(**inputs).last_hidden_state
print(embeddings.shape)
