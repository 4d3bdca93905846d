import edsnlp

nlp = edsnlp.load("visit-notes")
doc = nlp("Le patient tousse depuis trois jours et prend du paracétamol.")
for entity in doc.ents:
    print(entity.text, entity.label_)
