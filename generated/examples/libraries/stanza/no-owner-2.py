import stanza

stanza.download("zh-hans")
nlp = stanza.Pipeline("zh-hans")

print(nlp("Put a sentence in the model's language here."))
