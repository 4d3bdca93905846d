"""Tiny random models for Keras."""

import os
import zipfile
from pathlib import Path

os.environ["KERAS_BACKEND"] = "jax"

import keras  # noqa: E402

PACKAGES = ["keras", "jax", "huggingface_hub", "pillow"]


def make(record: dict, folder: Path) -> None:
    model = keras.Sequential(
        [keras.layers.Input((8, 8, 3)), keras.layers.Flatten(), keras.layers.Dense(3, activation="softmax")]
    )
    target = folder / record["id"]
    target.mkdir(parents=True)
    model.save("model.keras")
    # On the hub, a repository contains the parts of a .keras file as separate files.
    with zipfile.ZipFile("model.keras") as archive:
        archive.extractall(target)
