// Generated – do not edit.
// source:    spec/libraries/chatterbox.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of chatterbox: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U chatterbox-tts`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Speak",
      render: () => `import torchaudio as ta
from chatterbox.tts import ChatterboxTTS

model = ChatterboxTTS.from_pretrained(device="cuda")

text = "The last tram leaves at ten past midnight, so please be at the stop in time."
wav = model.generate(text)
ta.save("test-1.wav", wav, model.sr)

# The same sentence in the voice of a recording.
wav = model.generate(text, audio_prompt_path="path/to/voice.wav")
ta.save("test-2.wav", wav, model.sr)`,
    },
  ],
};
