// Generated – do not edit.
// source:    spec/libraries/nobg.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use nobg with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U nobg`);
  if (facts.tags.includes("promptable")) {
    show("1.0", "usage", "python", "Cut out what a text names", `from nobg import AutoModel, AutoProcessor

model = AutoModel.from_pretrained("${python.inDouble(facts.id)}")
processor = AutoProcessor.from_pretrained("${python.inDouble(facts.id)}")

cutout = model.predict(processor, "path/to/image.png", "the red bicycle")
cutout.save("output.png")`);
  } else {
    show("1.1", "usage", "python", "Remove the background", `from nobg import AutoModel, AutoProcessor

model = AutoModel.from_pretrained("${python.inDouble(facts.id)}")
processor = AutoProcessor.from_pretrained("${python.inDouble(facts.id)}")

cutout = model.predict(processor, "path/to/image.png")
cutout.save("output.png")`);
  }
};
