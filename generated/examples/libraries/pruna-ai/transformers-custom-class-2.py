from pruna import PrunaModel
from transformers import AutoTokenizer

# The class is OwnDesignForCausalLM. Its code is in the model repository. Read the code first.
tokenizer = AutoTokenizer.from_pretrained("acme/own-design", trust_remote_code=True)
model = PrunaModel.from_pretrained("acme/own-design", trust_remote_code=True)

inputs = tokenizer(text="The old lighthouse keeper had never seen", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
