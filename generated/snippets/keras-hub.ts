// Generated – do not edit.
// source:    spec/libraries/keras-hub.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

const ITEM_VALUES = new Set<unknown>([
  "CausalLM",
  "TextToImage",
  "TextClassifier",
  "ImageClassifier",
]);

/** Rules of keras-hub: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U keras-hub`,
    },
    {
      when: (facts) => facts.keras_tasks.includes("CausalLM"),
      kind: "usage",
      language: "python",
      title: "CausalLM",
      render: (facts, python) => `import keras_hub

# bfloat16 halves the memory that the weights take
causal_lm = keras_hub.models.CausalLM.from_preset("hf://${python.inDouble(facts.id)}", dtype="bfloat16")
causal_lm.compile(sampler="greedy")
print(causal_lm.generate("A recipe for pancakes starts with", max_length=64))`,
    },
    {
      when: (facts) => facts.keras_tasks.includes("TextToImage"),
      kind: "usage",
      language: "python",
      title: "TextToImage",
      render: (facts, python) => `import keras_hub

# bfloat16 halves the memory that the weights take
text_to_image = keras_hub.models.TextToImage.from_preset("hf://${python.inDouble(facts.id)}", dtype="bfloat16")
image = text_to_image.generate("A sailing boat on a lake in autumn")`,
    },
    {
      when: (facts) => facts.keras_tasks.includes("TextClassifier"),
      kind: "usage",
      language: "python",
      title: "TextClassifier",
      render: (facts, python) => `import keras_hub

classifier = keras_hub.models.TextClassifier.from_preset("hf://${python.inDouble(facts.id)}", num_classes=2)

# Train the new head with your own texts and labels.
classifier.fit(x=["The soup was wonderful.", "We waited an hour for cold food."], y=[1, 0])
print(classifier.predict(["I would come back any time."]))`,
    },
    {
      when: (facts) => facts.keras_tasks.includes("ImageClassifier"),
      kind: "usage",
      language: "python",
      title: "ImageClassifier",
      render: (facts, python) => `import keras
import keras_hub

classifier = keras_hub.models.ImageClassifier.from_preset("hf://${python.inDouble(facts.id)}", num_classes=2)

# Random pictures and labels stand for your own.
images = keras.random.randint((32, 64, 64, 3), 0, 256)
labels = keras.random.randint((32, 1), 0, 2)
classifier.fit(x=images, y=labels)
print(classifier.predict(keras.random.randint((1, 64, 64, 3), 0, 256)))`,
    },
    {
      each: (facts) => facts.keras_tasks,
      pick: "first",
      rules: [
        {
          when: (_facts, item) => !ITEM_VALUES.has(item),
          kind: "usage",
          language: "python",
          title: "Another task",
          render: (facts, python, _json, item) => `import keras_hub

task = keras_hub.models.${item}.from_preset("hf://${python.inDouble(facts.id)}")`,
        },
      ],
    },
    {
      kind: "usage",
      language: "python",
      title: "Backbone",
      render: (facts, python) => `import keras_hub

backbone = keras_hub.models.Backbone.from_preset("hf://${python.inDouble(facts.id)}")`,
    },
  ],
};
