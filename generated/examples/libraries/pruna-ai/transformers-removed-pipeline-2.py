from pruna import PrunaModel
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("acme/short-story")
model = PrunaModel.from_pretrained("acme/short-story", device_map="auto")
