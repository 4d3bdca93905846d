// Generated – do not edit.
// source:    spec/libraries/colipri.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of colipri: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U colipri`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Compare a scan with descriptions",
      render: (facts, python) => `from colipri import ZeroShotImageClassificationPipeline, get_processor, load_sample_ct

processor = get_processor()
pipeline = ZeroShotImageClassificationPipeline("${python.inDouble(facts.id)}", processor)

image = load_sample_ct()
print(pipeline(image, ["Fluid around the lungs", "Healthy lungs"]))`,
    },
  ],
};
