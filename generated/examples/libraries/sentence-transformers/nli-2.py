from sentence_transformers import CrossEncoder

model = CrossEncoder("cross-encoder/nli-deberta-v3-base")

pairs = [
    ("Ines repairs bicycles by the harbour.", "Somebody works near the water."),
    ("Ines repairs bicycles by the harbour.", "Ines has never seen the sea."),
]
# Does the second sentence of each pair follow from the first?
for (premise, hypothesis), scores in zip(pairs, model.predict(pairs)):
    print(premise, hypothesis, model.config.id2label[int(scores.argmax())])
