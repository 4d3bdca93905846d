// Generated – do not edit.
// source:    spec/libraries/speechbrain.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of speechbrain: what to show for which model. */
export const rules: RuleGroup = {
  pick: "first",
  rules: [
    {
      when: (facts) => !(facts.speechbrain_interface !== ""),
      message: "interface not specified in config.json",
    },
    {
      when: (facts) => facts.speechbrain_class !== "",
      pick: "all",
      rules: [
        {
          kind: "install",
          language: "bash",
          title: "Install",
          render: () => `pip install -U speechbrain`,
        },
        {
          pick: "first",
          rules: [
            {
              when: (facts) => facts.speechbrain_class === "SpeakerRecognition",
              kind: "usage",
              language: "python",
              render: (facts, python) => `from speechbrain.inference import SpeakerRecognition

model = SpeakerRecognition.from_hparams("${python.inDouble(facts.id)}")
score, same_speaker = model.verify_files("path/to/one.wav", "path/to/other.wav")
print(score, same_speaker)`,
            },
            {
              when: (facts) => facts.speechbrain_method !== "",
              kind: "usage",
              language: "python",
              render: (facts, python) => `from speechbrain.inference import ${facts.speechbrain_class}

model = ${facts.speechbrain_class}.from_hparams("${python.inDouble(facts.id)}")
result = model.${facts.speechbrain_method}("path/to/audio.wav")
print(result)`,
            },
          ],
        },
      ],
    },
    {
      message: "interface in config.json invalid",
    },
  ],
};
