import tf_keras
from huggingface_hub import snapshot_download

# Saved by Keras 2, which lives on as tf_keras: https://github.com/keras-team/tf-keras
model = tf_keras.models.load_model(snapshot_download("flower-net"))
model.summary()
