// Generated – do not edit.
// source:    spec/libraries/multimolecule.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of multimolecule: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U multimolecule`,
    },
    {
      pick: "first",
      rules: [
        {
          when: (facts) => facts.multimolecule_sequence !== "",
          kind: "usage",
          language: "python",
          title: "Embed a sequence",
          render: (facts, python) => `from multimolecule import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("${python.inDouble(facts.id)}")
model = AutoModel.from_pretrained("${python.inDouble(facts.id)}")

inputs = tokenizer("${python.inDouble(facts.multimolecule_sequence)}", return_tensors="pt")
outputs = model(**inputs)
embeddings = outputs.last_hidden_state
print(embeddings.shape)`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Load the model",
          render: (facts, python) => `from multimolecule import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("${python.inDouble(facts.id)}")
model = AutoModel.from_pretrained("${python.inDouble(facts.id)}")`,
        },
      ],
    },
    {
      when: (facts) => facts.widget_text !== "",
      pick: "first",
      rules: [
        {
          when: (facts) => facts.tags.includes("rna-secondary-structure"),
          kind: "usage",
          language: "python",
          title: "Predict the secondary structure",
          render: (facts, python) => `# The import makes the pipeline known to transformers.
import multimolecule  # noqa: F401
from transformers import pipeline

predictor = pipeline("rna-secondary-structure", model="${python.inDouble(facts.id)}")
output = predictor("${python.inDouble(facts.widget_text)}")
print(output["secondary_structure"])`,
        },
        {
          when: (facts) => facts.pipeline_tag === "fill-mask",
          kind: "usage",
          language: "python",
          title: "Fill in the mask",
          render: (facts, python) => `# The import makes the model known to transformers.
import multimolecule  # noqa: F401
from transformers import pipeline

predictor = pipeline("fill-mask", model="${python.inDouble(facts.id)}")
output = predictor("${python.inDouble(facts.widget_text)}")
print(output)`,
        },
      ],
    },
  ],
};
