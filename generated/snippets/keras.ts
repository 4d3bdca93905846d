// Generated – do not edit.
// source:    spec/libraries/keras.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use keras with a model. */
export const rules: Rules = (facts, { python }, show) => {
  if (facts.saved_model_file !== "" && !(facts.keras_file !== "")) {
    show("0", "message", "text", "", "The model is in TensorFlow's format SavedModel, which Keras 3 cannot load. Use TF-Keras.");
  } else {
    show("1.0", "install", "bash", "Install", `pip install -U keras jax huggingface_hub pillow`);
    if (facts.pipeline_tag === "image-classification") {
      show("1.1.0", "usage", "python", "", `import os

# Keras reads its backend when it is imported: "jax", "torch" or "tensorflow".
os.environ["KERAS_BACKEND"] = "jax"

import keras
${facts.keras_file !== "" ? `from huggingface_hub import hf_hub_download

model = keras.saving.load_model(hf_hub_download("${python.inDouble(facts.id)}", "${python.inDouble(facts.keras_file)}"))
` : `from huggingface_hub import snapshot_download

model = keras.saving.load_model(snapshot_download("${python.inDouble(facts.id)}"))
`}
path = keras.utils.get_file(
    origin="https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
)
image = keras.utils.load_img(path, target_size=model.input_shape[1:3])
print(model.predict(keras.utils.img_to_array(image)[None]))`);
    } else {
      show("1.1.1", "usage", "python", "", `import os

# Keras reads its backend when it is imported: "jax", "torch" or "tensorflow".
os.environ["KERAS_BACKEND"] = "jax"

import keras
${facts.keras_file !== "" ? `from huggingface_hub import hf_hub_download

model = keras.saving.load_model(hf_hub_download("${python.inDouble(facts.id)}", "${python.inDouble(facts.keras_file)}"))
` : `from huggingface_hub import snapshot_download

model = keras.saving.load_model(snapshot_download("${python.inDouble(facts.id)}"))
`}
model.summary()

# Random values in the shape that the model expects. Use your own values here.
inputs = keras.random.uniform((1, *model.input_shape[1:]))
print(model.predict(inputs))`);
    }
  }
};
