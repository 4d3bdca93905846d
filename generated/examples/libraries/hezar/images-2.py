from hezar.models import Model

model = Model.load("acme/captions-fa")

outputs = model.predict("path/to/image.png")
print(outputs[0])
