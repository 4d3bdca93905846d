from pruna import PrunaModel
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("acme/names")
model = PrunaModel.from_pretrained("acme/names")

inputs = tokenizer("Ines moved from Porto to Oslo and now repairs bicycles by the harbour.", return_tensors="pt").to(model.device)
labels = model(**inputs).logits.argmax(-1)[0].tolist()
tokens = tokenizer.convert_ids_to_tokens(inputs["input_ids"][0])
for token, label in zip(tokens, labels):
    print(token, model.config.id2label[label])
