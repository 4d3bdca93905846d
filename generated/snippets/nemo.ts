// Generated – do not edit.
// source:    spec/libraries/nemo.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of nemo: what to show for which model. */
export const rules: RuleGroup = {
  pick: "first",
  rules: [
    {
      when: (facts) => facts.tags.includes("automatic-speech-recognition"),
      pick: "all",
      rules: [
        {
          kind: "install",
          language: "bash",
          title: "Install",
          render: () => `pip install -U "nemo_toolkit[asr]"`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Transcribe speech",
          render: (facts, python) => `import nemo.collections.asr as nemo_asr

asr_model = nemo_asr.models.ASRModel.from_pretrained("${python.inDouble(facts.id)}")
transcriptions = asr_model.transcribe(["path/to/speech.wav"])
print(transcriptions)`,
        },
      ],
    },
    {
      message: "tag did not correspond to a valid NeMo domain.",
    },
  ],
};
