from transformers import AutoTokenizer, AutoModelForCausalLM

tokenizer = AutoTokenizer.from_pretrained("acme/own-design", trust_remote_code=True)
# Gives a OwnDesignForCausalLM, whose code comes with the model. Read it before you run it.
model = AutoModelForCausalLM.from_pretrained("acme/own-design", trust_remote_code=True, device_map="auto")
