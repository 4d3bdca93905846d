from pruna_pro import PrunaProModel

# The inputs of the model are unknown. This prints how it was compressed, and the arguments of model.run_inference(...):
model = PrunaProModel.from_pretrained("acme/pruna-faster")
print(model.smash_config)
help(model.run_inference)
