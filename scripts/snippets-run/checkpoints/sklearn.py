"""Small models for scikit-learn, fitted on a few rows."""

from pathlib import Path

import joblib
import pandas
from sklearn.feature_extraction.text import CountVectorizer
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import make_pipeline

from . import Unavailable

PACKAGES = ["scikit-learn", "joblib", "pandas", "huggingface_hub"]


def make(record: dict, folder: Path) -> None:
    settings = record.get("config", {}).get("sklearn", {})
    if "skops" in record["tags"] and settings.get("model_format") != "pickle":
        raise Unavailable("skops")
    if record.get("pipeline_tag") == "text-classification":
        model = make_pipeline(CountVectorizer(), LogisticRegression()).fit(["cold soup", "kind waiter"], ["bad", "good"])
    else:
        rows = pandas.DataFrame({"rain": [30.0, 45.0], "sun": [7.0, 6.0]})
        model = LogisticRegression().fit(rows, ["wheat", "rye"])
    name = settings.get("model", {}).get("file", "")
    path = folder / record["id"] / (name if name.endswith((".joblib", ".pkl")) else "sklearn_model.joblib")
    path.parent.mkdir(parents=True)
    joblib.dump(model, path)
