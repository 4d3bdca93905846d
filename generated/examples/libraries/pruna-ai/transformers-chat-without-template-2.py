from pruna import PrunaModel
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("acme/silent-8b")
model = PrunaModel.from_pretrained("acme/silent-8b", device_map="auto")
