import torch
from pxia import ANN

model = ANN.from_pretrained("acme/one-layer")

# One row. It has as many numbers as the layer has inputs.
print(model(torch.rand(1, model.cfg.a)))
