import en_news_sm

nlp = en_news_sm.load()

doc = nlp("Lena has rented a small flat in Lisbon since March.")
for token in doc:
    print(token.text, token.pos_, token.dep_)
