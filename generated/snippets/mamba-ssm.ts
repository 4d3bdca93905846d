// Generated – do not edit.
// source:    spec/libraries/mamba-ssm.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of mamba-ssm: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U torch
pip install -U mamba-ssm --no-build-isolation`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Load the model",
      render: (facts, python) => `from mamba_ssm import MambaLMHeadModel

model = MambaLMHeadModel.from_pretrained("${python.inDouble(facts.id)}")`,
    },
  ],
};
