import soundfile as sf
import torch
from qwen_tts import Qwen3TTSModel

model = Qwen3TTSModel.from_pretrained(
    "Qwen/Qwen3-TTS-12Hz-1.7B-CustomVoice",
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
sf.write("output.wav", wavs[0], sr)
