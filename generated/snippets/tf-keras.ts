// Generated – do not edit.
// source:    spec/libraries/tf-keras.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of tf-keras: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U tf-keras huggingface_hub`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Load the model",
      render: (facts, python) => `import tf_keras
from huggingface_hub import snapshot_download

# Saved by Keras 2, which lives on as tf_keras: https://github.com/keras-team/tf-keras
model = tf_keras.models.load_model(snapshot_download("${python.inDouble(facts.id)}"))
model.summary()`,
    },
  ],
};
