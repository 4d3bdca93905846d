import fasttext
from huggingface_hub import hf_hub_download

model = fasttext.load_model(hf_hub_download("acme/word-vectors-nl", "model.bin"))

for similarity, word in model.get_nearest_neighbors("water", k=5):
    print(word, round(similarity, 3))
print(model.get_sentence_vector("The library closes at eight on Fridays").shape)
