from huggingface_hub import snapshot_download
from indextts.infer import IndexTTS

snapshot_download("IndexTeam/IndexTTS-1.5", local_dir="checkpoints")
tts = IndexTTS(model_dir="checkpoints", cfg_path="checkpoints/config.yaml")

tts.infer(
    audio_prompt="path/to/voice.wav",
    text="The kettle is on, tea will be ready in a minute.",
    output_path="output.wav",
)
