from nobg import AutoModel, AutoProcessor

model = AutoModel.from_pretrained("acme/cut-by-name")
processor = AutoProcessor.from_pretrained("acme/cut-by-name")

cutout = model.predict(processor, "path/to/image.png", "the red bicycle")
cutout.save("output.png")
