from pruna import PrunaModel

# The inputs of the model are unknown. This prints how it was compressed, and the arguments of model.run_inference(...):
model = PrunaModel.from_pretrained("acme/pruna-small")
print(model.smash_config)
help(model.run_inference)
