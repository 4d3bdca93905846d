import fasttext
from huggingface_hub import hf_hub_download

model = fasttext.load_model(hf_hub_download("acme/which-language", "model.bin"))

labels, probabilities = model.predict("The library closes at eight on Fridays", k=3)
for label, probability in zip(labels, probabilities):
    print(label.removeprefix("__label__"), round(float(probability), 3))
