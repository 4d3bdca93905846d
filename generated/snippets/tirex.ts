// Generated – do not edit.
// source:    spec/libraries/tirex.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of tirex: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U tirex-ts`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Forecast",
      render: (facts, python) => `import torch
from tirex import load_model

model = load_model("${python.inDouble(facts.id)}")

# Five series of 128 values each
data = torch.rand((5, 128))
quantiles, mean = model.forecast(context=data, prediction_length=64)
print(mean.shape)  # torch.Size([5, 64])`,
    },
  ],
};
