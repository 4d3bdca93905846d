import torch
from transformers import AutoModel

model = AutoModel.from_pretrained("acme/forecast", device_map="auto")

# Random values. Use the last context_length values of your own series, one column per channel.
series = torch.randn(1, model.config.context_length, model.config.num_input_channels)
outputs = model(past_values=series.to(model.device))
print(outputs[0].shape)
