// Generated – do not edit.
// source:    spec/libraries/nemo.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use nemo with a model. */
export const rules: Rules = (facts, { python }, show) => {
  if (facts.tags.includes("automatic-speech-recognition")) {
    show("0.0", "install", "bash", "Install", `pip install -U "nemo_toolkit[asr]"`);
    show("0.1", "usage", "python", "Transcribe speech", `import nemo.collections.asr as nemo_asr

asr_model = nemo_asr.models.ASRModel.from_pretrained("${python.inDouble(facts.id)}")
transcriptions = asr_model.transcribe(["path/to/speech.wav"])
print(transcriptions[0].text)`);
  } else {
    show("1", "message", "text", "", "tag did not correspond to a valid NeMo domain.");
  }
};
