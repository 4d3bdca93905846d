import stanza

stanza.download("en")
nlp = stanza.Pipeline("en")

document = nlp("The ferry leaves the harbour at seven.")
for word in document.iter_words():
    print(word.text, word.upos)
