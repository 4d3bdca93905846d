import torch
from moshi.models import loaders

checkpoint = loaders.CheckpointInfo.from_hf_repo("acme/chatterer-pytorch-bf16")
mimi = checkpoint.get_mimi(device="cuda")
mimi.set_num_codebooks(8)

# Ten seconds of noise: one recording, one channel, 24,000 samples a second.
wav = torch.randn(1, 1, 24000 * 10)
with torch.no_grad():
    codes = mimi.encode(wav.cuda())
    decoded = mimi.decode(codes)
print(codes.shape, decoded.shape)
