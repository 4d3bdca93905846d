import stanza

stanza.download("fill-in-language")
nlp = stanza.Pipeline("fill-in-language")

# Use a sentence in the language of the model.
document = nlp("...")
for word in document.iter_words():
    print(word.text, word.upos)
