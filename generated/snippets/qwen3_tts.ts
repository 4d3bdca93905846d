// Generated – do not edit.
// source:    spec/libraries/qwen3_tts.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

const SHORT_NAME_PATTERN = /VoiceDesign/u;

const SHORT_NAME_PATTERN_2 = /-Base(-|$)/u;

/** Rules of qwen3_tts: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U qwen-tts soundfile
pip install -U flash-attn --no-build-isolation`,
    },
    {
      pick: "first",
      rules: [
        {
          when: (facts) => SHORT_NAME_PATTERN.test(facts.short_name),
          kind: "usage",
          language: "python",
          title: "Describe a voice",
          render: (facts, python) => `import soundfile as sf
import torch
from qwen_tts import Qwen3TTSModel

model = Qwen3TTSModel.from_pretrained(
    "${python.inDouble(facts.id)}",
    device_map="cuda:0",
    dtype=torch.bfloat16,
    attn_implementation="flash_attention_2",
)

wavs, sr = model.generate_voice_design(
    text="We found the cat asleep in the laundry basket.",
    language="English",
    instruct="An elderly man with a deep, unhurried voice.",
)
sf.write("output.wav", wavs[0], sr)`,
        },
        {
          when: (facts) => SHORT_NAME_PATTERN_2.test(facts.short_name),
          kind: "usage",
          language: "python",
          title: "Speak with the voice of a recording",
          render: (facts, python) => `import soundfile as sf
import torch
from qwen_tts import Qwen3TTSModel

model = Qwen3TTSModel.from_pretrained(
    "${python.inDouble(facts.id)}",
    device_map="cuda:0",
    dtype=torch.bfloat16,
    attn_implementation="flash_attention_2",
)

wavs, sr = model.generate_voice_clone(
    text="We found the cat asleep in the laundry basket.",
    language="English",
    ref_audio="path/to/voice.wav",
    ref_text="Write here what the recording says.",
)
sf.write("output.wav", wavs[0], sr)`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Speak with a given voice",
          render: (facts, python) => `import soundfile as sf
import torch
from qwen_tts import Qwen3TTSModel

model = Qwen3TTSModel.from_pretrained(
    "${python.inDouble(facts.id)}",
    device_map="cuda:0",
    dtype=torch.bfloat16,
    attn_implementation="flash_attention_2",
)

wavs, sr = model.generate_custom_voice(
    text="We found the cat asleep in the laundry basket.",
    language="English",
    speaker="Ryan",
    instruct="Cheerful, and a little surprised.",
)
sf.write("output.wav", wavs[0], sr)`,
        },
      ],
    },
  ],
};
