from paddlenlp.transformers import AutoTokenizer, ErnieForTokenClassification

tokenizer = AutoTokenizer.from_pretrained("acme/short-names", from_hf_hub=True)
model = ErnieForTokenClassification.from_pretrained("acme/short-names", from_hf_hub=True)
model.eval()

# Use a sentence in the language of the model.
inputs = tokenizer("The harvest was early this year.", return_tensors="pd")
print(model(**inputs))
