from pruna import PrunaModel

model = PrunaModel.from_pretrained("acme/pruna-small")
