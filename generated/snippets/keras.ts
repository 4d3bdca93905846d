// Generated – do not edit.
// source:    spec/libraries/keras.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of keras: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U keras jax huggingface_hub`,
    },
    {
      kind: "usage",
      language: "python",
      render: (facts, python) => `import os

# Keras looks for its backend while it is being imported: "jax", "torch" or "tensorflow".
os.environ["KERAS_BACKEND"] = "jax"

import keras

model = keras.saving.load_model("hf://${python.inDouble(facts.id)}")
model.summary()`,
    },
  ],
};
