// Generated – do not edit.
// source:    spec/libraries/tensorflowtts.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of tensorflowtts: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U TensorFlowTTS`,
    },
    {
      pick: "first",
      rules: [
        {
          when: (facts) => facts.tags.includes("text-to-mel"),
          kind: "usage",
          language: "python",
          render: (facts, python) => `from tensorflow_tts.inference import AutoProcessor, TFAutoModel

processor = AutoProcessor.from_pretrained("${python.inDouble(facts.id)}")
model = TFAutoModel.from_pretrained("${python.inDouble(facts.id)}")

# What the model takes: the sentence as numbers. Its spectrogram goes to a mel-to-wav model.
print(processor.text_to_sequence("The ferry leaves at a quarter past nine."))`,
        },
        {
          when: (facts) => facts.tags.includes("mel-to-wav"),
          kind: "usage",
          language: "python",
          render: (facts, python) => `import numpy as np
from tensorflow_tts.inference import TFAutoModel

model = TFAutoModel.from_pretrained("${python.inDouble(facts.id)}")

# Spectrograms that a text-to-mel model made: sentences x frames x bands.
mels = np.load("path/to/mels.npy")
audios = model.inference(mels)
print(audios.shape)`,
        },
        {
          kind: "usage",
          language: "python",
          render: (facts, python) => `from tensorflow_tts.inference import TFAutoModel

model = TFAutoModel.from_pretrained("${python.inDouble(facts.id)}")`,
        },
      ],
    },
  ],
};
