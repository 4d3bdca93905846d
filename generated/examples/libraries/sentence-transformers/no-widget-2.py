from sentence_transformers import SentenceTransformer

model = SentenceTransformer("acme/embedder-2")

sentences = [
    "The ferry leaves the harbour at seven.",
    "A boat departs from the port early in the morning.",
    "She planted tomatoes behind the house.",
]
embeddings = model.encode(sentences)

similarities = model.similarity(embeddings, embeddings)
print(similarities)  # torch.Size([3, 3]): one row for each sentence
