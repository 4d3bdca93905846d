from pruna import PrunaModel
from transformers import AutoProcessor

processor = AutoProcessor.from_pretrained("acme/picture-words")
model = PrunaModel.from_pretrained("acme/picture-words", device_map="auto")
