import torch
from pruna import PrunaModel

model = PrunaModel.from_pretrained("acme/forecast")

# Random values. Use the last context_length values of your own series, one column per channel.
series = torch.randn(1, model.config.context_length, model.config.num_input_channels)
outputs = model(past_values=series.to(model.device))
print(outputs[0].shape)
