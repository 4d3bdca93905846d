# transformers 5 has no pipeline for this task, so this code loads the model directly.
from transformers import AutoTokenizer, AutoModelForQuestionAnswering

tokenizer = AutoTokenizer.from_pretrained("acme/answer-finder")
model = AutoModelForQuestionAnswering.from_pretrained("acme/answer-finder", device_map="auto")

question = "Where do the bees live?"
context = "The bees live in the orchard behind the mill."
inputs = tokenizer(question, context, return_tensors="pt").to(model.device)
outputs = model(**inputs)

start, end = outputs.start_logits.argmax(), outputs.end_logits.argmax()
print(tokenizer.decode(inputs["input_ids"][0, start : end + 1], skip_special_tokens=True))
