from huggingface_hub import hf_hub_download
from skops.io import get_untrusted_types, load

path = hf_hub_download("acme/penguins", "penguins.skops")

# Go through this list before you load the file: each of these types may run code.
types = get_untrusted_types(file=path)
print(types)

model = load(path, trusted=types)
print(model)
