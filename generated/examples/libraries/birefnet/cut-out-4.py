# Run this in the folder BiRefNet.
from models.birefnet import BiRefNet

model = BiRefNet.from_pretrained("acme/outline-hd")
