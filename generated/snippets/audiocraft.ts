// Generated – do not edit.
// source:    spec/libraries/audiocraft.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use audiocraft with a model. */
export const rules: Rules = (facts, { python }, show) => {
  if (facts.tags.includes("musicgen") || facts.tags.includes("audiogen") || facts.tags.includes("magnet")) {
    show("0.0", "install", "bash", "Install (Python 3.9 to 3.11)", `# Needs Python 3.11 or older, because audiocraft requires torch 2.1.
pip install -U audiocraft`);
    if (facts.tags.includes("musicgen")) {
      show("0.1.0", "usage", "python", "Make music", `from audiocraft.data.audio import audio_write
from audiocraft.models import MusicGen

model = MusicGen.get_pretrained("${python.inDouble(facts.id)}")

descriptions = [
    "slow jazz with a double bass and brushes",
    "cheerful accordion waltz",
    "quiet piano in a rainy street",
]
wav = model.generate(descriptions)
for index, one_wav in enumerate(wav):
    # The function adds the extension .wav.
    audio_write(f"sample-{index}", one_wav.cpu(), model.sample_rate, strategy="loudness")`);
    } else if (facts.tags.includes("audiogen")) {
      show("0.1.1", "usage", "python", "Make sounds", `from audiocraft.data.audio import audio_write
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
    # The function adds the extension .wav.
    audio_write(f"sample-{index}", one_wav.cpu(), model.sample_rate, strategy="loudness")`);
    } else {
      show("0.1.2", "usage", "python", "Make music or sounds", `from audiocraft.data.audio import audio_write
from audiocraft.models import MAGNeT

model = MAGNeT.get_pretrained("${python.inDouble(facts.id)}")

descriptions = [
    "slow jazz with a double bass and brushes",
    "cheerful accordion waltz",
    "quiet piano in a rainy street",
]
wav = model.generate(descriptions)
for index, one_wav in enumerate(wav):
    # The function adds the extension .wav.
    audio_write(f"sample-{index}", one_wav.cpu(), model.sample_rate, strategy="loudness")`);
    }
  } else {
    show("1", "message", "text", "", "Type of model unknown.");
  }
};
