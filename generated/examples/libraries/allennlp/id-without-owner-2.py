# This import registers the model classes.
import allennlp_models  # noqa: F401
from allennlp.predictors.predictor import Predictor

predictor = Predictor.from_path("hf://bidaf-elmo")

# Each kind of model has its own fields: most take a "sentence".
result = predictor.predict_json({"sentence": "Rosa waters her neighbour's tomatoes every morning."})
print(result)
