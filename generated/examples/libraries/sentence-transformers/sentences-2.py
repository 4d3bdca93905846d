from sentence_transformers import SentenceTransformer

# trust_remote_code=True runs Python code from the model repository. Read the code first.
model = SentenceTransformer("acme/embedder", trust_remote_code=True)

sentences = [
    "The shop opens at nine.",
    "We unlock the doors at 9 o'clock.",
    "The sign says \"closed\".",
    "Snow fell all night.",
]
embeddings = model.encode(sentences)

similarities = model.similarity(embeddings, embeddings)
print(similarities)  # torch.Size([4, 4]): one row for each sentence
