from pruna import PrunaModel
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("FacebookAI/roberta-large-mnli")
model = PrunaModel.from_pretrained("FacebookAI/roberta-large-mnli")

# Does the second sentence follow from the first?
premise = "Ines repairs bicycles by the harbour."
hypothesis = "Somebody works near the water."
inputs = tokenizer(premise, hypothesis, return_tensors="pt").to(model.device)
scores = model(**inputs).logits.softmax(-1)[0]
for label, score in zip(model.config.id2label.values(), scores.tolist()):
    print(label, round(score, 3))
