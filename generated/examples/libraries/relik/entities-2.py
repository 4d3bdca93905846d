from relik import Relik

relik = Relik.from_pretrained("sapienzanlp/relik-entity-linking-large")
result = relik("Astrid Lindgren wrote her first book in Stockholm.")

for span in result.spans:
    print(span.text, "-", span.label)
