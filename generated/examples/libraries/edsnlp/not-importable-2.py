import edsnlp

nlp = edsnlp.load("acme/eds-notes-v0.2")
doc = nlp("Le patient tousse depuis trois jours et prend du paracétamol.")
for entity in doc.ents:
    print(entity.text, entity.label_)
