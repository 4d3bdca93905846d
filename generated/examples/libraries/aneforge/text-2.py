import aneforge as af
from transformers import AutoTokenizer

tok = AutoTokenizer.from_pretrained("acme/pocket-writer")
model = af.load_llm("acme/pocket-writer")

ids = tok.encode("The best time to plant a tree is")
print(tok.decode(model.generate(ids, max_new_tokens=20)))
