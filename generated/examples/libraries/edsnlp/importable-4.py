import eds_visit_notes

# edsnlp.load("eds_visit_notes") does the same.
nlp = eds_visit_notes.load()
doc = nlp("Le patient tousse depuis trois jours et prend du paracétamol.")
for entity in doc.ents:
    print(entity.text, entity.label_)
