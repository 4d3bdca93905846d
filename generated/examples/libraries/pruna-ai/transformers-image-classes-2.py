from pruna import PrunaModel
from transformers import AutoImageProcessor

processor = AutoImageProcessor.from_pretrained("acme/leaf-sorter")
model = PrunaModel.from_pretrained("acme/leaf-sorter", device_map="auto")
