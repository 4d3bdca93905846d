// Generated – do not edit.
// source:    spec/libraries/pocket-tts.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use pocket-tts with a model. */
export const rules: Rules = (_facts, _escapes, show) => {
  show("0", "install", "bash", "Install", `# Needs Python 3.10 to 3.14.
pip install -U pocket-tts`);
  show("1", "usage", "python", "Speak a sentence", `import scipy.io.wavfile
from pocket_tts import TTSModel

# Loads the English checkpoint of the package. For another language,
# pass its name, for example: load_model(language="italian")
tts_model = TTSModel.load_model()

# The name of a built-in voice, or the path of a recording to imitate
voice_state = tts_model.get_state_for_audio_prompt("alba")

audio = tts_model.generate_audio(voice_state, "Someone left an umbrella on the bus.")
scipy.io.wavfile.write("output.wav", tts_model.sample_rate, audio.numpy())`);
};
