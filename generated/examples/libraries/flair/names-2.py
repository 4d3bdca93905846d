from flair.data import Sentence
from flair.models import SequenceTagger

tagger = SequenceTagger.load("flair/ner-english")

sentence = Sentence("Marta moved from Lisbon to Oslo in May.")
tagger.predict(sentence)
for label in sentence.get_labels():
    print(label)
