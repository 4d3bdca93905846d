// Generated – do not edit.
// source:    spec/libraries/multimolecule.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use multimolecule with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U multimolecule`);
  if (facts.multimolecule_sequence !== "") {
    show("1.0", "usage", "python", "Embed a sequence", `from multimolecule import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("${python.inDouble(facts.id)}")
model = AutoModel.from_pretrained("${python.inDouble(facts.id)}")

inputs = tokenizer("${python.inDouble(facts.multimolecule_sequence)}", return_tensors="pt")
embeddings = model(**inputs).last_hidden_state
print(embeddings.shape)`);
  } else {
    show("1.1", "usage", "python", "Embed a sequence", `from multimolecule import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("${python.inDouble(facts.id)}")
model = AutoModel.from_pretrained("${python.inDouble(facts.id)}")

# An RNA sequence. For a DNA or protein model, use a DNA or protein sequence.
inputs = tokenizer("GGGCUAUUAGCUCAGUUGGUUAGAGC", return_tensors="pt")
embeddings = model(**inputs).last_hidden_state
print(embeddings.shape)`);
  }
  if (facts.widget_text !== "") {
    if (facts.tags.includes("rna-secondary-structure")) {
      show("2.0", "usage", "python", "Predict the secondary structure", `# The import registers the pipeline in transformers.
import multimolecule  # noqa: F401
from transformers import pipeline

predictor = pipeline("rna-secondary-structure", model="${python.inDouble(facts.id)}")
output = predictor("${python.inDouble(facts.widget_text)}")
print(output["secondary_structure"])`);
    } else if (facts.pipeline_tag === "fill-mask") {
      show("2.1", "usage", "python", "Fill in the mask", `# The import registers the model in transformers.
import multimolecule  # noqa: F401
from transformers import pipeline

predictor = pipeline("fill-mask", model="${python.inDouble(facts.id)}")
for answer in predictor("${python.inDouble(facts.widget_text)}"):
    print(answer)`);
    }
  }
};
