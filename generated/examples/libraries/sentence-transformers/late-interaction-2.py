from pylate import models, rank

# trust_remote_code=True runs Python code from the model repository. Read the code first.
model = models.ColBERT(model_name_or_path="acme/colbert-small", trust_remote_code=True)

queries = ["How do bees find their way home?", "Why does bread rise?"]
documents = [
    ["Bees remember landmarks and steer by the sun.", "A hive has one queen."],
    ["Yeast turns sugar into gas, which lifts the dough.", "Rye needs sourdough."],
]
queries_emb = model.encode(queries, is_query=True)
docs_emb = model.encode(documents, is_query=False)

# The best passage for each query is first.
results = rank.rerank(documents_ids=[[0, 1], [0, 1]], queries_embeddings=queries_emb, documents_embeddings=docs_emb)
print(results)
