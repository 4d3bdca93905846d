import torch
from transformers import AutoModelForTimeSeriesPrediction

model = AutoModelForTimeSeriesPrediction.from_pretrained("acme/next-values", device_map="auto")

# A wave of 100 values. The model predicts the next values.
series = torch.sin(torch.linspace(0, 20, 100)).to(model.device)
outputs = model(past_values=[series], return_dict=True)
print(outputs.mean_predictions[0])
