"""Tiny random models for sentence-transformers."""

from pathlib import Path

import sentence_transformers
import transformers
from sentence_transformers import sparse_encoder

from . import Unavailable
from . import transformers as base

PACKAGES = ["sentence-transformers", "transformers", "torch", "datasets"]


def make(record: dict, folder: Path) -> None:
    tags = record["tags"]
    target = str(folder / record["id"])
    if "PyLate" in tags:
        raise Unavailable("pylate")
    if "cross-encoder" in tags or record.get("pipeline_tag") in ("text-classification", "zero-shot-classification"):
        tokenizer, model = base.bert("AutoModelForSequenceClassification")
        model.config.num_labels = 3 if "nli" in record["id"] else 1
        base.save(folder / record["id"], [tokenizer, transformers.BertForSequenceClassification(model.config)])
        return
    inner = folder / "inner" / "model"
    if "sparse-encoder" in tags:
        base.save(inner, base.bert("AutoModelForMaskedLM"))
        modules = [sparse_encoder.modules.MLMTransformer(str(inner)), sparse_encoder.modules.SpladePooling()]
        sentence_transformers.SparseEncoder(modules=modules).save_pretrained(target)
        return
    tokenizer, model = base.bert("AutoModelForMaskedLM")
    base.save(inner, [tokenizer, model.bert])
    # No pooling module is added: without this module, sentence-transformers averages the tokens.
    sentence_transformers.SentenceTransformer(str(inner)).save_pretrained(target)
