import pandas as pd
import routee.powertrain as pt
from routee.powertrain.registry import HFRegistry

registry = HFRegistry(repo_id="acme/vehicle-registry")
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
print(model.predict(links))
