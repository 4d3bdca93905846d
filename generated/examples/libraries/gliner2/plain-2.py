from gliner2 import AutoExtractor

model = AutoExtractor.from_pretrained("acme/name-finder")

text = "On Friday, Maria Okafor takes the night train from Vienna to Hamburg."
result = model.extract_entities(text, ["person", "city", "day"])
print(result)
