from pruna import PrunaModel

model = PrunaModel.from_pretrained("acme/odd-class", device_map="auto")
