// Generated – do not edit.
// source:    spec/libraries/colipri.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use colipri with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U colipri`);
  show("1", "usage", "python", "Compare a scan with descriptions", `from colipri import ZeroShotImageClassificationPipeline, get_processor, load_sample_ct

processor = get_processor()
pipeline = ZeroShotImageClassificationPipeline("${python.inDouble(facts.id)}", processor)

image = load_sample_ct()
print(pipeline(image, ["Fluid around the lungs", "Healthy lungs"]))`);
};
