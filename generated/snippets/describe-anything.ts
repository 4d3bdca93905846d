// Generated – do not edit.
// source:    spec/libraries/describe-anything.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use describe-anything with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install git+https://github.com/NVlabs/describe-anything`);
  show("1", "usage", "python", "", `from dam import DescribeAnythingModel
from huggingface_hub import snapshot_download
from PIL import Image

snapshot_download("${python.inDouble(facts.id)}", local_dir="checkpoints")

# With "full+focal_crop", the model receives the whole image,
# and the region with some space around it.
dam = DescribeAnythingModel(
    model_path="checkpoints",
    conv_mode="v1",
    prompt_mode="full+focal_crop",
).to("cuda")

image = Image.open("path/to/image.png").convert("RGB")
mask = Image.open("path/to/mask.png").convert("L")  # The mask is white inside the region.
print(dam.get_description(image, mask, "<image>\\nWhat is in the marked region?"))`);
};
