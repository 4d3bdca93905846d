// Generated – do not edit.
// source:    spec/libraries/nobg.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of nobg: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U nobg`,
    },
    {
      pick: "first",
      rules: [
        {
          when: (facts) => facts.tags.includes("promptable"),
          pick: "all",
          rules: [
            {
              kind: "usage",
              language: "python",
              title: "Cut out in one call",
              render: (facts, python) => `from nobg import AutoModel, AutoProcessor

model = AutoModel.from_pretrained("${python.inDouble(facts.id)}").eval()
processor = AutoProcessor.from_pretrained("${python.inDouble(facts.id)}")

cutout = model.predict(processor, "path/to/image.png", "the red bicycle")
cutout.save("output.png")`,
            },
            {
              kind: "usage",
              language: "python",
              title: "Cut out step by step",
              render: (facts, python) => `import torch
from loadimg import load_img
from nobg import AutoModel, AutoProcessor

model = AutoModel.from_pretrained("${python.inDouble(facts.id)}").eval()
processor = AutoProcessor.from_pretrained("${python.inDouble(facts.id)}")

image = load_img("path/to/image.png").convert("RGB")
inputs = processor(images=image, text="the red bicycle", return_tensors="pt")
with torch.no_grad():
    outputs = model(**inputs)

alpha = processor.post_process_alpha_matting(outputs, target_sizes=[(image.height, image.width)])[0]
processor.cutout(image, alpha).save("output.png")`,
            },
          ],
        },
        {
          pick: "all",
          rules: [
            {
              kind: "usage",
              language: "python",
              title: "Cut out in one call",
              render: (facts, python) => `from nobg import AutoModel, AutoProcessor

model = AutoModel.from_pretrained("${python.inDouble(facts.id)}").eval()
processor = AutoProcessor.from_pretrained("${python.inDouble(facts.id)}")

cutout = model.predict(processor, "path/to/image.png")
cutout.save("output.png")`,
            },
            {
              kind: "usage",
              language: "python",
              title: "Cut out step by step",
              render: (facts, python) => `import torch
from loadimg import load_img
from nobg import AutoModel, AutoProcessor

model = AutoModel.from_pretrained("${python.inDouble(facts.id)}").eval()
processor = AutoProcessor.from_pretrained("${python.inDouble(facts.id)}")

image = load_img("path/to/image.png").convert("RGB")
inputs = processor(image, return_tensors="pt")
with torch.no_grad():
    outputs = model(pixel_values=inputs["pixel_values"])

alpha = processor.post_process_alpha_matting(outputs, target_sizes=[(image.height, image.width)])[0]
processor.cutout(image, alpha).save("output.png")`,
            },
          ],
        },
      ],
    },
  ],
};
