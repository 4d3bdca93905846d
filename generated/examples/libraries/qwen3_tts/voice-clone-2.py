import soundfile as sf
import torch
from qwen_tts import Qwen3TTSModel

model = Qwen3TTSModel.from_pretrained(
    "acme/Speaker-1.7B-Base",
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
sf.write("output.wav", wavs[0], sr)
