import keras_hub

task = keras_hub.models.ObjectDetector.from_preset("hf://acme/street-view")
