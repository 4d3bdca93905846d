import stanza

stanza.download("fill-in-language")
nlp = stanza.Pipeline("fill-in-language")

print(nlp("Put a sentence in the model's language here."))
