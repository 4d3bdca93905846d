// Generated – do not edit.
// source:    spec/libraries/swarmformer.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of swarmformer: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U "git+https://github.com/takara-ai/SwarmFormer.git"`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Load the model",
      render: (facts, python) => `from swarmformer import SwarmFormerModel

model = SwarmFormerModel.from_pretrained("${python.inDouble(facts.id)}")`,
    },
  ],
};
