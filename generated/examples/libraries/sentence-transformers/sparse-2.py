from sentence_transformers import SparseEncoder

model = SparseEncoder("acme/splade")

query_embeddings = model.encode_query(["Which tree grows tallest?"])
document_embeddings = model.encode_document(
    [
        "Coast redwoods reach more than a hundred metres.",
        "Bamboo is a grass, although it looks like a tree.",
    ]
)
similarities = model.similarity(query_embeddings, document_embeddings)
print(similarities)
