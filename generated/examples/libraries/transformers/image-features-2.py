from transformers import pipeline

pipe = pipeline("image-feature-extraction", model="acme/image-embedder")

features = pipe("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", return_tensors=True)
print(features.shape)  # (1, number of patches, size of each vector)
