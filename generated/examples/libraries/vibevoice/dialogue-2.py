import torch
from vibevoice.modular.modeling_vibevoice_inference import (
    VibeVoiceForConditionalGenerationInference,
)
from vibevoice.processor.vibevoice_processor import VibeVoiceProcessor

processor = VibeVoiceProcessor.from_pretrained("microsoft/VibeVoice-1.5B")
model = VibeVoiceForConditionalGenerationInference.from_pretrained(
    "microsoft/VibeVoice-1.5B",
    torch_dtype=torch.bfloat16,
)
model = model.to("cuda").eval()
model.set_ddpm_inference_steps(num_steps=10)

script = "Speaker 1: Did you water the plants?\nSpeaker 2: Twice. It was very hot."
# A recording of each speaker's voice
voices = ["path/to/first_voice.wav", "path/to/second_voice.wav"]
inputs = processor(text=[script], voice_samples=[voices], return_tensors="pt").to("cuda")

output = model.generate(**inputs, cfg_scale=1.3, tokenizer=processor.tokenizer)
processor.save_audio(output.speech_outputs[0], output_path="output.wav")
