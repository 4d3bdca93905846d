from pruna import PrunaModel
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("acme/own-design", trust_remote_code=True)
# The class is OwnDesignForCausalLM. Its code comes with the model: read it before you run it.
model = PrunaModel.from_pretrained("acme/own-design", trust_remote_code=True, device_map="auto")
