import mlx.core as mx
from mlxim.io import read_rgb
from mlxim.model import create_model
from mlxim.transform import ImageNetTransform
from mlxim.utils.imagenet import IMAGENET2012_CLASSES

model = create_model("vit_base_patch16_224")
model.eval()

# If the model page states another size, replace 224.
transform = ImageNetTransform(train=False, img_size=224)
image = mx.array(transform(read_rgb("path/to/image.png")))

probabilities = mx.softmax(model(image[None]), axis=-1)[0]
names = list(IMAGENET2012_CLASSES.values())
for index in mx.argsort(-probabilities)[:5].tolist():
    print(f"{names[index]}: {probabilities[index].item():.3f}")
