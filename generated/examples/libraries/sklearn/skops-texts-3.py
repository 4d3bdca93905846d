from huggingface_hub import hf_hub_download
from skops.io import get_untrusted_types, load

path = hf_hub_download("acme/subject-lines", "subjects.skops")
# Types in the file can run code when it is loaded. Continue only if you trust all of them.
model = load(path, trusted=get_untrusted_types(file=path))
print(model.predict(["The soup was cold, but the waiter was kind."]))
