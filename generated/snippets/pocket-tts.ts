// Generated – do not edit.
// source:    spec/libraries/pocket-tts.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of pocket-tts: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U pocket-tts scipy`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Speak a sentence",
      render: () => `import scipy.io.wavfile
from pocket_tts import TTSModel

# For another language than English, name it: load_model(language="italian")
tts_model = TTSModel.load_model()

# A voice of the package, or the path of a recording to imitate.
voice_state = tts_model.get_state_for_audio_prompt("alba")

audio = tts_model.generate_audio(voice_state, "Someone left an umbrella on the bus.")
scipy.io.wavfile.write("output.wav", tts_model.sample_rate, audio.numpy())`,
    },
  ],
};
