import torch
from tirex import load_model

model = load_model("NX-AI/TiRex")

# Two series of 128 values each
steps = torch.arange(128)
series = torch.stack([torch.sin(steps / 6), steps / 128])
quantiles, mean = model.forecast(context=series, prediction_length=12)
print(mean)  # twelve values for each series
