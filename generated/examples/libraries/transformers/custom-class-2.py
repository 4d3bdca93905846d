from transformers import pipeline

# The class is OwnDesignForCausalLM. Its code is in the model repository. Read the code first.
pipe = pipeline("text-generation", model="acme/own-design", trust_remote_code=True)

texts = pipe("The old lighthouse keeper had never seen")
print(texts[0]["generated_text"])
