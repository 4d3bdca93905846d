from huggingface_hub import hf_hub_download
from skops.io import get_untrusted_types

path = hf_hub_download("acme/penguins", "penguins.skops")

# Each of these types may run code when the file is loaded: read the list, and go on only if you trust them all.
print(get_untrusted_types(file=path))
