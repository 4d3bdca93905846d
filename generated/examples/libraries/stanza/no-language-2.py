import stanza

stanza.download("fill-in-language")
nlp = stanza.Pipeline("fill-in-language")

# Put a sentence in the model's language here.
document = nlp("...")
for word in document.iter_words():
    print(word.text, word.upos)
