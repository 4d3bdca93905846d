// Generated – do not edit.
// source:    spec/libraries/perception-encoder.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

const ID_PATTERN = /Core/u;

/** Rules of perception-encoder: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `git clone https://github.com/facebookresearch/perception_models.git
cd perception_models
pip install -e .`,
    },
    {
      when: (facts) => ID_PATTERN.test(facts.id),
      pick: "all",
      rules: [
        {
          kind: "usage",
          language: "python",
          title: "Load the encoder of images and texts",
          render: (facts, python) => `import core.vision_encoder.pe as pe

model = pe.CLIP.from_config("${python.inDouble(facts.name)}", pretrained=True)`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Load the encoder of images alone",
          render: (facts, python) => `import core.vision_encoder.pe as pe

model = pe.VisionTransformer.from_config("${python.inDouble(facts.name)}", pretrained=True)`,
        },
      ],
    },
    {
      when: (facts) => !ID_PATTERN.test(facts.id),
      kind: "usage",
      language: "python",
      title: "Load the encoder of images",
      render: (facts, python) => `import core.vision_encoder.pe as pe

model = pe.VisionTransformer.from_config("${python.inDouble(facts.name)}", pretrained=True)`,
    },
  ],
};
