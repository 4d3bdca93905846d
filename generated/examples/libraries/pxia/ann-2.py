import torch
from pxia import ANN

model = ANN.from_pretrained("acme/one-layer")

# One row of as many numbers as the layer takes
print(model(torch.rand(1, model.cfg.a)))
