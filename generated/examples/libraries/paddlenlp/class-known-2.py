from paddlenlp.transformers import AutoTokenizer, ErnieForMaskedLM

tokenizer = AutoTokenizer.from_pretrained("acme/short-mask", from_hf_hub=True)
model = ErnieForMaskedLM.from_pretrained("acme/short-mask", from_hf_hub=True)
