from pruna_pro import PrunaProModel

model = PrunaProModel.from_pretrained("acme/pruna-fast")
