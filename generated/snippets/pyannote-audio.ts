// Generated – do not edit.
// source:    spec/libraries/pyannote-audio.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use pyannote-audio with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U pyannote.audio`);
  if (facts.tags.includes("pyannote-audio-pipeline")) {
    if (facts.tags.includes("speaker-diarization")) {
      show("1.0.0", "usage", "python", "Say who speaks when", `from pyannote.audio import Pipeline

pipeline = Pipeline.from_pretrained("${python.inDouble(facts.id)}")
output = pipeline("path/to/audio.wav")

for turn, speaker in output.speaker_diarization:
    print(f"{turn.start:.1f}-{turn.end:.1f} s: {speaker}")`);
    } else {
      show("1.0.1", "usage", "python", "Apply the pipeline", `from pyannote.audio import Pipeline

pipeline = Pipeline.from_pretrained("${python.inDouble(facts.id)}")
output = pipeline("path/to/audio.wav")

for segment in output.get_timeline():
    print(f"{segment.start:.1f}-{segment.end:.1f} s")`);
    }
  } else {
    show("1.1", "usage", "python", "Apply the model", `from pyannote.audio import Inference, Model
from pyannote.core import Segment

model = Model.from_pretrained("${python.inDouble(facts.id)}")
inference = Inference(model)

# Reads the whole recording: one row of scores per window
for segment, scores in inference("path/to/audio.wav"):
    print(segment, scores)

# Reads only seconds 2 to 5 of the recording
for segment, scores in inference.crop("path/to/audio.wav", Segment(start=2.0, end=5.0)):
    print(segment, scores)`);
  }
};
