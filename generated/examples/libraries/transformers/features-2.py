from transformers import pipeline

pipe = pipeline("feature-extraction", model="acme/embedder")

features = pipe("Ines moved from Porto to Oslo and now repairs bicycles by the harbour.", return_tensors=True)
print(features.shape)  # (1, number of tokens, size of each vector)
