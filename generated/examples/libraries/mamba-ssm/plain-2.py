import torch
from mamba_ssm import MambaLMHeadModel
from transformers import AutoTokenizer

# The checkpoints contain no tokenizer. The models of the organisation state-spaces use this tokenizer.
tokenizer = AutoTokenizer.from_pretrained("EleutherAI/gpt-neox-20b")
model = MambaLMHeadModel.from_pretrained("state-spaces/mamba-130m", device="cuda", dtype=torch.float16)

inputs = tokenizer("The best thing about a rainy day is", return_tensors="pt").to("cuda")
tokens = model.generate(inputs.input_ids, max_length=60)
print(tokenizer.decode(tokens[0]))
