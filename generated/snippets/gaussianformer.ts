// Generated – do not edit.
// source:    spec/libraries/gaussianformer.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of gaussianformer: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install (Linux, NVIDIA GPU, Python 3.12)",
      render: () => `uv add "gaussianformer[flash] @ git+https://github.com/SVLwoof/gaussianformer"`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Load the pipeline",
      render: (facts, python) => `from gaussianformer.pipelines.rendering_pipeline import GaussianFormerRenderingPipeline

pipeline = GaussianFormerRenderingPipeline.from_pretrained("${python.inDouble(facts.id)}")`,
    },
  ],
};
