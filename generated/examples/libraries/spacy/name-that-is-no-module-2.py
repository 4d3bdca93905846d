import spacy

nlp = spacy.load("en-news.v2")

doc = nlp("Lena has rented a small flat in Lisbon since March.")
for token in doc:
    print(token.text, token.pos_, token.dep_)
