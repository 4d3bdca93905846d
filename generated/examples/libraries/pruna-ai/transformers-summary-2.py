# transformers 5 has no pipeline for this task, so this code loads the model directly.
from pruna import PrunaModel
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("acme/short-story")
model = PrunaModel.from_pretrained("acme/short-story")

article = "The town of Marle has reopened its covered market after two years of work. The roof was rebuilt with timber from the nearby forest, and forty stalls now sell fruit, bread and cheese on four days a week."
inputs = tokenizer(text=article, return_tensors="pt", truncation=True).to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
