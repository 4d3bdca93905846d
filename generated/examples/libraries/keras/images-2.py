import os

# Keras looks for its backend while it is being imported: "jax", "torch" or "tensorflow".
os.environ["KERAS_BACKEND"] = "jax"

import keras

model = keras.saving.load_model("hf://acme/leaf-classes")
model.summary()
