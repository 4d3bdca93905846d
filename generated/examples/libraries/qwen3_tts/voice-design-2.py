import soundfile as sf
import torch
from qwen_tts import Qwen3TTSModel

model = Qwen3TTSModel.from_pretrained(
    "acme/Speaker-1.7B-VoiceDesign",
    device_map="cuda:0",
    dtype=torch.bfloat16,
    attn_implementation="flash_attention_2",
)

wavs, sr = model.generate_voice_design(
    text="We found the cat asleep in the laundry basket.",
    language="English",
    instruct="An elderly man with a deep, unhurried voice.",
)
sf.write("output.wav", wavs[0], sr)
