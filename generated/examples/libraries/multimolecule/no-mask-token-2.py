from multimolecule import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("acme/guess-dna")
model = AutoModel.from_pretrained("acme/guess-dna")

inputs = tokenizer("ACGTAACGT", return_tensors="pt")
outputs = model(**inputs)
embeddings = outputs.last_hidden_state
print(embeddings.shape)
