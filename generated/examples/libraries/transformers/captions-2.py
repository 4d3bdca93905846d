from transformers import pipeline

pipe = pipeline("image-text-to-text", model="acme/picture-notes")

texts = pipe("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG", text="A photo of")
print(texts[0]["generated_text"])
