"""A small index for BM25S."""

from pathlib import Path

PACKAGES = ["bm25s", "huggingface_hub"]

CORPUS = [
    "Swallows spend the winter in Africa.",
    "A hive has one queen.",
    "Storks build their nests on chimneys.",
]


def make(record: dict, folder: Path) -> None:
    # Imported here, because the import can load JAX, and JAX must not be loaded before a process forks.
    import bm25s
    from bm25s.hf import BM25HF

    retriever = BM25HF(corpus=CORPUS)
    retriever.index(bm25s.tokenize(CORPUS))
    retriever.save(str(folder / record["id"]), corpus=CORPUS)
