# This import registers the model classes.
import allennlp_models  # noqa: F401
from allennlp.predictors.predictor import Predictor

predictor = Predictor.from_path("hf://acme/sentence-parser")

# The input fields depend on the kind of model. Most models need a "sentence".
result = predictor.predict_json({"sentence": "Rosa waters her neighbour's tomatoes every morning."})
print(result)
