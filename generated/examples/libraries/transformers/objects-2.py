from transformers import pipeline

pipe = pipeline("object-detection", model="acme/street-objects")

for found in pipe("http://images.cocodataset.org/val2017/000000039769.jpg"):
    print(found["label"], round(found["score"], 3), found["box"])
