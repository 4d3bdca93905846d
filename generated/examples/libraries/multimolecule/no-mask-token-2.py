from multimolecule import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("acme/guess-dna")
model = AutoModel.from_pretrained("acme/guess-dna")

inputs = tokenizer("ACGTAACGT", return_tensors="pt")
embeddings = model(**inputs).last_hidden_state
print(embeddings.shape)
