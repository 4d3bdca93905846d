import stanza

stanza.download("zh-hans")
nlp = stanza.Pipeline("zh-hans")

document = nlp("渡轮七点离开港口。")
for word in document.iter_words():
    print(word.text, word.upos)
