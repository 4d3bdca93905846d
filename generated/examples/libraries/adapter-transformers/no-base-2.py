from adapters import AutoAdapterModel
from transformers import AutoTokenizer

base_model = "fill-in-base-model"
model = AutoAdapterModel.from_pretrained(base_model)
model.load_adapter("acme/lost-adapter", set_active=True)

tokenizer = AutoTokenizer.from_pretrained(base_model)
inputs = tokenizer("The soup was cold, but the waiter was kind.", return_tensors="pt")
outputs = model(**inputs)
print(outputs[0])  # the output of the adapter's head, or the features of each token if there is no head
