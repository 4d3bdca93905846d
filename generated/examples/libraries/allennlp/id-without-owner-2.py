# This import registers the model classes.
import allennlp_models  # noqa: F401
from allennlp.predictors.predictor import Predictor

predictor = Predictor.from_path("hf://bidaf-elmo")
