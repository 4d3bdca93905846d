from huggingface_hub import hf_hub_download
from skops.io import get_untrusted_types

path = hf_hub_download("acme/iris-skops", "model.skops")

# Each of these types can run code when the file is loaded. Continue only if you trust all of them.
print(get_untrusted_types(file=path))
