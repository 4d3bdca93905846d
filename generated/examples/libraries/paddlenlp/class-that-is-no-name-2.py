# AutoModel loads models of any type.
from paddlenlp.transformers import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("acme/odd-mask", from_hf_hub=True)
model = AutoModel.from_pretrained("acme/odd-mask", from_hf_hub=True)
model.eval()

# Use a sentence in the language of the model.
inputs = tokenizer("The harvest was early this year.", return_tensors="pd")
print(model(**inputs))
