"""Tiny random checkpoints as ONNX files, for transformers.js in Node.js."""

import json
from pathlib import Path

import numpy
import tokenizers
import torch
from PIL import Image
from transformers import DynamicCache, PreTrainedTokenizerFast

from . import Unavailable
from . import transformers as base

PACKAGES = ["@huggingface/transformers", "onnxruntime-node"]

GENERATED = ["logits", *[f"present.{layer}.{part}" for layer in range(2) for part in ("key", "value")]]

# For each task: the kind of model, its class and its outputs. Tasks that need the model CLAP or several ONNX files are
# missing.
KINDS = {
    "feature-extraction": ("bert", "AutoModel", ["last_hidden_state"]),
    "sentence-similarity": ("bert", "AutoModel", ["last_hidden_state"]),
    "fill-mask": ("bert", "AutoModelForMaskedLM", ["logits"]),
    "text-classification": ("bert", "AutoModelForSequenceClassification", ["logits"]),
    "text-ranking": ("bert", "AutoModelForSequenceClassification", ["logits"]),
    "zero-shot-classification": ("bart", "AutoModelForSequenceClassification", ["logits"]),
    "question-answering": ("bert", "AutoModelForQuestionAnswering", ["start_logits", "end_logits"]),
    "image-classification": ("vit", "AutoModelForImageClassification", ["logits"]),
    "image-feature-extraction": ("vit", "AutoModel", ["last_hidden_state"]),
    "mask-generation": ("vit", "AutoModel", ["last_hidden_state"]),
    "depth-estimation": ("glpn", "AutoModelForDepthEstimation", ["predicted_depth"]),
    "image-segmentation": ("segformer", "AutoModelForSemanticSegmentation", ["logits"]),
    "image-to-image": ("swin2sr", "AutoModelForImageToImage", ["reconstruction"]),
    "zero-shot-object-detection": ("owlvit", "AutoModelForZeroShotObjectDetection", ["logits", "pred_boxes"]),
    "audio-classification": ("wav2vec2", "AutoModelForAudioClassification", ["logits"]),
    "automatic-speech-recognition": ("wav2vec2", "AutoModelForCTC", ["logits"]),
    "text-generation": ("llama", "AutoModelForCausalLM", GENERATED),
    "text-to-speech": ("vits", "AutoModelForTextToWaveform", ["waveform", "spectrogram"]),
}
# For each kind of model: the processor settings that transformers.js expects.
SETTINGS = {"glpn": {"image_processor_type": "GLPNFeatureExtractor"}, "swin2sr": {"pad_size": 8}}


def make(record: dict, folder: Path) -> None:
    task = record["pipeline_tag"]
    if task not in KINDS:
        raise Unavailable("a model that the run cannot make")
    kind, auto, outputs = KINDS[task]
    torch.manual_seed(0)
    processor, model = base.MAKERS[kind](auto)
    model = getattr(model, "bert", model) if auto == "AutoModel" else model
    parts = parts_of(processor)
    target = folder / record["id"]
    base.save(target, [*parts, model])
    rename_settings(target / "preprocessor_config.json", SETTINGS.get(kind, {}))
    if kind == "llama":
        # transformers.js reads the chat template from this file.
        rename_settings(target / "tokenizer_config.json", {"chat_template": processor.chat_template})
    (target / "onnx").mkdir()
    inputs = dict(samples(kind, processor))
    network = Generating(model.eval()) if kind == "llama" else Outputs(model.eval(), list(inputs), outputs)
    torch.onnx.export(
        network,
        tuple(inputs.values()),
        str(target / "onnx" / "model.onnx"),
        input_names=list(inputs),
        output_names=outputs,
        dynamic_axes=dynamic_axes(inputs),
        dynamo=False,
    )


def parts_of(processor: object) -> list:
    """The parts of a processor, each with a file of its own, as transformers.js reads them; tokenizers as tokenizer.json."""
    names = ("image_processor", "feature_extractor", "tokenizer")
    parts = [part for part in (getattr(processor, name, None) for name in names) if part is not None]
    return [fast(part) if hasattr(part, "get_vocab") else part for part in parts or [processor]]


def fast(tokenizer: object) -> object:
    """A tokenizer that has a file tokenizer.json: one token for each letter, where the library itself has none."""
    if getattr(tokenizer, "is_fast", False):
        return tokenizer
    letters = tokenizers.Tokenizer(tokenizers.models.WordLevel(tokenizer.get_vocab(), unk_token=tokenizer.unk_token))
    letters.normalizer = tokenizers.normalizers.Lowercase()
    letters.pre_tokenizer = tokenizers.pre_tokenizers.Split(tokenizers.Regex("."), "isolated")
    letters.decoder = tokenizers.decoders.CTC(pad_token=tokenizer.pad_token, word_delimiter_token="|")
    return PreTrainedTokenizerFast(tokenizer_object=letters, pad_token=tokenizer.pad_token, unk_token=tokenizer.unk_token)


def samples(kind: str, processor: object) -> dict:
    """Inputs of the kind that the snippet gives."""
    if kind == "wav2vec2":
        return {"input_values": torch.zeros(1, 16_000)}
    if kind == "owlvit":
        return processor(text=["cat", "remote control"], images=picture(), return_tensors="pt")
    if kind == "swin2sr":
        # Adds no padding, because transformers.js does not pad a picture whose size is a multiple of 8.
        return processor(picture(), do_pad=False, return_tensors="pt")
    if hasattr(processor, "convert_tokens_to_ids"):
        inputs = processor("the ferry", return_tensors="pt")
        return {**inputs, **empty_cache(inputs)} if kind == "llama" else inputs
    return processor(picture(), return_tensors="pt")


def empty_cache(inputs: dict) -> dict:
    """The keys and values of two earlier tokens, by the names that transformers.js gives them; see llama_config."""
    inputs["attention_mask"] = torch.ones(1, inputs["input_ids"].shape[1] + 2, dtype=torch.int64)
    names = [f"past_key_values.{layer}.{part}" for layer in range(2) for part in ("key", "value")]
    return {name: torch.zeros(1, 2, 2, 8) for name in names}


def dynamic_axes(inputs: dict) -> dict:
    """Every axis of tokens and samples may have any length; pictures have one size."""
    return {
        name: dict(enumerate("bcdefg"[: value.dim()])) for name, value in inputs.items() if not name.startswith("pixel")
    }


def rename_settings(path: Path, settings: dict) -> None:
    if settings:
        path.write_text(json.dumps({**json.loads(path.read_text()), **settings}))


def picture() -> Image.Image:
    return Image.fromarray(numpy.zeros((64, 64, 3), dtype="uint8"))


class Generating(torch.nn.Module):
    """A model of text with its cache as plain inputs and outputs."""

    def __init__(self, model: torch.nn.Module) -> None:
        super().__init__()
        self.model = model

    def forward(self, input_ids: torch.Tensor, attention_mask: torch.Tensor, *past: torch.Tensor) -> tuple:
        cache = DynamicCache(list(zip(past[::2], past[1::2])))
        logits = self.model(input_ids=input_ids, attention_mask=attention_mask, past_key_values=cache).logits
        return logits, *[part for layer in cache.layers for part in (layer.keys, layer.values)]


class Outputs(torch.nn.Module):
    """The model with the inputs and outputs that the file names."""

    def __init__(self, model: torch.nn.Module, inputs: list[str], outputs: list[str]) -> None:
        super().__init__()
        self.model, self.inputs, self.outputs = model, inputs, outputs

    def forward(self, *values: torch.Tensor) -> tuple:
        given = self.model(**dict(zip(self.inputs, values)))
        return tuple(getattr(given, name) for name in self.outputs)
