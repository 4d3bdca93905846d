from aneforge.sentence_transformers import SentenceTransformer

model = SentenceTransformer("sentence-encoder")

embeddings = model.encode(["The bakery opens at six."], normalize_embeddings=True)
print(embeddings.shape)
