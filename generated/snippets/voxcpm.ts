// Generated – do not edit.
// source:    spec/libraries/voxcpm.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of voxcpm: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U voxcpm soundfile`,
    },
    {
      kind: "usage",
      language: "python",
      render: (facts, python) => `import soundfile as sf
from voxcpm import VoxCPM

model = VoxCPM.from_pretrained("${python.inDouble(facts.id)}")

wav = model.generate(
    text="Your parcel is waiting at the corner shop until Saturday.",
    prompt_wav_path=None,  # a recording of the voice to imitate
    prompt_text=None,  # what is said in that recording
    cfg_value=2.0,
    inference_timesteps=10,
    normalize=True,
    denoise=True,
    retry_badcase=True,  # try again when the result is far too long for its text
    retry_badcase_max_times=3,
    retry_badcase_ratio_threshold=6.0,  # raise it for slow speech
)
sf.write("output.wav", wav, model.tts_model.sample_rate)`,
    },
  ],
};
