// Generated – do not edit.
// source:    spec/libraries/qwen3_tts.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

const SHORT_NAME_PATTERN = /VoiceDesign/u;

const SHORT_NAME_PATTERN_2 = /-Base(-|$)/u;

/** Shows how to install and use qwen3_tts with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U qwen-tts soundfile
pip install -U flash-attn --no-build-isolation`);
  if (SHORT_NAME_PATTERN.test(facts.short_name)) {
    show("1.0", "usage", "python", "Describe a voice", `import soundfile as sf
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
sf.write("output.wav", wavs[0], sr)`);
  } else if (SHORT_NAME_PATTERN_2.test(facts.short_name)) {
    show("1.1", "usage", "python", "Speak with the voice of a recording", `import soundfile as sf
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
sf.write("output.wav", wavs[0], sr)`);
  } else {
    show("1.2", "usage", "python", "Speak with a given voice", `import soundfile as sf
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
sf.write("output.wav", wavs[0], sr)`);
  }
};
