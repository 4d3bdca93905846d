"""Tiny random models for timm."""

from pathlib import Path

import timm
import torch  # noqa: F401 -- imported once here, so that not every block has to import it
from timm.models import save_for_hf

PACKAGES = ["timm", "torch", "torchvision"]


def make(record: dict, folder: Path) -> None:
    model = timm.create_model("test_vit", num_classes=7)
    config = {"label_names": [f"class {number}" for number in range(7)]}
    save_for_hf(model, folder / record["id"], model_config=config)
