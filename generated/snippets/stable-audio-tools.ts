// Generated – do not edit.
// source:    spec/libraries/stable-audio-tools.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use stable-audio-tools with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `# Needs Python 3.10, because it requires old versions of some packages.
pip install -U stable-audio-tools`);
  show("1", "usage", "python", "Make a piece of music", `import torch
import torchaudio
from stable_audio_tools import get_pretrained_model
from stable_audio_tools.inference.generation import generate_diffusion_cond

device = "cuda" if torch.cuda.is_available() else "cpu"
model, model_config = get_pretrained_model("${python.inDouble(facts.id)}")

prompt = "slow waltz for accordion and double bass"
output = generate_diffusion_cond(
    model.to(device),
    # Models without timing use only the prompt. They ignore the seconds.
    conditioning=[{"prompt": prompt, "seconds_start": 0, "seconds_total": 10}],
    sample_size=model_config["sample_size"],
    device=device,
)

audio = output[0].to(torch.float32).cpu()
torchaudio.save("output.wav", audio / audio.abs().max(), model_config["sample_rate"])`);
};
