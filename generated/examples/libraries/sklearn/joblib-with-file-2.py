import joblib
from huggingface_hub import hf_hub_download

# This file may contain code that runs when it is loaded. Load it only if you trust
# its author: https://skops.readthedocs.io/en/stable/persistence.html
model = joblib.load(hf_hub_download("acme/spam-words-2", "models/spam.joblib"))
print(model.predict(["The soup was cold, but the waiter was kind."]))
