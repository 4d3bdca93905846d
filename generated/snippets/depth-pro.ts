// Generated – do not edit.
// source:    spec/libraries/depth-pro.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of depth-pro: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U huggingface_hub git+https://github.com/apple/ml-depth-pro`,
    },
    {
      kind: "usage",
      language: "bash",
      title: "Download the weights",
      render: (facts, bash) => `hf download --local-dir checkpoints ${bash.inWord(facts.id)}`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Estimate depth",
      render: () => `import depth_pro

# Reads the weights from the folder "checkpoints".
model, transform = depth_pro.create_model_and_transforms()
model.eval()

image, _, f_px = depth_pro.load_rgb("path/to/image.png")
prediction = model.infer(transform(image), f_px=f_px)

depth = prediction["depth"]  # metres, for each pixel
focallength_px = prediction["focallength_px"]  # pixels
print(depth.shape, focallength_px)`,
    },
  ],
};
