# This import registers the model classes.
import allennlp_models  # noqa: F401
from allennlp.predictors.predictor import Predictor

predictor = Predictor.from_path("hf://acme/reading-helper")

passage = "The bakery on Mill Street opens at six and sells its last loaf before noon."
answer = predictor.predict_json({"passage": passage, "question": "When does the bakery open?"})
print(answer["best_span_str"])
