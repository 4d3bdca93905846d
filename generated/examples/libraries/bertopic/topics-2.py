from bertopic import BERTopic

model = BERTopic.load("acme/newspaper-topics")

topics, probabilities = model.transform(["The city council votes on new bicycle lanes tonight."])
for word, weight in model.get_topic(topics[0]):
    print(word, round(weight, 3))
