import torch
from pruna import PrunaModel

model = PrunaModel.from_pretrained("acme/forecast")

# Random values: put the last context_length values of your own series here, one column for each channel.
series = torch.randn(1, model.config.context_length, model.config.num_input_channels)
outputs = model(past_values=series.to(model.device))
print(outputs[0].shape)
