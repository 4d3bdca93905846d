"""Blank pipelines for spaCy, installed as packages beside the snippet."""

import subprocess
import sys
from pathlib import Path

import spacy
from spacy.cli.package import package

PACKAGES = ["spacy"]


def make(record: dict, folder: Path) -> None:
    name = record["id"].split("/")[-1]
    pipeline = spacy.blank("en")
    pipeline.add_pipe("sentencizer")
    pipeline.meta.update(lang="en", name=name.removeprefix("en_").replace("-", "_").replace(".", "_"), version="1.0.0")
    pipeline.to_disk(folder / "pipeline")
    if not name.isidentifier():
        pipeline.to_disk(folder / name)
        return
    (folder / "build").mkdir()
    package(folder / "pipeline", folder / "build", create_sdist=False, create_wheel=False, silent=True)
    (built,) = (folder / "build").iterdir()
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*command, "--target", str(folder), str(built)], check=True)
