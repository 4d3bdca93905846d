from sentence_transformers import CrossEncoder

# trust_remote_code=True runs Python code from the model repository. Read the code first.
model = CrossEncoder("acme/reranker-2", trust_remote_code=True)

query = "Which tree grows tallest?"
passages = [
    "Coast redwoods reach more than a hundred metres.",
    "Oaks can live for many centuries.",
    "The tallest known tree grows in California.",
    "Bamboo is a grass, although it looks like a tree.",
]
for result in model.rank(query, passages, return_documents=True):
    print(round(float(result["score"]), 3), result["text"])
