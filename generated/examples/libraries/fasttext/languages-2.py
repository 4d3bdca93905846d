import fasttext
from huggingface_hub import hf_hub_download

model = fasttext.load_model(hf_hub_download("acme/which-language", "model.bin"))
print(model.get_sentence_vector("The library closes at eight on Fridays").shape)
