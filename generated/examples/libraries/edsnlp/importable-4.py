import eds_visit_notes

# You can also write: edsnlp.load("eds_visit_notes")
nlp = eds_visit_notes.load()
doc = nlp("Le patient tousse depuis trois jours et prend du paracétamol.")
for entity in doc.ents:
    print(entity.text, entity.label_)
