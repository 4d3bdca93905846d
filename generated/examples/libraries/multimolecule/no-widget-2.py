from multimolecule import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("acme/plain-rna")
model = AutoModel.from_pretrained("acme/plain-rna")
