// Generated – do not edit.
// source:    spec/libraries/index-tts.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

const NAME_PATTERN = /^[Ii]ndex-?TTS-?2\.5/u;

const NAME_PATTERN_2 = /^[Ii]ndex-?TTS-?2/u;

/** Shows how to install and use index-tts with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install (Python 3.10 or 3.11)", `git clone https://github.com/index-tts/index-tts.git
cd index-tts
pip install -U uv
uv sync --all-extras
# Then run your scripts in this folder, with: uv run`);
  if (NAME_PATTERN.test(facts.name)) {
    show("1.0", "usage", "python", "Speak with the voice of a recording", `from huggingface_hub import snapshot_download
from indextts.infer_v2_5 import IndexTTS2

snapshot_download("${python.inDouble(facts.id)}", local_dir="checkpoints")
tts = IndexTTS2(model_dir="checkpoints", cfg_path="checkpoints/config.yaml")

tts.infer(
    spk_audio_prompt="path/to/voice.wav",
    text="The kettle is on, tea will be ready in a minute.",
    lang="EN",
    output_path="output.wav",
)`);
  } else if (NAME_PATTERN_2.test(facts.name)) {
    show("1.1", "usage", "python", "Speak with the voice of a recording", `from huggingface_hub import snapshot_download
from indextts.infer_v2 import IndexTTS2

snapshot_download("${python.inDouble(facts.id)}", local_dir="checkpoints")
tts = IndexTTS2(model_dir="checkpoints", cfg_path="checkpoints/config.yaml")

tts.infer(
    spk_audio_prompt="path/to/voice.wav",
    text="The kettle is on, tea will be ready in a minute.",
    output_path="output.wav",
)`);
  } else {
    show("1.2", "usage", "python", "Speak with the voice of a recording", `from huggingface_hub import snapshot_download
from indextts.infer import IndexTTS

snapshot_download("${python.inDouble(facts.id)}", local_dir="checkpoints")
tts = IndexTTS(model_dir="checkpoints", cfg_path="checkpoints/config.yaml")

tts.infer(
    audio_prompt="path/to/voice.wav",
    text="The kettle is on, tea will be ready in a minute.",
    output_path="output.wav",
)`);
  }
};
