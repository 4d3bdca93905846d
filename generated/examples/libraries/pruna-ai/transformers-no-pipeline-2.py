from pruna import PrunaModel

model = PrunaModel.from_pretrained("acme/walker")

# Only the class of this model knows its inputs. This prints what model(...) takes:
help(model.forward)
