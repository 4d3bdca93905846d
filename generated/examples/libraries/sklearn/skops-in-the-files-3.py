import pandas as pd
from huggingface_hub import hf_hub_download
from skops.io import get_untrusted_types, load

path = hf_hub_download("acme/iris-skops", "model.skops")
# Types in the file can run code when it is loaded. Continue only if you trust all of them.
model = load(path, trusted=get_untrusted_types(file=path))

# One row of zeros. Use your own values here.
rows = pd.DataFrame([[0] * model.n_features_in_], columns=getattr(model, "feature_names_in_", None))
print(model.predict(rows))
