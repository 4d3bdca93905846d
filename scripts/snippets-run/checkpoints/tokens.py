"""Tokenizers of a few dozen words, for tiny models."""

from tokenizers import Tokenizer, decoders, models, pre_tokenizers, processors
from transformers import PreTrainedTokenizerFast

WORDS = "a an and are at bread by cat city ferry harbour has how in is it leaves moved of on red seven the to water what where".split()
SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", "<image>", "<|AUDIO|>", "<|audio_bos|>", "<|audio_eos|>"]
LETTERS = [chr(code) for code in range(33, 127)]

CHAT_TEMPLATE = (
    "{% for message in messages %}{% if message['content'] is string %}{{ message['content'] }}"
    "{% else %}{% for part in message['content'] %}"
    "{% if part['type'] == 'text' %}{{ part['text'] }}{% else %}IMAGE{% endif %} "
    "{% endfor %}{% endif %}{% endfor %} [SEP] "
)


def words(pair: bool = True, **options: object) -> PreTrainedTokenizerFast:
    """A tokenizer that knows some words and every single letter, with BERT's special tokens."""
    vocabulary = {token: index for index, token in enumerate([*SPECIAL, *WORDS, *LETTERS])}
    tokenizer = Tokenizer(models.WordLevel(vocabulary, unk_token="[UNK]"))
    tokenizer.add_special_tokens(SPECIAL)
    tokenizer.pre_tokenizer = pre_tokenizers.Whitespace()
    tokenizer.decoder = decoders.WordPiece()
    if pair:
        tokenizer.post_processor = processors.TemplateProcessing(
            single="[CLS] $A [SEP]",
            pair="[CLS] $A [SEP] $B:1 [SEP]:1",
            special_tokens=[("[CLS]", 2), ("[SEP]", 3)],
        )
    return PreTrainedTokenizerFast(
        tokenizer_object=tokenizer,
        pad_token="[PAD]",
        unk_token="[UNK]",
        cls_token="[CLS]",
        sep_token="[SEP]",
        mask_token="[MASK]",
        bos_token="[CLS]",
        eos_token="[SEP]",
        model_max_length=64,
        **options,
    )


def chat(image_token: str = "<image>", **options: object) -> PreTrainedTokenizerFast:
    """The same with a chat template, and without tokens around a text."""
    return words(pair=False, chat_template=CHAT_TEMPLATE.replace("IMAGE", image_token), **options)
