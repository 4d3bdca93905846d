// Generated – do not edit.
// source:    spec/libraries/pyannote-audio.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of pyannote-audio: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U pyannote.audio`,
    },
    {
      pick: "first",
      rules: [
        {
          when: (facts) => facts.tags.includes("pyannote-audio-pipeline"),
          kind: "usage",
          language: "python",
          title: "Apply the pipeline",
          render: (facts, python) => `from pyannote.audio import Audio, Pipeline
from pyannote.core import Segment

pipeline = Pipeline.from_pretrained("${python.inDouble(facts.id)}")

# A whole recording
print(pipeline("path/to/audio.wav"))

# Seconds 2 to 5 of it
excerpt = Segment(start=2.0, end=5.0)
waveform, sample_rate = Audio().crop("path/to/audio.wav", excerpt)
print(pipeline({"waveform": waveform, "sample_rate": sample_rate}))`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Apply the model",
          render: (facts, python) => `from pyannote.audio import Inference, Model
from pyannote.core import Segment

model = Model.from_pretrained("${python.inDouble(facts.id)}")
inference = Inference(model)

# A whole recording
print(inference("path/to/audio.wav"))

# Seconds 2 to 5 of it
excerpt = Segment(start=2.0, end=5.0)
print(inference.crop("path/to/audio.wav", excerpt))`,
        },
      ],
    },
  ],
};
