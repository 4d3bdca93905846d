import joblib
import pandas as pd
from huggingface_hub import hf_hub_download

# This file may contain code that runs when it is loaded. Load it only if you trust
# its author: https://skops.readthedocs.io/en/stable/persistence.html
model = joblib.load(hf_hub_download("acme/harvest", "sklearn_model.joblib"))

rows = pd.DataFrame({"rain": [31, 44], "sun": [7.5, 6]})
print(model.predict(rows))
