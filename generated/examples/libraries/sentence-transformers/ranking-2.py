from sentence_transformers import CrossEncoder

model = CrossEncoder("acme/reranker")

query = "Which tree grows tallest?"
passages = [
    "Coast redwoods reach more than a hundred metres.",
    "Oaks can live for many centuries.",
    "The tallest known tree grows in California.",
    "Bamboo is a grass, although it looks like a tree.",
]
for result in model.rank(query, passages, return_documents=True):
    print(round(float(result["score"]), 3), result["text"])
