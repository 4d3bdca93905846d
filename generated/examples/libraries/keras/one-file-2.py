import os

# Keras reads its backend when it is imported: "jax", "torch" or "tensorflow".
os.environ["KERAS_BACKEND"] = "jax"

import keras
from huggingface_hub import hf_hub_download

model = keras.saving.load_model(hf_hub_download("acme/leaf-classes-file", "leaf.keras"))

path = keras.utils.get_file(
    origin="https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
)
image = keras.utils.load_img(path, target_size=model.input_shape[1:3])
print(model.predict(keras.utils.img_to_array(image)[None]))
