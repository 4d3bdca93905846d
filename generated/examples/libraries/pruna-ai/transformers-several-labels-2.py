from pruna import PrunaModel
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("SamLowe/roberta-base-go_emotions")
model = PrunaModel.from_pretrained("SamLowe/roberta-base-go_emotions")

inputs = tokenizer("Ines moved from Porto to Oslo and now repairs bicycles by the harbour.", return_tensors="pt").to(model.device)
# The labels do not exclude each other, so each has a probability of its own.
scores = model(**inputs).logits.sigmoid()[0]
for label, score in zip(model.config.id2label.values(), scores.tolist()):
    print(label, round(score, 3))
