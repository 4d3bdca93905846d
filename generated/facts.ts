// Generated – do not edit.
// source:    spec/facts.yaml
// generator: generators/artifacts/facts.ts
// to change: edit the source, then run `npm run generate`
import type { LiteralValue } from "./values.ts";

/**
 * The facts that a snippet may use about a model. If a fact is absent, its value is empty text, an empty list, false or
 * undefined.
 */
export interface Facts {
  /** Repository id of the model, owner/name. */
  readonly id: string;
  /** The model's id without its owner. */
  readonly name: string;
  /** What follows the last slash of the model's id. */
  readonly short_name: string;
  /** The model's name as that of a Python package, with an underscore for each hyphen. */
  readonly package_name: string;
  /** Text of the first example on the model page. */
  readonly widget_text: string;
  /** Text that the first example's question is about. */
  readonly widget_context: string;
  /** Table that the first example's question is about, as the cells of each column. */
  readonly widget_table: LiteralValue;
  /** Rows to predict from, of the first example, as the cells of each column. */
  readonly widget_rows: LiteralValue;
  /** Labels of the first example to choose from. */
  readonly widget_labels: readonly string[];
  /**
   * A text with the model's mask token, from the first example where that holds one. Absent when the token is not
   * known.
   */
  readonly masked_text: string;
  /** What the first example asks, as a text or as the first message of a conversation. */
  readonly chat_question: string;
  /** Tags of the model page. */
  readonly tags: readonly string[];
  /** Id of the model's task. */
  readonly pipeline_tag: string;
  /** The repository brings Python code of its own, which has to be allowed by the reader. */
  readonly custom_code: boolean;
  /** Class name of the model, from its config.json. */
  readonly architecture: string;
  /** Id of the model that this one builds on. Of several, the one stored for diffusers, else the first. */
  readonly base_model: string;
  /** What to generate, in the words of the model card. */
  readonly prompt: string;
  /** The hub knows how transformers loads the model. */
  readonly transformers_info: boolean;
  /** Class that loads the weights, as the hub knows it. */
  readonly model_class: string;
  /** Class that loads the weights, under its name in version 5 of transformers. */
  readonly auto_model: string;
  /** Class in the repository's own code that the model is loaded as. */
  readonly custom_class: string;
  /** Class that prepares the inputs. Absent when the model takes tensors as they are. */
  readonly processor: string;
  /** Name of the variable that holds the processor. */
  readonly processor_variable: string;
  /** The repository holds a template that turns a conversation into a prompt. */
  readonly chat_template: boolean;
  /** Task of the pipeline of transformers that runs the model. Absent when version 5 has none for it. */
  readonly transformers_pipeline: string;
  /** Version 4 of transformers had a pipeline for the model's task, version 5 has none. */
  readonly removed_pipeline: boolean;
  /** Family of the model, from config.json. */
  readonly model_type: string;
  /** Name of the diffusers pipeline that the repository was saved from. */
  readonly diffusers_class: string;
  /** Sentences to compare, from the model card when it has a source sentence and others. */
  readonly sentences: readonly string[];
  /** Number of sentences to compare. */
  readonly sentence_count: number | undefined;
  /** Classes of keras_hub.models that the repository can be loaded as. */
  readonly keras_tasks: readonly string[];
  /** Python package of the edition that the model was made with. */
  readonly pruna_package: string;
  /** Class of that package that loads a model. */
  readonly pruna_class: string;
  /** Name of the model in the list of mlx-image, which is its name without "-mlxim" at the end. */
  readonly mlx_image_name: string;
  /** The first example's sequence, with a nucleotide or residue in place of the first mask. */
  readonly multimolecule_sequence: string;
  /** Name of the file that holds the model, from config.json. */
  readonly sklearn_file: string;
  /** How the model was saved, as pickle or skops. */
  readonly sklearn_format: string;
  /** Name of the file that holds the model, when joblib can read it, else the usual name. */
  readonly sklearn_joblib_file: string;
  /** Code of the language, where the model's name begins with one, as that of a spaCy or a Stanza model does. */
  readonly language: string;
  /** A sentence in that language. */
  readonly sentence_of_language: string;
  /** What the model's name begins with, which is the algorithm in the names that are usual. */
  readonly sb3_prefix: string;
  /** Class of stable_baselines3 that the model was trained with. */
  readonly sb3_algorithm: string;
  /** Name of the environment that the model was trained in, from the first tag that is one. */
  readonly sb3_environment: string;
  /** The model's name, when it can be imported as a module. */
  readonly spacy_package: string;
  /**
   * Name of the model in TerraTorch's list of backbones, for the models that their authors published under a name of
   * their own.
   */
  readonly terratorch_backbone: string;
  /** Version of YOLO, from the first tag that is yolov and a number. */
  readonly yolo_version: string;
  /** Code of the language, which is the model's name without the word stanza. */
  readonly stanza_lang: string;
  /** The tag that says that the model belongs to version 2.5 of LTX. */
  readonly ltx_tag: string;
  /** Ids of the models that this one builds on, when the card lists several. */
  readonly ltx_bases: readonly string[];
  /** The one in that list that belongs to version 2.5 of LTX. */
  readonly ltx_base: string;
  /** The only model that this one builds on, when it belongs to version 2.5 of LTX. */
  readonly ltx_only_base: string;
  /** Version of the document pipeline, in the ids that the library's own makers give. */
  readonly paddleocr_version: string;
  /** Class that runs the model, from the first tag that names a kind of module. */
  readonly paddleocr_class: string;
  /** Id of the model that the adapter was made for, from its configuration. */
  readonly adapter_base_model: string;
  /** The model's package name, where Python can import it. */
  readonly edsnlp_module: string;
  /** Digits of the first tag that names a version of YOLO. */
  readonly yolov10_version: string;
  /** Task of the pipeline that runs the model. Absent when the library has none for it. */
  readonly transformers_js_task: string;
  /** Bits of each quantized weight, read from the id (-q4 or -q8). */
  readonly moshi_bits: string;
  /** Task type of the adapter, in the spelling of PEFT. */
  readonly peft_task: string;
  /** Class of transformers that loads the model which the adapter changes. */
  readonly peft_class: string;
  /** Id of the model that the adapter changes, from the adapter's settings. */
  readonly peft_base: string;
  /** Name of the class that runs the model, from config.json. */
  readonly speechbrain_interface: string;
  /** The interface, when it is one that can be shown. */
  readonly speechbrain_class: string;
  /** The interface's method that works on one file. */
  readonly speechbrain_method: string;
  /** Key of the model's library. */
  readonly library_name: string;
  /** How the weights of the repository are quantized, such as awq or gptq. */
  readonly quant_method: string;
  /** Longest context of a model with GGUF files, in tokens. */
  readonly gguf_context: number | undefined;
  /** Chat template of the model, to see whether it takes tools. */
  readonly tool_template: string;
  /** The repository holds weights for MLX. */
  readonly is_mlx: boolean;
  /** The model takes images with its messages. */
  readonly sees_images: boolean;
  /** Path of the file that the reader chose. */
  readonly file: string;
  /** Label of the quantization that the reader chose, such as Q4_K_M. */
  readonly quantization: string;
  /** Version of a kernel that the reader chose. */
  readonly kernel_version: number | undefined;
}

/**
 * The facts that a function computes. If there is no value, the function returns the value for an absent fact, and the
 * default is applied later.
 */
export interface ComputedFacts {
  /** Labels of the first example to choose from. */
  readonly widget_labels: (record: RawRecord | undefined, facts: Facts) => readonly string[];
  /**
   * A text with the model's mask token, from the first example where that holds one. Absent when the token is not
   * known.
   */
  readonly masked_text: (record: RawRecord | undefined, facts: Facts) => string;
  /** Id of the model that this one builds on. Of several, the one stored for diffusers, else the first. */
  readonly base_model: (record: RawRecord | undefined, facts: Facts) => string;
  /** Sentences to compare, from the model card when it has a source sentence and others. */
  readonly sentences: (record: RawRecord | undefined, facts: Facts) => readonly string[];
  /** Number of sentences to compare. */
  readonly sentence_count: (record: RawRecord | undefined, facts: Facts) => number | undefined;
  /** The first example's sequence, with a nucleotide or residue in place of the first mask. */
  readonly multimolecule_sequence: (record: RawRecord | undefined, facts: Facts) => string;
  /** Chat template of the model, to see whether it takes tools. */
  readonly tool_template: (record: RawRecord | undefined, facts: Facts) => string;
}

/** An unchecked model record from a caller, or a part of it. Any field may be missing or of the wrong kind. */
export interface RawRecord {
  readonly [field: string]: RawRecord | undefined;
}

/** A pattern that finds a part of a text, with its last result, because many libraries search the same model id in turn. */
export interface Capture {
  readonly pattern: RegExp;
  /** Maximum length of a text that is searched, in UTF-16 units. */
  readonly longest: number;
  /** Changes the captured text. */
  readonly change: ((part: string) => string) | undefined;
  /** The last searched text, and its result. */
  text: string | undefined;
  value: string;
}

/** Reads raw values of a model record. No method throws for a value of the wrong kind. */
export interface Reader {
  /** Returns an item of a list, or undefined if there is none, or if the value is not a list. */
  readonly item: (list: unknown, index: number) => RawRecord | undefined;
  /** Returns the text, or "" for any other value. */
  readonly text: (value: unknown) => string;
  /** Returns the text if it is a valid name in every host language, otherwise "". */
  readonly identifier: (value: unknown) => string;
  /** Returns the number if it is finite, otherwise undefined. */
  readonly number: (value: unknown) => number | undefined;
  /** Returns the texts in a list, without empty ones and other values. */
  readonly texts: (value: unknown) => readonly string[];
  /** Returns the identifiers in a list. */
  readonly identifiers: (value: unknown) => readonly string[];
  /** Returns the first list that is not empty, otherwise an empty list. */
  readonly firstFilled: (...lists: readonly (readonly string[])[]) => readonly string[];
  /**
   * Returns the first group of the match, or the whole match if there is no group. Returns "" if the pattern does not
   * match.
   */
  readonly captured: (capture: Capture, text: string) => string;
  /** Returns what captured() returns for the first text that matches. */
  readonly capturedInFirst: (capture: Capture, texts: readonly string[]) => string;
  /** Returns true unless the value is undefined, null, false, 0, or empty. */
  readonly isPresent: (value: unknown) => boolean;
  /** Returns the value if JSON supports it, otherwise undefined. */
  readonly json: (value: unknown) => LiteralValue;
}

function isRecord(value: unknown): value is RawRecord {
  return typeof value === "object" && value !== null;
}

const NAME_CAPTURE: Capture = { pattern: /^(?:[^/]*\/)?(.*)$/su, longest: Infinity, change: undefined, text: undefined, value: "" };

const SHORT_NAME_CAPTURE: Capture = { pattern: /^(?:.*\/)?([^/]*)$/su, longest: 1000, change: undefined, text: undefined, value: "" };

const PACKAGE_NAME_CAPTURE: Capture = { pattern: /^.*$/su, longest: Infinity, change: (part) => part.replaceAll("-", "_"), text: undefined, value: "" };

const AUTO_MODEL_CAPTURE: Capture = { pattern: /^.*$/su, longest: Infinity, change: (part) => part.replaceAll("AutoModelForVision2Seq", "AutoModelForImageTextToText").replaceAll("AutoModelWithLMHead", "AutoModelForCausalLM"), text: undefined, value: "" };

const PROCESSOR_VARIABLE_TABLE = new Map<string, string>([
  ["AutoTokenizer", "tokenizer"],
  ["AutoFeatureExtractor", "extractor"],
]);

const TRANSFORMERS_PIPELINE_TABLE = new Map<string, string>([
  ["any-to-any", "any-to-any"],
  ["audio-classification", "audio-classification"],
  ["automatic-speech-recognition", "automatic-speech-recognition"],
  ["depth-estimation", "depth-estimation"],
  ["document-question-answering", "document-question-answering"],
  ["feature-extraction", "feature-extraction"],
  ["fill-mask", "fill-mask"],
  ["image-classification", "image-classification"],
  ["image-feature-extraction", "image-feature-extraction"],
  ["image-segmentation", "image-segmentation"],
  ["image-text-to-text", "image-text-to-text"],
  ["mask-generation", "mask-generation"],
  ["object-detection", "object-detection"],
  ["table-question-answering", "table-question-answering"],
  ["text-classification", "text-classification"],
  ["text-generation", "text-generation"],
  ["text-to-audio", "text-to-audio"],
  ["text-to-speech", "text-to-speech"],
  ["token-classification", "token-classification"],
  ["video-classification", "video-classification"],
  ["zero-shot-classification", "zero-shot-classification"],
  ["zero-shot-image-classification", "zero-shot-image-classification"],
  ["zero-shot-object-detection", "zero-shot-object-detection"],
]);

const REMOVED_PIPELINE_TABLE = new Map<string, boolean>([
  ["image-to-image", true],
  ["image-to-text", true],
  ["question-answering", true],
  ["summarization", true],
  ["translation", true],
  ["visual-question-answering", true],
]);

const SENTENCES_DEFAULT: readonly string[] = [
  "The ferry leaves the harbour at seven.",
  "A boat departs from the port early in the morning.",
  "She planted tomatoes behind the house.",
];

const PRUNA_PACKAGE_TABLE = new Map<string, string>([
  ["pro", "pruna_pro"],
  ["pruna_pro-ai", "pruna_pro"],
]);

const PRUNA_CLASS_TABLE = new Map<string, string>([
  ["pro", "PrunaProModel"],
  ["pruna_pro-ai", "PrunaProModel"],
]);

const MLX_IMAGE_NAME_CAPTURE: Capture = { pattern: /^(.+?)(?:-mlxim)?$/su, longest: Infinity, change: undefined, text: undefined, value: "" };

const SKLEARN_JOBLIB_FILE_CAPTURE: Capture = { pattern: /^.*\.(?:joblib|pkl|pickle|p|sav|bin|model)$/su, longest: Infinity, change: undefined, text: undefined, value: "" };

const LANGUAGE_CAPTURE: Capture = { pattern: /^(?:stanza-)?([a-z]{2})(?:[_-]|$)/su, longest: Infinity, change: undefined, text: undefined, value: "" };

const SENTENCE_OF_LANGUAGE_TABLE = new Map<string, string>([
  ["ar", "تغادر العبارة الميناء في الساعة السابعة."],
  ["ca", "El ferri surt del port a les set."],
  ["cs", "Trajekt odplouvá z přístavu v sedm."],
  ["da", "Færgen forlader havnen klokken syv."],
  ["de", "Die Fähre verlässt den Hafen um sieben."],
  ["el", "Το πλοίο φεύγει από το λιμάνι στις επτά."],
  ["en", "The ferry leaves the harbour at seven."],
  ["es", "El barco sale del puerto a las siete."],
  ["fi", "Lautta lähtee satamasta kello seitsemän."],
  ["fr", "Le bateau quitte le port à sept heures."],
  ["he", "המעבורת יוצאת מהנמל בשבע."],
  ["hi", "नाव सात बजे बंदरगाह से निकलती है।"],
  ["hr", "Trajekt isplovljava iz luke u sedam."],
  ["hu", "A komp hétkor indul a kikötőből."],
  ["id", "Kapal feri meninggalkan pelabuhan pukul tujuh."],
  ["it", "Il traghetto lascia il porto alle sette."],
  ["ja", "フェリーは七時に港を出ます。"],
  ["ko", "배는 일곱 시에 항구를 떠납니다."],
  ["nl", "De veerboot verlaat de haven om zeven uur."],
  ["nb", "Fergen forlater havnen klokken sju."],
  ["pl", "Prom wypływa z portu o siódmej."],
  ["pt", "O barco sai do porto às sete."],
  ["ro", "Feribotul pleacă din port la ora șapte."],
  ["ru", "Паром выходит из гавани в семь."],
  ["sv", "Färjan lämnar hamnen klockan sju."],
  ["tr", "Feribot limandan yedide ayrılıyor."],
  ["uk", "Пором виходить з гавані о сьомій."],
  ["vi", "Con phà rời cảng lúc bảy giờ."],
  ["zh", "渡轮七点离开港口。"],
]);

const SB3_PREFIX_CAPTURE: Capture = { pattern: /^([A-Za-z0-9]+)[-_]/su, longest: Infinity, change: undefined, text: undefined, value: "" };

const SB3_ALGORITHM_TABLE = new Map<string, string>([
  ["a2c", "A2C"],
  ["A2C", "A2C"],
  ["ddpg", "DDPG"],
  ["DDPG", "DDPG"],
  ["dqn", "DQN"],
  ["DQN", "DQN"],
  ["ppo", "PPO"],
  ["PPO", "PPO"],
  ["sac", "SAC"],
  ["SAC", "SAC"],
  ["td3", "TD3"],
  ["TD3", "TD3"],
]);

const SB3_ENVIRONMENT_CAPTURE: Capture = { pattern: /^[A-Za-z][A-Za-z0-9]*-v\d+$/su, longest: Infinity, change: undefined, text: undefined, value: "" };

const SPACY_PACKAGE_CAPTURE: Capture = { pattern: /^.*$/su, longest: Infinity, change: undefined, text: undefined, value: "" };

const TERRATORCH_BACKBONE_TABLE = new Map<string, string>([
  ["Prithvi-EO-1.0-100M", "prithvi_eo_v1_100"],
  ["Prithvi-EO-2.0-tiny-TL", "prithvi_eo_v2_tiny_tl"],
  ["Prithvi-EO-2.0-100M-TL", "prithvi_eo_v2_100_tl"],
  ["Prithvi-EO-2.0-300M", "prithvi_eo_v2_300"],
  ["Prithvi-EO-2.0-300M-TL", "prithvi_eo_v2_300_tl"],
  ["Prithvi-EO-2.0-600M", "prithvi_eo_v2_600"],
  ["Prithvi-EO-2.0-600M-TL", "prithvi_eo_v2_600_tl"],
  ["TerraMind-1.0-tiny", "terramind_v1_tiny"],
  ["TerraMind-1.0-small", "terramind_v1_small"],
  ["TerraMind-1.0-base", "terramind_v1_base"],
  ["TerraMind-1.0-large", "terramind_v1_large"],
]);

const YOLO_VERSION_CAPTURE: Capture = { pattern: /^yolov(\d+)$/su, longest: Infinity, change: undefined, text: undefined, value: "" };

const STANZA_LANG_CAPTURE: Capture = { pattern: /^.*$/su, longest: Infinity, change: (part) => part.replaceAll("stanza-", ""), text: undefined, value: "" };

const LTX_TAG_CAPTURE: Capture = { pattern: /[Ll][Tt][Xx][-_]?2\.5/su, longest: Infinity, change: undefined, text: undefined, value: "" };

const LTX_BASE_CAPTURE: Capture = { pattern: /[Ll][Tt][Xx][-_]?2\.5/su, longest: Infinity, change: undefined, text: undefined, value: "" };

const LTX_ONLY_BASE_CAPTURE: Capture = { pattern: /[Ll][Tt][Xx][-_]?2\.5/su, longest: Infinity, change: undefined, text: undefined, value: "" };

const PADDLEOCR_VERSION_CAPTURE: Capture = { pattern: /^PaddlePaddle\/PaddleOCR-(VL(?:-\d+(?:\.\d+)*)?)$/su, longest: Infinity, change: (part) => part.replaceAll("VL-", "v").replaceAll("VL", "v1"), text: undefined, value: "" };

const PADDLEOCR_CLASS_TABLE = new Map<string, string>([
  ["textline_detection", "TextDetection"],
  ["textline_recognition", "TextRecognition"],
  ["seal_text_detection", "SealTextDetection"],
  ["doc_img_unwarping", "TextImageUnwarping"],
  ["doc_img_orientation_classification", "DocImgOrientationClassification"],
  ["textline_orientation_classification", "TextLineOrientationClassification"],
  ["chart_parsing", "ChartParsing"],
  ["formula_recognition", "FormulaRecognition"],
  ["layout_detection", "LayoutDetection"],
  ["table_cells_detection", "TableCellsDetection"],
  ["wired_table_classification", "TableClassification"],
  ["table_structure_recognition", "TableStructureRecognition"],
]);

const EDSNLP_MODULE_CAPTURE: Capture = { pattern: /^.*$/su, longest: Infinity, change: undefined, text: undefined, value: "" };

const YOLOV10_VERSION_CAPTURE: Capture = { pattern: /^yolov(\d+)$/su, longest: Infinity, change: undefined, text: undefined, value: "" };

const TRANSFORMERS_JS_TASK_TABLE = new Map<string, string>([
  ["audio-classification", "audio-classification"],
  ["automatic-speech-recognition", "automatic-speech-recognition"],
  ["background-removal", "background-removal"],
  ["depth-estimation", "depth-estimation"],
  ["document-question-answering", "document-question-answering"],
  ["feature-extraction", "feature-extraction"],
  ["fill-mask", "fill-mask"],
  ["image-classification", "image-classification"],
  ["image-feature-extraction", "image-feature-extraction"],
  ["image-segmentation", "image-segmentation"],
  ["image-to-image", "image-to-image"],
  ["image-to-text", "image-to-text"],
  ["object-detection", "object-detection"],
  ["question-answering", "question-answering"],
  ["sentence-similarity", "feature-extraction"],
  ["summarization", "summarization"],
  ["text-classification", "text-classification"],
  ["text-generation", "text-generation"],
  ["text-to-audio", "text-to-audio"],
  ["text-to-speech", "text-to-speech"],
  ["text2text-generation", "text2text-generation"],
  ["token-classification", "token-classification"],
  ["translation", "translation"],
  ["zero-shot-audio-classification", "zero-shot-audio-classification"],
  ["zero-shot-classification", "zero-shot-classification"],
  ["zero-shot-image-classification", "zero-shot-image-classification"],
  ["zero-shot-object-detection", "zero-shot-object-detection"],
]);

const MOSHI_BITS_CAPTURE: Capture = { pattern: /-q([48])/su, longest: Infinity, change: undefined, text: undefined, value: "" };

const PEFT_CLASS_TABLE = new Map<string, string>([
  ["CAUSAL_LM", "AutoModelForCausalLM"],
  ["SEQ_2_SEQ_LM", "AutoModelForSeq2SeqLM"],
  ["SEQ_CLS", "AutoModelForSequenceClassification"],
  ["TOKEN_CLS", "AutoModelForTokenClassification"],
]);

const SPEECHBRAIN_CLASS_TABLE = new Map<string, string>([
  ["EncoderASR", "EncoderASR"],
  ["EncoderClassifier", "EncoderClassifier"],
  ["EncoderDecoderASR", "EncoderDecoderASR"],
  ["SepformerSeparation", "SepformerSeparation"],
  ["SpeakerRecognition", "SpeakerRecognition"],
  ["SpectralMaskEnhancement", "SpectralMaskEnhancement"],
]);

const SPEECHBRAIN_METHOD_TABLE = new Map<string, string>([
  ["EncoderASR", "transcribe_file"],
  ["EncoderClassifier", "classify_file"],
  ["EncoderDecoderASR", "transcribe_file"],
  ["SepformerSeparation", "separate_file"],
  ["SpectralMaskEnhancement", "enhance_file"],
]);

const SEES_IMAGES_TABLE = new Map<string, boolean>([["image-text-to-text", true]]);

/** Makes the facts of one model, of whose record anything may be missing or of the wrong kind. */
export type FactsOf = (record: unknown) => Facts;

/** Returns a function that creates the facts of a record. All facts except the id are computed on first use. */
export function factsReader(read: Reader, computed: ComputedFacts): FactsOf {
  class ModelFacts implements Facts {
  private readonly record: RawRecord | undefined;
  readonly id: string;
  private kept_widget_labels: readonly string[] | undefined;
  private kept_tags: readonly string[] | undefined;
  private kept_sentences: readonly string[] | undefined;
  private kept_keras_tasks: readonly string[] | undefined;
  private kept_ltx_bases: readonly string[] | undefined;

  constructor(record: RawRecord | undefined) {
    this.record = record;
    this.id = read.text(this.record?.id) || "fill-in-model-id";
    this.kept_widget_labels = undefined;
    this.kept_tags = undefined;
    this.kept_sentences = undefined;
    this.kept_keras_tasks = undefined;
    this.kept_ltx_bases = undefined;
  }

  get name(): string {
    return read.text(read.captured(NAME_CAPTURE, this.id)) || "fill-in-model-name";
  }

  get short_name(): string {
    return read.text(read.captured(SHORT_NAME_CAPTURE, this.id)) || "fill-in-model-name";
  }

  get package_name(): string {
    return read.text(read.captured(PACKAGE_NAME_CAPTURE, this.name)) || "fill_in_model_name";
  }

  get widget_text(): string {
    return read.text(read.item(this.record?.widgetData, 0)?.text);
  }

  get widget_context(): string {
    return read.text(read.item(this.record?.widgetData, 0)?.context);
  }

  get widget_table(): LiteralValue {
    return read.json(read.item(this.record?.widgetData, 0)?.table);
  }

  get widget_rows(): LiteralValue {
    return read.json(read.item(this.record?.widgetData, 0)?.structured_data);
  }

  get widget_labels(): readonly string[] {
    return (this.kept_widget_labels ??= read.texts(computed.widget_labels(this.record, this)));
  }

  get masked_text(): string {
    return read.text(computed.masked_text(this.record, this));
  }

  get chat_question(): string {
    return read.text(read.item(this.record?.widgetData, 0)?.text) ||
      read.text(read.item(read.item(this.record?.widgetData, 0)?.messages, 0)?.content);
  }

  get tags(): readonly string[] {
    return (this.kept_tags ??= read.texts(this.record?.tags));
  }

  get pipeline_tag(): string {
    return read.text(this.record?.pipeline_tag);
  }

  get custom_code(): boolean {
    return this.tags.includes("custom_code");
  }

  get architecture(): string {
    return read.identifier(read.item(this.record?.config?.architectures, 0));
  }

  get base_model(): string {
    return read.text(computed.base_model(this.record, this)) || "fill-in-base-model";
  }

  get prompt(): string {
    return read.text(read.item(this.record?.widgetData, 0)?.text) ||
      read.text(this.record?.cardData?.instance_prompt);
  }

  get transformers_info(): boolean {
    return read.isPresent(this.record?.transformersInfo);
  }

  get model_class(): string {
    return read.identifier(this.record?.transformersInfo?.auto_model);
  }

  get auto_model(): string {
    return read.identifier(read.captured(AUTO_MODEL_CAPTURE, this.model_class)) || "AutoModel";
  }

  get custom_class(): string {
    return read.text(this.record?.transformersInfo?.custom_class);
  }

  get processor(): string {
    return read.identifier(this.record?.transformersInfo?.processor);
  }

  get processor_variable(): string {
    return PROCESSOR_VARIABLE_TABLE.get(this.processor) ?? "processor";
  }

  get chat_template(): boolean {
    return read.isPresent(this.record?.config?.tokenizer_config?.chat_template) ||
      read.isPresent(this.record?.config?.processor_config?.chat_template) ||
      read.isPresent(this.record?.config?.chat_template_jinja);
  }

  get transformers_pipeline(): string {
    return TRANSFORMERS_PIPELINE_TABLE.get(this.pipeline_tag) ?? "";
  }

  get removed_pipeline(): boolean {
    return REMOVED_PIPELINE_TABLE.get(this.pipeline_tag) ?? false;
  }

  get model_type(): string {
    return read.text(this.record?.config?.model_type);
  }

  get diffusers_class(): string {
    return read.text(this.record?.config?.diffusers?._class_name);
  }

  get sentences(): readonly string[] {
    return (this.kept_sentences ??= read.firstFilled(read.texts(computed.sentences(this.record, this)), SENTENCES_DEFAULT));
  }

  get sentence_count(): number | undefined {
    return read.number(computed.sentence_count(this.record, this)) ?? 3;
  }

  get keras_tasks(): readonly string[] {
    return (this.kept_keras_tasks ??= read.identifiers(this.record?.config?.keras_hub?.tasks));
  }

  get pruna_package(): string {
    return this.tags.map((item) => PRUNA_PACKAGE_TABLE.get(item)).find((value) => value !== undefined) ?? "pruna";
  }

  get pruna_class(): string {
    return this.tags.map((item) => PRUNA_CLASS_TABLE.get(item)).find((value) => value !== undefined) ?? "PrunaModel";
  }

  get mlx_image_name(): string {
    return read.text(read.captured(MLX_IMAGE_NAME_CAPTURE, this.name)) || "fill-in-model-name";
  }

  get multimolecule_sequence(): string {
    return read.text(computed.multimolecule_sequence(this.record, this));
  }

  get sklearn_file(): string {
    return read.text(this.record?.config?.sklearn?.model?.file);
  }

  get sklearn_format(): string {
    return read.text(this.record?.config?.sklearn?.model_format);
  }

  get sklearn_joblib_file(): string {
    return read.text(read.captured(SKLEARN_JOBLIB_FILE_CAPTURE, this.sklearn_file)) ||
      "sklearn_model.joblib";
  }

  get language(): string {
    return read.text(read.captured(LANGUAGE_CAPTURE, this.name));
  }

  get sentence_of_language(): string {
    return SENTENCE_OF_LANGUAGE_TABLE.get(this.language) ?? "";
  }

  get sb3_prefix(): string {
    return read.text(read.captured(SB3_PREFIX_CAPTURE, this.name));
  }

  get sb3_algorithm(): string {
    return SB3_ALGORITHM_TABLE.get(this.sb3_prefix) ?? "";
  }

  get sb3_environment(): string {
    return read.text(read.capturedInFirst(SB3_ENVIRONMENT_CAPTURE, this.tags));
  }

  get spacy_package(): string {
    return read.identifier(read.captured(SPACY_PACKAGE_CAPTURE, this.name));
  }

  get terratorch_backbone(): string {
    return TERRATORCH_BACKBONE_TABLE.get(this.name) ?? "fill-in-backbone-name";
  }

  get yolo_version(): string {
    return read.text(read.capturedInFirst(YOLO_VERSION_CAPTURE, this.tags));
  }

  get stanza_lang(): string {
    return read.text(read.captured(STANZA_LANG_CAPTURE, this.name)) || "fill-in-language";
  }

  get ltx_tag(): string {
    return read.text(read.capturedInFirst(LTX_TAG_CAPTURE, this.tags));
  }

  get ltx_bases(): readonly string[] {
    return (this.kept_ltx_bases ??= read.texts(this.record?.cardData?.base_model));
  }

  get ltx_base(): string {
    return read.text(read.capturedInFirst(LTX_BASE_CAPTURE, this.ltx_bases));
  }

  get ltx_only_base(): string {
    return read.text(read.captured(LTX_ONLY_BASE_CAPTURE, this.base_model));
  }

  get paddleocr_version(): string {
    return read.text(read.captured(PADDLEOCR_VERSION_CAPTURE, this.id));
  }

  get paddleocr_class(): string {
    return this.tags.map((item) => PADDLEOCR_CLASS_TABLE.get(item)).find((value) => value !== undefined) ?? "";
  }

  get adapter_base_model(): string {
    return read.text(this.record?.config?.adapter_transformers?.model_name);
  }

  get edsnlp_module(): string {
    return read.identifier(read.captured(EDSNLP_MODULE_CAPTURE, this.package_name));
  }

  get yolov10_version(): string {
    return read.text(read.capturedInFirst(YOLOV10_VERSION_CAPTURE, this.tags));
  }

  get transformers_js_task(): string {
    return TRANSFORMERS_JS_TASK_TABLE.get(this.pipeline_tag) ?? "";
  }

  get moshi_bits(): string {
    return read.text(read.captured(MOSHI_BITS_CAPTURE, this.id));
  }

  get peft_task(): string {
    return read.text(this.record?.config?.peft?.task_type);
  }

  get peft_class(): string {
    return PEFT_CLASS_TABLE.get(this.peft_task) ?? "";
  }

  get peft_base(): string {
    return read.text(this.record?.config?.peft?.base_model_name_or_path);
  }

  get speechbrain_interface(): string {
    return read.text(this.record?.config?.speechbrain?.speechbrain_interface);
  }

  get speechbrain_class(): string {
    return SPEECHBRAIN_CLASS_TABLE.get(this.speechbrain_interface) ?? "";
  }

  get speechbrain_method(): string {
    return SPEECHBRAIN_METHOD_TABLE.get(this.speechbrain_interface) ?? "";
  }

  get library_name(): string {
    return read.text(this.record?.library_name);
  }

  get quant_method(): string {
    return read.text(this.record?.config?.quantization_config?.quant_method);
  }

  get gguf_context(): number | undefined {
    return read.number(this.record?.gguf?.context_length);
  }

  get tool_template(): string {
    return read.text(computed.tool_template(this.record, this));
  }

  get is_mlx(): boolean {
    return this.tags.includes("mlx");
  }

  get sees_images(): boolean {
    return SEES_IMAGES_TABLE.get(this.pipeline_tag) ?? false;
  }

  get file(): string {
    return read.text(this.record?.selectedFile);
  }

  get quantization(): string {
    return read.text(this.record?.selectedQuantization);
  }

  get kernel_version(): number | undefined {
    return read.number(this.record?.selectedVersion) ?? 1;
  }
}
  return (record) => new ModelFacts(isRecord(record) ? record : undefined);
}
