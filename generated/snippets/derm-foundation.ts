// Generated – do not edit.
// source:    spec/libraries/derm-foundation.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use derm-foundation with a model. */
export const rules: Rules = (_facts, _escapes, show) => {
  show("0", "install", "bash", "Install", `pip install -U huggingface_hub requests tensorflow`);
  show("1", "usage", "python", "Embed a photo of skin", `import requests
import tensorflow as tf
from huggingface_hub import snapshot_download

url = "https://storage.googleapis.com/dx-scin-public-data/dataset/images/3445096909671059178.png"
image_bytes = requests.get(url, stream=True).content

# The model needs the encoded bytes of each image in a serialized tf.train.Example.
encoded = tf.train.Feature(bytes_list=tf.train.BytesList(value=[image_bytes]))
features = tf.train.Features(feature={"image/encoded": encoded})
input_tensor = tf.train.Example(features=features).SerializeToString()

loaded_model = tf.saved_model.load(snapshot_download("google/derm-foundation"))
infer = loaded_model.signatures["serving_default"]

output = infer(inputs=tf.constant([input_tensor]))
embedding = output["embedding"].numpy().flatten()
print(embedding.shape)`);
};
