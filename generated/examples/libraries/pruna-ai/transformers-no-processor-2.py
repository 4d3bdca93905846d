from pruna import PrunaModel

model = PrunaModel.from_pretrained("acme/forecast", device_map="auto")
