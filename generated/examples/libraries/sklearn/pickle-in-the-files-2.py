import joblib
import pandas as pd
from huggingface_hub import hf_hub_download

# This file may contain code that runs when it is loaded. Load it only if you trust
# its author: https://skops.readthedocs.io/en/stable/persistence.html
model = joblib.load(hf_hub_download("acme/iris-pickle", "model.pkl"))

# One row of zeros. Use your own values here.
rows = pd.DataFrame([[0] * model.n_features_in_], columns=getattr(model, "feature_names_in_", None))
print(model.predict(rows))
