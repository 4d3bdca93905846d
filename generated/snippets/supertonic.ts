// Generated – do not edit.
// source:    spec/libraries/supertonic.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use supertonic with a model. */
export const rules: Rules = (_facts, _escapes, show) => {
  show("0", "install", "bash", "Install", `pip install -U supertonic`);
  show("1", "usage", "python", "Speak a sentence", `from supertonic import TTS

# Loads the checkpoint for this version of the package.
tts = TTS(auto_download=True)
style = tts.get_voice_style(voice_name="M1")

wav, duration = tts.synthesize("The next train leaves from platform four.", voice_style=style)
tts.save_audio(wav, "output.wav")
print(duration)  # in seconds`);
};
