import visit_notes

# You can also write: edsnlp.load("visit_notes")
nlp = visit_notes.load()
doc = nlp("Le patient tousse depuis trois jours et prend du paracétamol.")
for entity in doc.ents:
    print(entity.text, entity.label_)
