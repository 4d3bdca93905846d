import keras_hub

classifier = keras_hub.models.TextClassifier.from_preset("hf://acme/review-judge", num_classes=2)

# Train the new head with your own texts and labels.
classifier.fit(x=["The soup was wonderful.", "We waited an hour for cold food."], y=[1, 0])
print(classifier.predict(["I would come back any time."]))
