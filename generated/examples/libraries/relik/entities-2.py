from relik import Relik

relik = Relik.from_pretrained("acme/who-is-meant")
print(relik("Astrid Lindgren wrote her first book in Stockholm."))
