import os

# Keras reads its backend when it is imported: "jax", "torch" or "tensorflow".
os.environ["KERAS_BACKEND"] = "jax"

import keras
from huggingface_hub import snapshot_download

model = keras.saving.load_model(snapshot_download("leaf-classes"))

model.summary()

# Random values in the shape that the model expects. Use your own values here.
inputs = keras.random.uniform((1, *model.input_shape[1:]))
print(model.predict(inputs))
