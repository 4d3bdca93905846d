from deepforest import main

model = main.deepforest()
model.load_model(model_name="acme/treetops")

boxes = model.predict_image(path="path/to/aerial-image.png")
print(boxes)
