from pruna import PrunaModel

model = PrunaModel.from_pretrained("acme/odd-class")

# Only the class of this model knows its inputs. This prints what model(...) takes:
help(model.forward)
