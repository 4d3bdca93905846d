from relik import Relik

relik = Relik.from_pretrained("acme/relation-extraction-small")
result = relik("Astrid Lindgren wrote her first book in Stockholm.")

for triplet in result.triplets:
    print(triplet.subject.text, "-", triplet.label, "-", triplet.object.text)
