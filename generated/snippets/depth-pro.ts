// Generated – do not edit.
// source:    spec/libraries/depth-pro.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use depth-pro with a model. */
export const rules: Rules = (facts, { bash }, show) => {
  show("0", "install", "bash", "Install", `pip install -U huggingface_hub git+https://github.com/apple/ml-depth-pro`);
  show("1", "install", "bash", "Download the weights", `hf download --local-dir checkpoints ${bash.inWord(facts.id)}`);
  show("2", "usage", "python", "Estimate depth", `import depth_pro

# Reads the weights from the folder "checkpoints".
model, transform = depth_pro.create_model_and_transforms()
model.eval()

image, _, f_px = depth_pro.load_rgb("path/to/image.png")
prediction = model.infer(transform(image), f_px=f_px)

depth = prediction["depth"]  # metres, for each pixel
focallength_px = prediction["focallength_px"]  # pixels
print("Depth in metres:", float(depth.min()), "to", float(depth.max()))
print("Focal length in pixels:", float(focallength_px))`);
};
