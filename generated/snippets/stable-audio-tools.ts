// Generated – do not edit.
// source:    spec/libraries/stable-audio-tools.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of stable-audio-tools: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U stable-audio-tools`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Make a piece of music",
      render: (facts, python) => `import torch
import torchaudio
from einops import rearrange
from stable_audio_tools import get_pretrained_model
from stable_audio_tools.inference.generation import generate_diffusion_cond

device = "cuda" if torch.cuda.is_available() else "cpu"

model, model_config = get_pretrained_model("${python.inDouble(facts.id)}")
sample_rate = model_config["sample_rate"]
sample_size = model_config["sample_size"]
model = model.to(device)

# Models that know about time want "seconds_start" and "seconds_total" here, too.
conditioning = [{"prompt": "slow waltz for accordion and double bass"}]

output = generate_diffusion_cond(
    model,
    conditioning=conditioning,
    sample_size=sample_size,
    device=device,
)

# One long piece out of the batch, as loud as 16 bits allow
output = rearrange(output, "b d n -> d (b n)")
output = output.to(torch.float32).div(torch.max(torch.abs(output))).clamp(-1, 1)
output = output.mul(32767).to(torch.int16).cpu()
torchaudio.save("output.wav", output, sample_rate)`,
    },
  ],
};
