import torch
from pxia import ANN

model = ANN.from_pretrained("acme/one-layer")

# One row of random numbers, with one number for each input of the layer
print(model(torch.rand(1, model.cfg.a)))
