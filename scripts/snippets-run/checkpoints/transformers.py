"""Tiny random checkpoints for each kind of model that an example of transformers names."""

import json
from pathlib import Path

import accelerate  # noqa: F401 -- imported once here, so that not every block has to import it
import sentencepiece
import torch  # noqa: F401
import torchvision  # noqa: F401
import transformers

from . import Unavailable, tokens

PACKAGES = ["transformers", "torch", "torchvision", "accelerate", "datasets"]

# The sizes are the smallest that the attention heads and the convolutions allow.
TEXT = {
    "hidden_size": 32,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "intermediate_size": 37,
    "max_position_embeddings": 512,
}
IMAGE = {"hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 37}
PATCHES = {**IMAGE, "image_size": 30, "patch_size": 15}
TWO_PARTS = {
    "d_model": 32,
    "encoder_layers": 2,
    "decoder_layers": 2,
    "encoder_attention_heads": 4,
    "decoder_attention_heads": 4,
    "encoder_ffn_dim": 37,
    "decoder_ffn_dim": 37,
}


def make(record: dict, folder: Path) -> None:
    info = record.get("transformersInfo", {})
    torch.manual_seed(0)
    config = record.get("config", {})
    kind = next((kind for kind in ("nllb", "donut") if kind in record["id"]), config.get("model_type", "bert"))
    auto = {"AutoModelForVision2Seq": "AutoModelForImageTextToText"}.get(info.get("auto_model"), info.get("auto_model"))
    parts = MAKERS[kind](auto if hasattr(transformers, str(auto)) else "AutoModel")
    if auto == "AutoModelForSequenceClassification":
        parts = [*parts[:-1], relabelled(parts[-1], config)]
    save(folder / record["id"], parts)


def relabelled(model: transformers.PreTrainedModel, config: dict) -> transformers.PreTrainedModel:
    """The model with the labels of the record."""
    model.config.problem_type = config.get("problem_type")
    if "id2label" in config:
        model.config.id2label = {int(number): label for number, label in config["id2label"].items()}
    return type(model)(model.config)


def save(target: Path, parts: list) -> None:
    for part in parts:
        if getattr(part, "generation_config", None) is not None:
            # Without this line, a model with random weights often generates only special tokens, which are not printed.
            part.generation_config.suppress_tokens = list(range(len(tokens.SPECIAL)))
        part.save_pretrained(target)


def headed(auto: str, config: transformers.PreTrainedConfig) -> transformers.PreTrainedModel:
    """The model with the head that the record's class loads."""
    return getattr(transformers, auto).from_config(config)


def bert(auto: str) -> list:
    # With this seed, the answer to a question is a word, not a special token.
    torch.manual_seed(3)
    tokenizer = tokens.words()
    config = transformers.BertConfig(**TEXT, vocab_size=len(tokenizer), num_labels=2)
    model = headed("AutoModelForMaskedLM" if auto == "AutoModel" else auto, config)
    if auto == "AutoModelForQuestionAnswering":
        # Makes the scores for the end of the answer equal to those for its start, so the answer is a single token.
        model.qa_outputs.weight.data[1] = model.qa_outputs.weight.data[0]
    return [tokenizer, model]


def gpt2(auto: str) -> list:
    tokenizer = tokens.words(pair=False)
    config = transformers.GPT2Config(
        n_embd=32, n_layer=2, n_head=4, n_positions=512, vocab_size=len(tokenizer), eos_token_id=3, bos_token_id=2
    )
    return [tokenizer, headed(auto, config)]


def llama(auto: str) -> list:
    tokenizer = tokens.chat()
    return [tokenizer, headed(auto, llama_config(tokenizer))]


def llama_config(tokenizer: transformers.PreTrainedTokenizerFast, **options: object) -> transformers.LlamaConfig:
    return transformers.LlamaConfig(**TEXT, num_key_value_heads=2, vocab_size=len(tokenizer), **options)


def bart(auto: str) -> list:
    tokenizer = tokens.words()
    config = transformers.BartConfig(
        **TWO_PARTS,
        vocab_size=len(tokenizer),
        max_position_embeddings=512,
        pad_token_id=0,
        bos_token_id=2,
        eos_token_id=3,
        decoder_start_token_id=3,
        forced_eos_token_id=None,
        label2id={"contradiction": 0, "neutral": 1, "entailment": 2},
        id2label={0: "contradiction", 1: "neutral", 2: "entailment"},
    )
    return [tokenizer, headed(auto, config)]


def t5(auto: str) -> list:
    tokenizer = tokens.words()
    config = transformers.T5Config(
        d_model=32, d_kv=8, d_ff=37, num_layers=2, num_heads=4, vocab_size=len(tokenizer), decoder_start_token_id=0
    )
    return [tokenizer, headed(auto, config)]


def translator(tokenizer: transformers.PreTrainedTokenizerBase, config: type, **options: object) -> list:
    """A model that translates, with a tokenizer that knows the codes of the languages."""
    config = config(
        **TWO_PARTS,
        # The codes of the languages come after the vocabulary, and not every tokenizer counts them.
        vocab_size=len(tokenizer) + 200,
        max_position_embeddings=512,
        pad_token_id=tokenizer.pad_token_id,
        eos_token_id=tokenizer.eos_token_id,
        decoder_start_token_id=tokenizer.eos_token_id,
        forced_eos_token_id=None,
        **options,
    )
    model = transformers.AutoModelForSeq2SeqLM.from_config(config)
    # A random model would often generate codes of languages, which are not printed.
    model.generation_config.bad_words_ids = [[code] for code in range(len(PIECES), config.vocab_size)]
    return [tokenizer, model]


PIECES = [("<s>", 0.0), ("<pad>", 0.0), ("</s>", 0.0), ("<unk>", 0.0), ("\u2581", -1.0), *((letter, -2.0) for letter in tokens.LETTERS)]


def pieces(path: str) -> str:
    """Writes a file of SentencePiece with a piece for each letter."""
    trainer = sentencepiece.SentencePieceTrainer
    text = " ".join([*tokens.WORDS, *tokens.LETTERS])
    trainer.train(sentence_iterator=iter([text] * 20), model_prefix=path, model_type="char", vocab_size=99, hard_vocab_limit=False, minloglevel=2)
    return f"{path}.model"


def nllb(auto: str) -> list:
    return translator(transformers.NllbTokenizer(vocab=letters(), merges=[]), transformers.M2M100Config)


def m2m_100(auto: str) -> list:
    Path("m2m-vocabulary.json").write_text(json.dumps(letters()))
    tokenizer = transformers.M2M100Tokenizer("m2m-vocabulary.json", pieces("m2m"))
    return translator(tokenizer, transformers.M2M100Config)


def letters() -> dict[str, int]:
    return numbered([piece for piece, _ in PIECES])


def mbart(auto: str) -> list:
    return translator(transformers.MBart50Tokenizer(vocab=PIECES), transformers.MBartConfig)


def marian(auto: str) -> list:
    Path("marian-vocabulary.json").write_text(json.dumps(letters()))
    file = pieces("marian")
    tokenizer = transformers.MarianTokenizer(file, file, "marian-vocabulary.json")
    return translator(tokenizer, transformers.MarianConfig)


def tapas(auto: str) -> list:
    vocabulary = [*tokens.SPECIAL[:5], "[EMPTY]", *tokens.WORDS, *"abcdefghijklmnopqrstuvwxyz0123456789?"]
    tokenizer = transformers.TapasTokenizer(vocab_file=write_lines("tapas-vocabulary.txt", vocabulary))
    config = transformers.TapasConfig(
        **TEXT, vocab_size=len(vocabulary), num_aggregation_labels=4, type_vocab_sizes=[3, 256, 256, 2, 256, 256, 10]
    )
    model = headed(auto, config)
    # Increases the confidence, because cells with low confidence are not shown.
    model.output_bias.data += 10
    return [tokenizer, model]


def write_lines(name: str, lines: list[str]) -> str:
    Path(name).write_text("\n".join(lines))
    return name


def image_processor(name: str, size: int = 30, **options: object) -> object:
    return getattr(transformers, name)(size={"height": size, "width": size}, **options)


def vit(auto: str) -> list:
    config = transformers.ViTConfig(**PATCHES, num_labels=6)
    return [image_processor("ViTImageProcessor"), headed(auto, config)]


def yolos(auto: str) -> list:
    config = transformers.YolosConfig(**IMAGE, image_size=[30, 30], patch_size=15, num_detection_tokens=6, num_labels=3)
    model = headed(auto, config)
    # Increases the confidence, because boxes with low confidence are not shown.
    model.class_labels_classifier.layers[-1].bias.data[0] = 10
    return [transformers.YolosImageProcessor(size={"shortest_edge": 30, "longest_edge": 30}), model]


def of_videos(auto: str) -> list:
    raise Unavailable("torchcodec, which decodes videos")


def segformer(auto: str) -> list:
    config = transformers.SegformerConfig(
        num_encoder_blocks=2,
        depths=[1, 1],
        sr_ratios=[2, 1],
        hidden_sizes=[16, 32],
        num_attention_heads=[1, 2],
        patch_sizes=[7, 3],
        strides=[4, 2],
        mlp_ratios=[2, 2],
        decoder_hidden_size=16,
        num_labels=3,
    )
    return [image_processor("SegformerImageProcessor", 64), headed(auto, config)]


def glpn(auto: str) -> list:
    config = transformers.GLPNConfig(hidden_sizes=[16, 32, 48, 64], depths=[1, 1, 1, 1], num_attention_heads=[1, 2, 4, 4], decoder_hidden_size=16)
    return [transformers.GLPNImageProcessor(), headed(auto, config)]


def swin2sr(auto: str) -> list:
    config = transformers.Swin2SRConfig(
        image_size=64, embed_dim=16, depths=[1, 1], num_heads=[2, 2], window_size=4, upscale=2
    )
    return [transformers.Swin2SRImageProcessor(), headed(auto, config)]


def superpoint(auto: str) -> list:
    config = transformers.SuperPointConfig(
        encoder_hidden_sizes=[8, 8, 16, 16], decoder_hidden_size=16, keypoint_decoder_dim=65, descriptor_decoder_dim=16
    )
    return [image_processor("SuperPointImageProcessor", 64), headed(auto, config)]


def clip_pictures() -> object:
    return transformers.CLIPImageProcessor(size={"shortest_edge": 30}, crop_size={"height": 30, "width": 30})


def clip_tokenizer() -> object:
    ends = [f"{letter}</w>" for letter in tokens.LETTERS]
    vocabulary = numbered([*tokens.LETTERS, *ends, "<|startoftext|>", "<|endoftext|>"])
    return transformers.CLIPTokenizer(vocab=vocabulary, merges=[])


def numbered(words: list[str]) -> dict[str, int]:
    return {word: index for index, word in enumerate(words)}


def clip(auto: str) -> list:
    tokenizer = clip_tokenizer()
    last = len(tokenizer) - 1
    text = {**TEXT, "vocab_size": len(tokenizer), "eos_token_id": last, "bos_token_id": last - 1, "pad_token_id": last}
    config = transformers.CLIPConfig(
        text_config=text, vision_config=PATCHES, projection_dim=16
    )
    return [transformers.CLIPProcessor(clip_pictures(), tokenizer), headed(auto, config)]


def owlvit(auto: str) -> list:
    tokenizer = clip_tokenizer()
    last = len(tokenizer) - 1
    processor = image_processor("OwlViTImageProcessor", do_center_crop=False)
    text = {**TEXT, "vocab_size": len(tokenizer), "max_position_embeddings": 16}
    text |= {"eos_token_id": last, "bos_token_id": last - 1, "pad_token_id": 0}
    config = transformers.OwlViTConfig(
        text_config=text, vision_config=PATCHES, projection_dim=32
    )
    tokenizer.model_max_length = 16
    return [transformers.OwlViTProcessor(processor, tokenizer), headed(auto, config)]


def sam(auto: str) -> list:
    config = transformers.SamConfig(
        vision_config={
            "hidden_size": 32,
            "num_hidden_layers": 2,
            "num_attention_heads": 4,
            "image_size": 64,
            "patch_size": 16,
            "output_channels": 16,
            "num_pos_feats": 8,
            "window_size": 2,
            "global_attn_indexes": [1],
        },
        prompt_encoder_config={"hidden_size": 16, "image_size": 64, "patch_size": 16, "mask_input_channels": 8},
        mask_decoder_config={
            "hidden_size": 16,
            "mlp_dim": 32,
            "num_attention_heads": 2,
            "num_hidden_layers": 2,
            "iou_head_hidden_dim": 16,
        },
    )
    processor = transformers.SamImageProcessor(size={"longest_edge": 64}, pad_size={"height": 64, "width": 64})
    model = headed(auto, config)
    # Increases the confidence, because masks with low confidence are not shown.
    model.mask_decoder.iou_prediction_head.proj_out.bias.data[:] = 5
    for network in model.mask_decoder.output_hypernetworks_mlps:
        network.proj_out.weight.data *= 1e9
    return [transformers.SamProcessor(processor), model]


def whisper(auto: str) -> list:
    special = ["<|endoftext|>", "<|startoftranscript|>", "<|transcribe|>", "<|translate|>", "<|notimestamps|>"]
    tokenizer = transformers.WhisperTokenizer(vocab=numbered([*tokens.LETTERS, *special]), merges=[])
    extractor = transformers.WhisperFeatureExtractor(feature_size=16)
    end = tokenizer.convert_tokens_to_ids("<|endoftext|>")
    config = transformers.WhisperConfig(
        **TWO_PARTS,
        vocab_size=len(tokenizer),
        num_mel_bins=16,
        max_target_positions=512,
        pad_token_id=end,
        bos_token_id=end,
        eos_token_id=end,
        decoder_start_token_id=tokenizer.convert_tokens_to_ids("<|startoftranscript|>"),
        suppress_tokens=None,
        begin_suppress_tokens=None,
    )
    return [transformers.WhisperProcessor(extractor, tokenizer), headed(auto, config)]


def wav2vec2(auto: str) -> list:
    extractor = transformers.Wav2Vec2FeatureExtractor()
    vocabulary = numbered(["<pad>", "<s>", "</s>", "<unk>", "|", *"ABCDEFGHIJKLMNO"])
    config = transformers.Wav2Vec2Config(
        hidden_size=16,
        num_hidden_layers=2,
        num_attention_heads=2,
        intermediate_size=20,
        conv_dim=(32, 32, 32),
        conv_stride=(4, 4, 4),
        conv_kernel=(8, 8, 8),
        num_conv_pos_embeddings=16,
        num_conv_pos_embedding_groups=2,
        num_feat_extract_layers=3,
        vocab_size=len(vocabulary),
        num_labels=4,
    )
    model = headed(auto, config)
    if auto != "AutoModelForCTC":
        return [extractor, model]
    Path("vocab.json").write_text(json.dumps(vocabulary))
    return [transformers.Wav2Vec2Processor(extractor, transformers.Wav2Vec2CTCTokenizer("vocab.json")), model]


def vits(auto: str) -> list:
    Path("vocab.json").write_text(json.dumps(numbered([*" abcdefghijklmnopqrstuvwxyz"])))
    tokenizer = transformers.VitsTokenizer("vocab.json", is_uroman=False, phonemize=False)
    config = transformers.VitsConfig(
        vocab_size=len(tokenizer),
        hidden_size=16,
        num_hidden_layers=1,
        num_attention_heads=2,
        ffn_dim=16,
        flow_size=16,
        spectrogram_bins=8,
        duration_predictor_filter_channels=16,
        prior_encoder_num_flows=1,
        upsample_initial_channel=16,
        upsample_rates=[8, 4],
        upsample_kernel_sizes=[16, 8],
        resblock_kernel_sizes=[3],
        resblock_dilation_sizes=[[1, 3]],
    )
    return [tokenizer, headed(auto, config)]


def speecht5(auto: str) -> list:
    tokenizer = transformers.SpeechT5Tokenizer(pieces("speecht5"))
    config = transformers.SpeechT5Config(
        vocab_size=len(tokenizer),
        hidden_size=32,
        encoder_layers=1,
        encoder_attention_heads=2,
        encoder_ffn_dim=32,
        decoder_layers=1,
        decoder_attention_heads=2,
        decoder_ffn_dim=32,
        num_mel_bins=16,
        speech_decoder_prenet_units=16,
        speech_decoder_postnet_units=16,
    )
    # The pipeline loads the vocoder from a repository of its own.
    vocoder = transformers.SpeechT5HifiGanConfig(model_in_dim=16, upsample_initial_channel=16)
    transformers.SpeechT5HifiGan(vocoder).save_pretrained("microsoft/speecht5_hifigan")
    processor = transformers.SpeechT5Processor(transformers.SpeechT5FeatureExtractor(num_mel_bins=16), tokenizer)
    return [processor, transformers.SpeechT5ForTextToSpeech(config)]


def musicgen(auto: str) -> list:
    tokenizer = tokens.words()
    text = transformers.T5Config(d_model=32, d_kv=8, d_ff=37, num_layers=1, num_heads=4, vocab_size=len(tokenizer))
    audio = transformers.EncodecConfig(hidden_size=16, num_filters=4, codebook_size=32, codebook_dim=16, upsampling_ratios=[8, 4])
    decoder = transformers.MusicgenDecoderConfig(
        vocab_size=32, num_hidden_layers=1, ffn_dim=32, num_attention_heads=2, hidden_size=16, num_codebooks=4
    )
    config = transformers.MusicgenConfig(text_encoder=text.to_dict(), audio_encoder=audio.to_dict(), decoder=decoder.to_dict())
    model = transformers.MusicgenForConditionalGeneration(config)
    model.generation_config.decoder_start_token_id = model.generation_config.pad_token_id = 32
    model.generation_config.max_length = 16
    return [transformers.MusicgenProcessor(transformers.EncodecFeatureExtractor(), tokenizer), model]


def siglip(auto: str) -> list:
    tokenizer = tokens.words()
    text = {**TEXT, "vocab_size": len(tokenizer), "max_position_embeddings": 64, "projection_size": 32}
    text |= {"bos_token_id": 2, "eos_token_id": 3, "pad_token_id": 0}
    config = transformers.SiglipConfig(text_config=text, vision_config=PATCHES)
    return [transformers.SiglipProcessor(image_processor("SiglipImageProcessor"), tokenizer), headed(auto, config)]


def blip(auto: str) -> list:
    tokenizer = tokens.words()
    processor = transformers.BlipProcessor(image_processor("BlipImageProcessor"), tokenizer)
    text = {**TEXT, "vocab_size": len(tokenizer), "encoder_hidden_size": 32}
    text |= {"bos_token_id": 2, "eos_token_id": 3, "sep_token_id": 3, "pad_token_id": 0}
    config = transformers.BlipConfig(
        text_config=text, vision_config=PATCHES, projection_dim=16
    )
    return [processor, headed(auto, config)]


def vilt(auto: str) -> list:
    tokenizer = tokens.words()
    processor = transformers.ViltProcessor(transformers.ViltImageProcessor(size={"shortest_edge": 64}), tokenizer)
    config = transformers.ViltConfig(**TEXT, image_size=64, patch_size=32, vocab_size=len(tokenizer), num_labels=4)
    return [processor, headed(auto, config)]


def vision_encoder_decoder(auto: str) -> list:
    tokenizer = tokens.words()
    encoder = transformers.ViTConfig(**PATCHES)
    decoder = transformers.BertConfig(**TEXT, vocab_size=len(tokenizer), is_decoder=True, add_cross_attention=True)
    return [image_processor("ViTImageProcessor"), tokenizer, captioner(encoder, decoder)]


def captioner(encoder: transformers.PreTrainedConfig, decoder: transformers.PreTrainedConfig) -> object:
    config = transformers.VisionEncoderDecoderConfig.from_encoder_decoder_configs(encoder, decoder)
    config.decoder_start_token_id, config.pad_token_id, config.eos_token_id = 2, 0, 3
    return transformers.VisionEncoderDecoderModel(config)


def donut(auto: str) -> list:
    tokenizer = tokens.words()
    encoder = transformers.DonutSwinConfig(
        image_size=[32, 32], patch_size=4, embed_dim=16, depths=[1, 1], num_heads=[2, 2], window_size=4
    )
    decoder = transformers.MBartConfig(
        d_model=32,
        decoder_layers=1,
        decoder_attention_heads=2,
        decoder_ffn_dim=32,
        vocab_size=len(tokenizer),
        max_position_embeddings=512,
        is_decoder=True,
        add_cross_attention=True,
        forced_eos_token_id=None,
    )
    pictures = image_processor("DonutImageProcessor", 32)
    return [transformers.DonutProcessor(pictures, tokenizer), captioner(encoder, decoder)]


def qwen2_audio(auto: str) -> list:
    tokenizer = tokens.chat("<|audio_bos|><|AUDIO|><|audio_eos|>")
    config = transformers.Qwen2AudioConfig(
        audio_config={
            "num_mel_bins": 16,
            "d_model": 16,
            "encoder_layers": 1,
            "encoder_attention_heads": 2,
            "encoder_ffn_dim": 16,
        },
        text_config=transformers.Qwen2Config(**TEXT, num_key_value_heads=2, vocab_size=len(tokenizer)),
        audio_token_index=tokenizer.convert_tokens_to_ids("<|AUDIO|>"),
    )
    processor = transformers.Qwen2AudioProcessor(
        transformers.WhisperFeatureExtractor(feature_size=16), tokenizer, chat_template=tokenizer.chat_template
    )
    return [processor, transformers.Qwen2AudioForConditionalGeneration(config)]


def llava(auto: str) -> list:
    tokenizer = tokens.chat()
    image_id = tokenizer.convert_tokens_to_ids("<image>")
    config = transformers.LlavaConfig(
        vision_config=transformers.CLIPVisionConfig(**PATCHES),
        text_config=llama_config(tokenizer),
        image_token_id=image_id,
        vision_feature_layer=-1,
    )
    processor = transformers.LlavaProcessor(
        clip_pictures(),
        tokenizer,
        patch_size=15,
        vision_feature_select_strategy="default",
        image_token="<image>",
        num_additional_image_tokens=1,
        chat_template=tokenizer.chat_template,
    )
    return [processor, transformers.LlavaForConditionalGeneration(config)]


def timesfm(auto: str) -> list:
    config = transformers.TimesFmConfig(
        patch_length=32,
        context_length=128,
        horizon_length=16,
        num_hidden_layers=1,
        hidden_size=16,
        intermediate_size=16,
        head_dim=8,
        num_attention_heads=2,
    )
    return [headed(auto, config)]


def patchtst(auto: str) -> list:
    config = transformers.PatchTSTConfig(
        num_input_channels=2, context_length=32, patch_length=8, patch_stride=8, d_model=16, num_attention_heads=2, ffn_dim=16
    )
    return [headed(auto, config)]


def decision_transformer(auto: str) -> list:
    return [headed(auto, transformers.DecisionTransformerConfig(hidden_size=32, n_layer=2, n_head=4))]


# By `model_type`.
MAKERS = {
    maker.__name__: maker
    for maker in (
        *(bart, bert, blip, clip, decision_transformer, donut, glpn, gpt2, llama, llava, m2m_100, marian, mbart, musicgen),
        *(nllb, owlvit, patchtst, qwen2_audio, sam, segformer, siglip, speecht5, superpoint, swin2sr, t5, tapas, timesfm),
        *(vilt, vit, vits, wav2vec2, whisper, yolos),
    )
} | {"vision-encoder-decoder": vision_encoder_decoder, "qwen2_vl": of_videos, "videomae": of_videos, "roberta": bert}
