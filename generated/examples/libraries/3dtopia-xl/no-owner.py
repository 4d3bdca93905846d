from threedtopia_xl.models import threedtopia_xl

model = threedtopia_xl.from_pretrained("toy-sculptor")
model.generate(cond="path/to/image.png")
