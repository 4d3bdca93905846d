// Generated – do not edit.
// source:    spec/libraries/espnet.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of espnet: what to show for which model. */
export const rules: RuleGroup = {
  pick: "first",
  rules: [
    {
      when: (facts) => facts.tags.includes("text-to-speech"),
      pick: "all",
      rules: [
        {
          kind: "install",
          language: "bash",
          title: "Install",
          render: () => `pip install -U espnet espnet_model_zoo soundfile`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Speak",
          render: (facts, python) => `import soundfile
from espnet2.bin.tts_inference import Text2Speech

model = Text2Speech.from_pretrained("${python.inDouble(facts.id)}")

speech = model("The bakery on the corner opens before sunrise.")["wav"]
soundfile.write("speech.wav", speech.cpu().numpy(), model.fs)`,
        },
      ],
    },
    {
      when: (facts) => facts.tags.includes("automatic-speech-recognition"),
      pick: "all",
      rules: [
        {
          kind: "install",
          language: "bash",
          title: "Install",
          render: () => `pip install -U espnet espnet_model_zoo soundfile`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Transcribe",
          render: (facts, python) => `import soundfile
from espnet2.bin.asr_inference import Speech2Text

model = Speech2Text.from_pretrained("${python.inDouble(facts.id)}")

speech, rate = soundfile.read("path/to/speech.wav")
text, *_ = model(speech)[0]
print(text)`,
        },
      ],
    },
    {
      message: "unknown model type (must be text-to-speech or automatic-speech-recognition)",
    },
  ],
};
