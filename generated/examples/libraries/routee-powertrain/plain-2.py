import pandas as pd
import routee.powertrain as pt
from routee.powertrain.registry import HFRegistry

registry = HFRegistry(repo_id="acme/vehicle-registry")
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
print(model.predict(links))
