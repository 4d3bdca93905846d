import torch
from pruna import PrunaModel

model = PrunaModel.from_pretrained("acme/next-values")

# A wave of 100 values. The model predicts the next values.
series = torch.sin(torch.linspace(0, 20, 100)).to(model.device)
outputs = model(past_values=[series], return_dict=True)
print(outputs.mean_predictions[0])
