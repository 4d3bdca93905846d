// Generated – do not edit.
// source:    spec/libraries/mars5-tts.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use mars5-tts with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Get the source code", `git clone https://github.com/Camb-ai/MARS5-TTS.git
cd MARS5-TTS
pip install -r requirements.txt soundfile`);
  show("1", "usage", "python", "Speak with the voice of a recording", `# Run this in the folder MARS5-TTS.
import librosa
import soundfile as sf
import torch
from inference import InferenceConfig, Mars5TTS

mars5 = Mars5TTS.from_pretrained("${python.inDouble(facts.id)}")

# A recording of the voice to imitate, up to 12 seconds long, and its transcript
voice, _ = librosa.load("path/to/voice.wav", sr=mars5.sr, mono=True)
_, audio = mars5.tts(
    "The market opens at six, and the best bread is gone by seven.",
    torch.from_numpy(voice),
    "Write here what the recording says.",
    cfg=InferenceConfig(deep_clone=True),
)
sf.write("output.wav", audio.cpu().numpy(), mars5.sr)`);
};
