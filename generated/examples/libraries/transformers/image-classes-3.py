from transformers import AutoImageProcessor, AutoModelForImageClassification

processor = AutoImageProcessor.from_pretrained("acme/leaf-sorter")
model = AutoModelForImageClassification.from_pretrained("acme/leaf-sorter", device_map="auto")
