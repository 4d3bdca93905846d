# transformers 5 has no pipeline for this task, so this code loads the model directly.
from pruna import PrunaModel
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("google-t5/t5-small")
model = PrunaModel.from_pretrained("google-t5/t5-small")

# The text must start with the task.
text = "translate English to German: The ferry leaves the harbour at seven."
inputs = tokenizer(text, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
