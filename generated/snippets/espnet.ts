// Generated – do not edit.
// source:    spec/libraries/espnet.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use espnet with a model. */
export const rules: Rules = (facts, { python }, show) => {
  if (facts.tags.includes("text-to-speech")) {
    show("0.0", "install", "bash", "Install", `# Needs Python 3.12 or 3.13.
pip install -U espnet espnet_model_zoo soundfile`);
    show("0.1", "usage", "python", "Speak", `import soundfile
from espnet2.bin.tts_inference import Text2Speech

model = Text2Speech.from_pretrained("${python.inDouble(facts.id)}")

speech = model("The bakery on the corner opens before sunrise.")["wav"]
soundfile.write("speech.wav", speech.cpu().numpy(), model.fs)`);
  } else if (facts.tags.includes("automatic-speech-recognition")) {
    show("1.0", "install", "bash", "Install", `# Needs Python 3.12 or 3.13.
pip install -U espnet espnet_model_zoo soundfile`);
    show("1.1", "usage", "python", "Transcribe", `import soundfile
from espnet2.bin.asr_inference import Speech2Text

model = Speech2Text.from_pretrained("${python.inDouble(facts.id)}")

speech, rate = soundfile.read("path/to/speech.wav")
text, *_ = model(speech)[0]
print(text)`);
  } else {
    show("2", "message", "text", "", "unknown model type (must be text-to-speech or automatic-speech-recognition)");
  }
};
