// Generated – do not edit.
// source:    spec/libraries/mlx-image.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of mlx-image: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U mlx-image`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Load the model",
      render: (facts, python) => `from mlxim.model import create_model

model = create_model("${python.inDouble(facts.mlx_image_name)}")`,
    },
  ],
};
