import tensorflow as tf
import tf_keras
from huggingface_hub import snapshot_download

# The model was saved with Keras 2, which is now the package tf_keras: https://github.com/keras-team/tf-keras
model = tf_keras.models.load_model(snapshot_download("flower-net"))
model.summary()

# Random values in the shape that the model expects. Use your own values here.
inputs = tf.random.uniform((1, *model.input_shape[1:]))
print(model.predict(inputs))
