// Generated – do not edit.
// source:    spec/libraries/peft.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

const PEFT_BASE_PATTERN = /whisper|s2t|seamless-m4t|speecht5_asr/u;

/** Rules of peft: what to show for which model. */
export const rules: RuleGroup = {
  pick: "first",
  rules: [
    {
      when: (facts) => !(facts.peft_class !== ""),
      message: "Task type is invalid.",
    },
    {
      when: (facts) => !(facts.peft_base !== "") && facts.base_model === "fill-in-base-model",
      message: "Base model is not found.",
    },
    {
      when: (facts) => facts.peft_class !== "",
      pick: "all",
      rules: [
        {
          kind: "install",
          language: "bash",
          title: "Install",
          render: () => `pip install -U peft transformers`,
        },
        {
          pick: "first",
          rules: [
            {
              when: (facts) => facts.peft_task === "SEQ_2_SEQ_LM" && (facts.pipeline_tag === "automatic-speech-recognition" || PEFT_BASE_PATTERN.test(facts.peft_base)),
              kind: "usage",
              language: "python",
              render: (facts, python) => `from peft import PeftModel
from transformers import AutoModelForSpeechSeq2Seq

base_model = AutoModelForSpeechSeq2Seq.from_pretrained("${facts.peft_base !== "" ? `${python.inDouble(facts.peft_base)}` : `${python.inDouble(facts.base_model)}`}")
model = PeftModel.from_pretrained(base_model, "${python.inDouble(facts.id)}")`,
            },
            {
              kind: "usage",
              language: "python",
              render: (facts, python) => `from peft import PeftModel
from transformers import ${facts.peft_class}

base_model = ${facts.peft_class}.from_pretrained("${facts.peft_base !== "" ? `${python.inDouble(facts.peft_base)}` : `${python.inDouble(facts.base_model)}`}")
model = PeftModel.from_pretrained(base_model, "${python.inDouble(facts.id)}")`,
            },
          ],
        },
      ],
    },
  ],
};
