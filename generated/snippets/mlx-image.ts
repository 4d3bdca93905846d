// Generated – do not edit.
// source:    spec/libraries/mlx-image.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use mlx-image with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `# Needs a Mac with Apple silicon, and Python 3.13 or newer.
pip install -U mlx-image`);
  show("1", "usage", "python", "Classify an image", `import mlx.core as mx
from mlxim.io import read_rgb
from mlxim.model import create_model
from mlxim.transform import ImageNetTransform
from mlxim.utils.imagenet import IMAGENET2012_CLASSES

model = create_model("${python.inDouble(facts.mlx_image_name)}")
model.eval()

# If the model page states another size, replace 224.
transform = ImageNetTransform(train=False, img_size=224)
image = mx.array(transform(read_rgb("path/to/image.png")))

probabilities = mx.softmax(model(image[None]), axis=-1)[0]
names = list(IMAGENET2012_CLASSES.values())
for index in mx.argsort(-probabilities)[:5].tolist():
    print(f"{names[index]}: {probabilities[index].item():.3f}")`);
};
