import keras
import keras_hub

classifier = keras_hub.models.ImageClassifier.from_preset("hf://acme/leaf-net", num_classes=2)

# Random images and labels. Use your own here.
images = keras.random.randint((32, 64, 64, 3), 0, 256)
labels = keras.random.randint((32, 1), 0, 2)
classifier.fit(x=images, y=labels)
print(classifier.predict(keras.random.randint((1, 64, 64, 3), 0, 256)))
