import keras_hub

task = keras_hub.models.ImageToImage.from_preset("hf://acme/brush")
