// Generated – do not edit.
// source:    spec/libraries/index-tts.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

const NAME_PATTERN = /^[Ii]ndex-?TTS-?2\.5/u;

const NAME_PATTERN_2 = /^[Ii]ndex-?TTS-?2/u;

/** Rules of index-tts: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `git clone https://github.com/index-tts/index-tts.git
cd index-tts
pip install -U uv
uv sync --all-extras
# Then run scripts in this folder, with: uv run`,
    },
    {
      pick: "first",
      rules: [
        {
          when: (facts) => NAME_PATTERN.test(facts.name),
          kind: "usage",
          language: "python",
          title: "Speak with the voice of a recording",
          render: (facts, python) => `from huggingface_hub import snapshot_download
from indextts.infer_v2_5 import IndexTTS2

snapshot_download("${python.inDouble(facts.id)}", local_dir="checkpoints")
tts = IndexTTS2(model_dir="checkpoints", cfg_path="checkpoints/config.yaml")

tts.infer(
    spk_audio_prompt="path/to/voice.wav",
    text="The kettle is on, tea will be ready in a minute.",
    lang="EN",
    output_path="output.wav",
)`,
        },
        {
          when: (facts) => NAME_PATTERN_2.test(facts.name),
          kind: "usage",
          language: "python",
          title: "Speak with the voice of a recording",
          render: (facts, python) => `from huggingface_hub import snapshot_download
from indextts.infer_v2 import IndexTTS2

snapshot_download("${python.inDouble(facts.id)}", local_dir="checkpoints")
tts = IndexTTS2(model_dir="checkpoints", cfg_path="checkpoints/config.yaml")

tts.infer(
    spk_audio_prompt="path/to/voice.wav",
    text="The kettle is on, tea will be ready in a minute.",
    output_path="output.wav",
)`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Speak with the voice of a recording",
          render: (facts, python) => `from huggingface_hub import snapshot_download
from indextts.infer import IndexTTS

snapshot_download("${python.inDouble(facts.id)}", local_dir="checkpoints")
tts = IndexTTS(model_dir="checkpoints", cfg_path="checkpoints/config.yaml")

# The voice to imitate, what to say, where to put it
tts.infer("path/to/voice.wav", "The kettle is on, tea will be ready in a minute.", "output.wav")`,
        },
      ],
    },
  ],
};
