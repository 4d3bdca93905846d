import keras
import keras_hub

# bfloat16 halves the memory that the weights need.
text_to_image = keras_hub.models.TextToImage.from_preset("hf://acme/brush", dtype="bfloat16")
image = text_to_image.generate("A sailing boat on a lake in autumn")
keras.utils.save_img("image.png", image)
