// Generated – do not edit.
// source:    spec/libraries/terratorch.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of terratorch: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U terratorch`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Build the backbone",
      render: (facts, python) => `from terratorch.registry import BACKBONE_REGISTRY

model = BACKBONE_REGISTRY.build("${python.inDouble(facts.id)}")`,
    },
  ],
};
