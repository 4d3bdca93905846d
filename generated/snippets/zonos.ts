// Generated – do not edit.
// source:    spec/libraries/zonos.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of zonos: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `# Turns text into sounds. On a Mac: brew install espeak-ng
sudo apt install espeak-ng
pip install git+https://github.com/Zyphra/Zonos.git`,
    },
    {
      kind: "usage",
      language: "python",
      render: (facts, python) => `import torchaudio
from zonos.conditioning import make_cond_dict
from zonos.model import Zonos

model = Zonos.from_pretrained("${python.inDouble(facts.id)}", device="cuda")

# The voice to imitate, 5 to 10 seconds of it.
wav, sr = torchaudio.load("path/to/voice.wav")
speaker = model.make_speaker_embedding(wav, sr)

cond = make_cond_dict(
    text="The plumber comes on Tuesday between two and four.",
    speaker=speaker,
    language="en-us",
)
codes = model.generate(model.prepare_conditioning(cond))

audio = model.autoencoder.decode(codes)[0].cpu()
torchaudio.save("sample.wav", audio, model.autoencoder.sampling_rate)`,
    },
  ],
};
