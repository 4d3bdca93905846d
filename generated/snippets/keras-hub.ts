// Generated – do not edit.
// source:    spec/libraries/keras-hub.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

const ITEM_VALUES = new Set<unknown>([
  "CausalLM",
  "TextToImage",
  "TextClassifier",
  "ImageClassifier",
]);

/** Shows how to install and use keras-hub with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `# Needs Python 3.11 or newer.
pip install -U keras-hub`);
  if (facts.keras_tasks.includes("CausalLM")) {
    show("1", "usage", "python", "CausalLM", `import keras_hub

# bfloat16 halves the memory that the weights need.
causal_lm = keras_hub.models.CausalLM.from_preset("hf://${python.inDouble(facts.id)}", dtype="bfloat16")
causal_lm.compile(sampler="greedy")
print(causal_lm.generate("A recipe for pancakes starts with", max_length=64))`);
  }
  if (facts.keras_tasks.includes("TextToImage")) {
    show("2", "usage", "python", "TextToImage", `import keras
import keras_hub

# bfloat16 halves the memory that the weights need.
text_to_image = keras_hub.models.TextToImage.from_preset("hf://${python.inDouble(facts.id)}", dtype="bfloat16")
image = text_to_image.generate("A sailing boat on a lake in autumn")
keras.utils.save_img("image.png", image)`);
  }
  if (facts.keras_tasks.includes("TextClassifier")) {
    show("3", "usage", "python", "TextClassifier", `import keras_hub

classifier = keras_hub.models.TextClassifier.from_preset("hf://${python.inDouble(facts.id)}", num_classes=2)

# Train the new head with your own texts and labels.
classifier.fit(x=["The soup was wonderful.", "We waited an hour for cold food."], y=[1, 0])
print(classifier.predict(["I would come back any time."]))`);
  }
  if (facts.keras_tasks.includes("ImageClassifier")) {
    show("4", "usage", "python", "ImageClassifier", `import keras
import keras_hub

classifier = keras_hub.models.ImageClassifier.from_preset("hf://${python.inDouble(facts.id)}", num_classes=2)

# Random images and labels. Use your own here.
images = keras.random.randint((32, 64, 64, 3), 0, 256)
labels = keras.random.randint((32, 1), 0, 2)
classifier.fit(x=images, y=labels)
print(classifier.predict(keras.random.randint((1, 64, 64, 3), 0, 256)))`);
  }
  if (facts.keras_tasks.length > 0) {
    for (const item of new Set(facts.keras_tasks)) {
      if (!ITEM_VALUES.has(item)) {
        show("5.0", "usage", "python", "Another task", `import keras_hub

task = keras_hub.models.${item}.from_preset("hf://${python.inDouble(facts.id)}")`);
      }
    }
  }
  show("6", "usage", "python", "Backbone", `import keras_hub

# The model without a head, as a base for your own model. Prints the shape of its features.
backbone = keras_hub.models.Backbone.from_preset("hf://${python.inDouble(facts.id)}")
print(backbone.output_shape)`);
};
