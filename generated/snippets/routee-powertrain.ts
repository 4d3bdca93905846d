// Generated – do not edit.
// source:    spec/libraries/routee-powertrain.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use routee-powertrain with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `# Needs Python 3.10, 3.11 or 3.12.
pip install -U routee.powertrain huggingface_hub`);
  show("1", "usage", "python", "Estimate the energy for a trip", `import pandas as pd
import routee.powertrain as pt
from routee.powertrain.registry import HFRegistry

registry = HFRegistry(repo_id="${python.inDouble(facts.id)}")
model_ids = registry.list_models()

model = pt.load_model(model_ids[0], registry=registry)
print(model)  # shows the columns that the model expects

# Two sections of road
links = pd.DataFrame(
    {
        "distance_mi": [0.4, 1.2],
        "speed_mph": [25, 55],
        "grade_pct": [0.0, -1.5],
    }
)
print(model.predict(links))`);
};
