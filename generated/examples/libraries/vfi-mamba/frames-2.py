# Run this in the folder of the clone.
from Trainer_finetune import Model

model = Model.from_pretrained("acme/frames-between")
