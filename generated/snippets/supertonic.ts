// Generated – do not edit.
// source:    spec/libraries/supertonic.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of supertonic: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U supertonic`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Speak a sentence",
      render: () => `from supertonic import TTS

tts = TTS(auto_download=True)
style = tts.get_voice_style(voice_name="M1")

text = "The next train leaves from platform four."
wav, duration = tts.synthesize(text, voice_style=style)
tts.save_audio(wav, "output.wav")
print(duration)  # in seconds`,
    },
  ],
};
