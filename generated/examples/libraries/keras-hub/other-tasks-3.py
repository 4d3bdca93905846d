import keras_hub

backbone = keras_hub.models.Backbone.from_preset("hf://acme/street-view")
