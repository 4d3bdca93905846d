from huggingface_hub import snapshot_download
from indextts.infer_v2_5 import IndexTTS2

snapshot_download("acme/IndexTTS-2.5", local_dir="checkpoints")
tts = IndexTTS2(model_dir="checkpoints", cfg_path="checkpoints/config.yaml")

tts.infer(
    spk_audio_prompt="path/to/voice.wav",
    text="The kettle is on, tea will be ready in a minute.",
    lang="EN",
    output_path="output.wav",
)
