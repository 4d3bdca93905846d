import stanza

stanza.download("en")
nlp = stanza.Pipeline("en")

print(nlp("Put a sentence in the model's language here."))
