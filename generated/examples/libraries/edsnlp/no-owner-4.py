import visit_notes

# edsnlp.load("visit_notes") does the same.
nlp = visit_notes.load()
doc = nlp("Le patient tousse depuis trois jours et prend du paracétamol.")
for entity in doc.ents:
    print(entity.text, entity.label_)
