import librosa
import soundfile as sf
import torch
from vibevoice.modular.modeling_vibevoice_inference import (
    VibeVoiceForConditionalGenerationInference,
)
from vibevoice.processor.vibevoice_processor import VibeVoiceProcessor

# The voice to speak with: one channel, 24,000 samples a second
voice, sr = sf.read("path/to/voice.wav")
if voice.ndim > 1:
    voice = voice.mean(axis=1)
if sr != 24000:
    voice = librosa.resample(voice, orig_sr=sr, target_sr=24000)

processor = VibeVoiceProcessor.from_pretrained("radio-play")
model = VibeVoiceForConditionalGenerationInference.from_pretrained(
    "radio-play",
    dtype=torch.bfloat16,
)
model = model.to("cuda").eval()
model.set_ddpm_inference_steps(5)

script = "Speaker 0: Did you water the plants?\nSpeaker 1: Twice. It was very hot."
inputs = processor(text=[script], voice_samples=[[voice]], return_tensors="pt")

output = model.generate(**inputs, cfg_scale=1.3, tokenizer=processor.tokenizer)
audio = output.speech_outputs[0]
sf.write("output.wav", audio.cpu().numpy().squeeze(), 24000)
