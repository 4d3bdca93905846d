import bm25s
from bm25s.hf import BM25HF

retriever = BM25HF.load_from_hub("bird-handbook-index", load_corpus=True)

query_tokens = bm25s.tokenize("Where do swallows spend the winter?")
documents, scores = retriever.retrieve(query_tokens, k=3)
for document, score in zip(documents[0], scores[0]):
    print(round(float(score), 2), document)
