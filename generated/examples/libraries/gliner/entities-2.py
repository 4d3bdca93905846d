from gliner import GLiNER

model = GLiNER.from_pretrained("urchade/gliner_mediumv2.1")

text = "Ines moved from Porto to Oslo in March and now repairs bicycles."
for entity in model.predict_entities(text, ["person", "city", "month"]):
    print(entity["text"], entity["label"])
