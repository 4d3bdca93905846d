// Generated – do not edit.
// source:    spec/libraries/tf-keras.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use tf-keras with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U tf-keras huggingface_hub`);
  show("1", "usage", "python", "Run the model", `import tensorflow as tf
import tf_keras
from huggingface_hub import snapshot_download

# The model was saved with Keras 2, which is now the package tf_keras: https://github.com/keras-team/tf-keras
model = tf_keras.models.load_model(snapshot_download("${python.inDouble(facts.id)}"))
model.summary()

# Random values in the shape that the model expects. Use your own values here.
inputs = tf.random.uniform((1, *model.input_shape[1:]))
print(model.predict(inputs))`);
};
