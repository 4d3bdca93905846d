import en_news_sm

nlp = en_news_sm.load()

doc = nlp("The ferry leaves the harbour at seven.")
for token in doc:
    print(token.text, token.pos_, token.dep_)
