import cartesia_mlx as cmx
import mlx.core as mx

model = cmx.from_pretrained("acme/state-space-1b-4bit-mlx")
model.set_dtype(mx.float32)

prompt = "The best thing about a long train ride is"
print(prompt, end="", flush=True)
for text in model.generate(prompt, max_tokens=500, eval_every_n=5, top_p=0.99, temperature=0.85):
    print(text, end="", flush=True)
