from pruna import PrunaModel
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("acme/mood")
model = PrunaModel.from_pretrained("acme/mood")

inputs = tokenizer("The soup was cold.", return_tensors="pt").to(model.device)
scores = model(**inputs).logits.softmax(-1)[0]
for label, score in zip(model.config.id2label.values(), scores.tolist()):
    print(label, round(score, 3))
