// Generated – do not edit.
// source:    spec/libraries/allennlp.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of allennlp: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U allennlp allennlp-models`,
    },
    {
      pick: "first",
      rules: [
        {
          when: (facts) => facts.tags.includes("question-answering"),
          kind: "usage",
          language: "python",
          render: (facts, python) => `# This import registers the model classes.
import allennlp_models  # noqa: F401
from allennlp.predictors.predictor import Predictor

predictor = Predictor.from_path("hf://${python.inDouble(facts.id)}")

passage = "The bakery on Mill Street opens at six and sells its last loaf before noon."
answer = predictor.predict_json({"passage": passage, "question": "When does the bakery open?"})
print(answer)`,
        },
        {
          kind: "usage",
          language: "python",
          render: (facts, python) => `# This import registers the model classes.
import allennlp_models  # noqa: F401
from allennlp.predictors.predictor import Predictor

predictor = Predictor.from_path("hf://${python.inDouble(facts.id)}")`,
        },
      ],
    },
  ],
};
