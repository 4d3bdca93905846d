import keras_hub

task = keras_hub.models.Inpaint.from_preset("hf://acme/brush")
