from transformers import AutoTokenizer, AutoModelForCausalLM

tokenizer = AutoTokenizer.from_pretrained("acme/own-design", trust_remote_code=True)
# The class is OwnDesignForCausalLM. Its code comes with the model: read it before you run it.
model = AutoModelForCausalLM.from_pretrained("acme/own-design", trust_remote_code=True, device_map="auto")
