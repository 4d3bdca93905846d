// Generated – do not edit.
// source:    spec/libraries/routee-powertrain.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of routee-powertrain: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U routee.powertrain`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Estimate the energy for a trip",
      render: (facts, python) => `import pandas as pd
import routee.powertrain as pt
from routee.powertrain.registry import HFRegistry

registry = HFRegistry(repo_id="${python.inDouble(facts.id)}")
found = pt.query_available_models(
    make="fill-in-make",
    model="fill-in-model",
    registry=registry,
)
print(found)

# One of the ids found above, with all five parts
model = pt.load_model("make/vehicle_slug/year/config_slug/v1", registry=registry)
print(model)  # tells which columns it expects

# Two stretches of road
links = pd.DataFrame(
    {
        "distance_mi": [0.4, 1.2],
        "speed_mph": [25, 55],
        "grade_pct": [0.0, -1.5],
    }
)
print(model.predict(links))`,
    },
  ],
};
