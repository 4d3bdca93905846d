from nobg import AutoModel, AutoProcessor

model = AutoModel.from_pretrained("acme/cut-portrait")
processor = AutoProcessor.from_pretrained("acme/cut-portrait")

cutout = model.predict(processor, "path/to/image.png")
cutout.save("output.png")
