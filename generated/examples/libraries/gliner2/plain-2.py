from gliner2 import AutoExtractor

model = AutoExtractor.from_pretrained("fastino/gliner2-base-v1")

text = "On Friday, Maria Okafor takes the night train from Vienna to Hamburg."
result = model.extract_entities(text, ["person", "city", "day"])
print(result)
