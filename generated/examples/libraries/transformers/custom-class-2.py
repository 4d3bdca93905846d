from transformers import pipeline

# The class is OwnDesignForCausalLM. Its code comes with the model: read it before you run it.
pipe = pipeline("text-generation", model="acme/own-design", trust_remote_code=True)

texts = pipe("The old lighthouse keeper had never seen")
print(texts[0]["generated_text"])
