from bertopic import BERTopic

model = BERTopic.load("acme/newspaper-topics")
print(model.get_topic_info())
