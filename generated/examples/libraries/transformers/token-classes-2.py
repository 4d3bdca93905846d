from transformers import pipeline

pipe = pipeline("token-classification", model="acme/names")

for entity in pipe("Ines moved from Porto to Oslo and now repairs bicycles by the harbour.", aggregation_strategy="simple"):
    print(entity["word"], entity["entity_group"], round(entity["score"], 3))
