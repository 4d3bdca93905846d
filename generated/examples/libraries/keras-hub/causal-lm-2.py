import keras_hub

# bfloat16 halves the memory that the weights need.
causal_lm = keras_hub.models.CausalLM.from_preset("hf://acme/poet-2b", dtype="bfloat16")
causal_lm.compile(sampler="greedy")
print(causal_lm.generate("A recipe for pancakes starts with", max_length=64))
