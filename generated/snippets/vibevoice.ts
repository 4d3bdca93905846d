// Generated – do not edit.
// source:    spec/libraries/vibevoice.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use vibevoice with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install git+https://github.com/vibevoice-community/VibeVoice.git`);
  show("1", "usage", "python", "Speak a dialogue", `import torch
from vibevoice.modular.modeling_vibevoice_inference import (
    VibeVoiceForConditionalGenerationInference,
)
from vibevoice.processor.vibevoice_processor import VibeVoiceProcessor

processor = VibeVoiceProcessor.from_pretrained("${python.inDouble(facts.id)}")
model = VibeVoiceForConditionalGenerationInference.from_pretrained(
    "${python.inDouble(facts.id)}",
    torch_dtype=torch.bfloat16,
)
model = model.to("cuda").eval()
model.set_ddpm_inference_steps(num_steps=10)

script = "Speaker 1: Did you water the plants?\\nSpeaker 2: Twice. It was very hot."
# A recording of each speaker's voice
voices = ["path/to/first_voice.wav", "path/to/second_voice.wav"]
inputs = processor(text=[script], voice_samples=[voices], return_tensors="pt").to("cuda")

output = model.generate(**inputs, cfg_scale=1.3, tokenizer=processor.tokenizer)
processor.save_audio(output.speech_outputs[0], output_path="output.wav")`);
};
