from pruna import PrunaModel
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("acme/any-label")
model = PrunaModel.from_pretrained("acme/any-label")

inputs = tokenizer("The hinge of the cellar door is broken.", return_tensors="pt").to(model.device)
scores = model(**inputs).logits.softmax(-1)[0]
for label, score in zip(model.config.id2label.values(), scores.tolist()):
    print(label, round(score, 3))
