import spacy

nlp = spacy.load("en_news_sm")

doc = nlp("The ferry leaves the harbour at seven.")
for token in doc:
    print(token.text, token.pos_, token.dep_)
