import paddle
from paddlenlp.transformers import AutoTokenizer, ErnieForMaskedLM

tokenizer = AutoTokenizer.from_pretrained("acme/short-mask", from_hf_hub=True)
model = ErnieForMaskedLM.from_pretrained("acme/short-mask", from_hf_hub=True)
model.eval()

# Use a sentence in the language of the model.
inputs = tokenizer(f"In autumn the leaves turn {tokenizer.mask_token}.", return_tensors="pd")
logits = model(**inputs)

position = inputs["input_ids"][0].tolist().index(tokenizer.mask_token_id)
_, best = paddle.topk(logits[0, position], k=5)
print(tokenizer.convert_ids_to_tokens(best.tolist()))
