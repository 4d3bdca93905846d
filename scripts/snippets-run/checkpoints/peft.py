"""Tiny random base models with an adapter."""

import json
from pathlib import Path

import peft

from . import transformers as base

PACKAGES = ["peft", "transformers", "torch", "accelerate", "trl", "datasets"]

# For each task of an adapter: the kind of its base model, and the class of the base model.
BASES = {
    "CAUSAL_LM": ("llama", "AutoModelForCausalLM"),
    "SEQ_2_SEQ_LM": ("bart", "AutoModelForSeq2SeqLM"),
    "SEQ_CLS": ("bert", "AutoModelForSequenceClassification"),
    "TOKEN_CLS": ("bert", "AutoModelForTokenClassification"),
}
LAYERS = {"llama": ["q_proj", "v_proj"], "bart": ["q_proj", "v_proj"], "bert": ["query", "value"], "whisper": ["q_proj", "v_proj"]}


def make(record: dict, folder: Path) -> None:
    settings = record["config"]["peft"]
    card = record.get("cardData", {}).get("base_model", [])
    tagged = [tag.split(":", 2)[2] for tag in record["tags"] if tag.startswith("base_model:adapter:")]
    name = settings.get("base_model_name_or_path") or (card if isinstance(card, str) else [*card, *tagged][0])
    kind, auto = BASES[settings["task_type"]]
    if "whisper" in name:
        kind, auto = "whisper", "AutoModelForSpeechSeq2Seq"
    parts = base.MAKERS[kind](auto)
    base.save(folder / name, parts)
    # PEFT's class for this task does not support the base model. So the task is only written to the settings file,
    # below.
    task = None if settings["task_type"] == "SEQ_2_SEQ_LM" else settings["task_type"]
    adapter = peft.LoraConfig(task_type=task, r=2, target_modules=LAYERS[kind])
    peft.get_peft_model(parts[-1], adapter).save_pretrained(folder / record["id"])
    set_task(folder / record["id"] / "adapter_config.json", settings["task_type"])


def set_task(path: Path, task: str) -> None:
    settings = json.loads(path.read_text())
    path.write_text(json.dumps({**settings, "task_type": task}))
