// Generated – do not edit.
// source:    spec/libraries/tirex.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use tirex with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U tirex-ts`);
  show("1", "usage", "python", "Forecast", `import torch
from tirex import load_model

model = load_model("${python.inDouble(facts.id)}")

# Two series of 128 values each
steps = torch.arange(128)
series = torch.stack([torch.sin(steps / 6), steps / 128])
quantiles, mean = model.forecast(context=series, prediction_length=12)
print(mean)  # twelve values for each series`);
};
