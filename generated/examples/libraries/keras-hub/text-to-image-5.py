import keras_hub

# The model without a head, as a base for your own model. Prints the shape of its features.
backbone = keras_hub.models.Backbone.from_preset("hf://acme/brush")
print(backbone.output_shape)
