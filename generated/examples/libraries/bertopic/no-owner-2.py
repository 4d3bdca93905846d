from bertopic import BERTopic

model = BERTopic.load("newspaper topics")
print(model.get_topic_info())
