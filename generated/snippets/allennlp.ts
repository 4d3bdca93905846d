// Generated – do not edit.
// source:    spec/libraries/allennlp.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use allennlp with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `# AllenNLP is no longer developed. It needs old versions of torch and spaCy,
# so use Python 3.7, 3.8 or 3.9.
pip install -U allennlp allennlp-models`);
  if (facts.tags.includes("question-answering")) {
    show("1.0", "usage", "python", "Answer a question", `# This import registers the model classes.
import allennlp_models  # noqa: F401
from allennlp.predictors.predictor import Predictor

predictor = Predictor.from_path("hf://${python.inDouble(facts.id)}")

passage = "The bakery on Mill Street opens at six and sells its last loaf before noon."
answer = predictor.predict_json({"passage": passage, "question": "When does the bakery open?"})
print(answer["best_span_str"])`);
  } else {
    show("1.1", "usage", "python", "Run the model", `# This import registers the model classes.
import allennlp_models  # noqa: F401
from allennlp.predictors.predictor import Predictor

predictor = Predictor.from_path("hf://${python.inDouble(facts.id)}")

# The input fields depend on the kind of model. Most models need a "sentence".
result = predictor.predict_json({"sentence": "Rosa waters her neighbour's tomatoes every morning."})
print(result)`);
  }
};
