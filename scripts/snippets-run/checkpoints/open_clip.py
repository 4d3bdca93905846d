"""A tiny random model for OpenCLIP."""

import json
from pathlib import Path

import open_clip
import torch

PACKAGES = ["open_clip_torch", "torch", "torchvision"]

SIZES = {
    "embed_dim": 16,
    "vision_cfg": {"image_size": 32, "layers": 1, "width": 64, "head_width": 32, "patch_size": 16},
    "text_cfg": {"context_length": 77, "vocab_size": 49408, "width": 32, "heads": 2, "layers": 1},
}


def make(record: dict, folder: Path) -> None:
    target = folder / record["id"]
    target.mkdir(parents=True)
    preprocess = {"mean": [0.5, 0.5, 0.5], "std": [0.5, 0.5, 0.5]}
    settings = {"model_cfg": SIZES, "preprocess_cfg": preprocess}
    (target / "open_clip_config.json").write_text(json.dumps(settings))
    torch.save(open_clip.CLIP(**SIZES).state_dict(), target / "open_clip_pytorch_model.bin")
