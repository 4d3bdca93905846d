from model2vec import StaticModel

model = StaticModel.from_pretrained("acme/word-table")

embeddings = model.encode(["The kettle is on.", "Who left the window open?"])
print(embeddings.shape)
