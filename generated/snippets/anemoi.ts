// Generated – do not edit.
// source:    spec/libraries/anemoi.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of anemoi: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U "anemoi-inference[huggingface]" anemoi-models`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Load the model",
      render: (facts, python) => `from anemoi.inference.config.run import RunConfiguration
from anemoi.inference.runners.default import DefaultRunner

config = RunConfiguration(checkpoint={"huggingface": "${python.inDouble(facts.id)}"})
runner = DefaultRunner(config)`,
    },
  ],
};
