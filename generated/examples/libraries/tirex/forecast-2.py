import torch
from tirex import load_model

model = load_model("acme/tirex-small")

# Five series of 128 values each
data = torch.rand((5, 128))
quantiles, mean = model.forecast(context=data, prediction_length=64)
print(mean.shape)  # torch.Size([5, 64])
