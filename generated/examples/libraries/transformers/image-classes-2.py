from transformers import pipeline

pipe = pipeline("image-classification", model="acme/leaf-sorter")

scores = pipe("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
print(scores)
