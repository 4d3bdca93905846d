from peft import PeftModel
from transformers import AutoModelForCausalLM, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("acme/talker-8b")
base_model = AutoModelForCausalLM.from_pretrained("acme/talker-8b", device_map="auto")
model = PeftModel.from_pretrained(base_model, "acme/manners-lora")

messages = [{"role": "user", "content": "Which herbs grow well on a balcony?"}]
inputs = tokenizer.apply_chat_template(
    messages, add_generation_prompt=True, return_dict=True, return_tensors="pt"
).to(model.device)
outputs = model.generate(**inputs, max_new_tokens=200)
print(tokenizer.decode(outputs[0][inputs["input_ids"].shape[-1] :], skip_special_tokens=True))
