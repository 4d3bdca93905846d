// Generated – do not edit.
// source:    spec/libraries/voxcpm.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use voxcpm with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U voxcpm soundfile`);
  show("1", "usage", "python", "Speak a sentence", `import soundfile as sf
from voxcpm import VoxCPM

model = VoxCPM.from_pretrained("${python.inDouble(facts.id)}")

wav = model.generate(
    text="Your parcel is waiting at the corner shop until Saturday.",
    prompt_wav_path=None,  # a recording of the voice to imitate
    prompt_text=None,  # the text of that recording
    cfg_value=2.0,
    inference_timesteps=10,
    normalize=True,
    denoise=True,
    retry_badcase=True,  # Tries again if the recording is far too long for the text.
    retry_badcase_max_times=3,
    retry_badcase_ratio_threshold=6.0,  # Increase this number for slow speech.
)
sf.write("output.wav", wav, model.tts_model.sample_rate)`);
};
