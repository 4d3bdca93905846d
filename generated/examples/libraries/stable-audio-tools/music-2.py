import torch
import torchaudio
from stable_audio_tools import get_pretrained_model
from stable_audio_tools.inference.generation import generate_diffusion_cond

device = "cuda" if torch.cuda.is_available() else "cpu"
model, model_config = get_pretrained_model("stabilityai/stable-audio-open-1.0")

prompt = "slow waltz for accordion and double bass"
output = generate_diffusion_cond(
    model.to(device),
    # Models without timing use only the prompt. They ignore the seconds.
    conditioning=[{"prompt": prompt, "seconds_start": 0, "seconds_total": 10}],
    sample_size=model_config["sample_size"],
    device=device,
)

audio = output[0].to(torch.float32).cpu()
torchaudio.save("output.wav", audio / audio.abs().max(), model_config["sample_rate"])
