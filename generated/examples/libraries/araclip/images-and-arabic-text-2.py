from araclip import AraClip

model = AraClip.from_pretrained("acme/picture-words-arabic")
