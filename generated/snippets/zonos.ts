// Generated – do not edit.
// source:    spec/libraries/zonos.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use zonos with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `# espeak-ng converts text to phonemes. On a Mac, use: brew install espeak-ng
sudo apt install espeak-ng
pip install git+https://github.com/Zyphra/Zonos.git`);
  show("1", "usage", "python", "Speak with the voice of a recording", `import torchaudio
from zonos.conditioning import make_cond_dict
from zonos.model import Zonos

model = Zonos.from_pretrained("${python.inDouble(facts.id)}", device="cuda")

# A recording of the voice to imitate, 5 to 10 seconds long
wav, sr = torchaudio.load("path/to/voice.wav")
speaker = model.make_speaker_embedding(wav, sr)

cond = make_cond_dict(
    text="The plumber comes on Tuesday between two and four.",
    speaker=speaker,
    language="en-us",
)
codes = model.generate(model.prepare_conditioning(cond))

audio = model.autoencoder.decode(codes)[0].cpu()
torchaudio.save("sample.wav", audio, model.autoencoder.sampling_rate)`);
};
