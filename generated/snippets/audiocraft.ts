// Generated – do not edit.
// source:    spec/libraries/audiocraft.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of audiocraft: what to show for which model. */
export const rules: RuleGroup = {
  pick: "first",
  rules: [
    {
      when: (facts) => facts.tags.includes("musicgen") || facts.tags.includes("audiogen") || facts.tags.includes("magnet"),
      pick: "all",
      rules: [
        {
          kind: "install",
          language: "bash",
          title: "Install",
          render: () => `pip install -U audiocraft`,
        },
        {
          pick: "first",
          rules: [
            {
              when: (facts) => facts.tags.includes("musicgen"),
              kind: "usage",
              language: "python",
              title: "Make music",
              render: (facts, python) => `from audiocraft.data.audio import audio_write
from audiocraft.models import MusicGen

model = MusicGen.get_pretrained("${python.inDouble(facts.id)}")

descriptions = [
    "slow jazz with a double bass and brushes",
    "cheerful accordion waltz",
    "quiet piano in a rainy street",
]
wav = model.generate(descriptions)
for index, one_wav in enumerate(wav):
    # Adds the ending .wav by itself.
    audio_write(f"sample-{index}", one_wav.cpu(), model.sample_rate, strategy="loudness")`,
            },
            {
              when: (facts) => facts.tags.includes("audiogen"),
              kind: "usage",
              language: "python",
              title: "Make sounds",
              render: (facts, python) => `from audiocraft.data.audio import audio_write
from audiocraft.models import AudioGen

model = AudioGen.get_pretrained("${python.inDouble(facts.id)}")
model.set_generation_params(duration=5)  # seconds

descriptions = [
    "a train crosses an iron bridge",
    "pigeons take off in a narrow yard",
    "someone walks on fresh snow",
]
wav = model.generate(descriptions)
for index, one_wav in enumerate(wav):
    # Adds the ending .wav by itself.
    audio_write(f"sample-{index}", one_wav.cpu(), model.sample_rate, strategy="loudness")`,
            },
            {
              kind: "usage",
              language: "python",
              title: "Make music or sounds",
              render: (facts, python) => `from audiocraft.data.audio import audio_write
from audiocraft.models import MAGNeT

model = MAGNeT.get_pretrained("${python.inDouble(facts.id)}")

descriptions = [
    "slow jazz with a double bass and brushes",
    "cheerful accordion waltz",
    "quiet piano in a rainy street",
]
wav = model.generate(descriptions)
for index, one_wav in enumerate(wav):
    # Adds the ending .wav by itself.
    audio_write(f"sample-{index}", one_wav.cpu(), model.sample_rate, strategy="loudness")`,
            },
          ],
        },
      ],
    },
    {
      message: "Type of model unknown.",
    },
  ],
};
