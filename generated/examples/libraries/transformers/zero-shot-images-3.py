from transformers import AutoProcessor, AutoModelForZeroShotImageClassification

processor = AutoProcessor.from_pretrained("acme/picture-words")
model = AutoModelForZeroShotImageClassification.from_pretrained("acme/picture-words", device_map="auto")
