from pruna import PrunaModel

model = PrunaModel.from_pretrained("acme/walker")

# The inputs depend on the class of this model. This prints the arguments of model(...):
help(model.forward)
