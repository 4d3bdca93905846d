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
  /** Id of the model on the hub: owner/name. */
  readonly id: string;
  /** The model's id without the owner. */
  readonly name: string;
  /** The part of the model's id after the last slash. */
  readonly short_name: string;
  /** The model's name with underscores instead of hyphens, as the name of a Python package. */
  readonly package_name: string;
  /** Text of the first example on the model page. */
  readonly widget_text: string;
  /** The text to which the question of the first example refers. */
  readonly widget_context: string;
  /** The table to which the question of the first example refers, as a list of cells for each column. */
  readonly widget_table: LiteralValue;
  /** The rows of the first example for which the model makes predictions, as a list of cells for each column. */
  readonly widget_rows: LiteralValue;
  /** Labels in the first example from which the model chooses. */
  readonly widget_labels: readonly string[];
  /**
   * A text that contains the model's mask token. If the text of the first example contains the token, this text is
   * used. Absent if no mask token is known.
   */
  readonly masked_text: string;
  /** The question in the first example: its text, or the first message of its conversation. */
  readonly chat_question: string;
  /** The model's tags on the hub. */
  readonly tags: readonly string[];
  /** Id of the model's task. */
  readonly pipeline_tag: string;
  /** The repository contains its own Python code, which the reader must allow. */
  readonly custom_code: boolean;
  /** Name of the model's class, from config.json. */
  readonly architecture: string;
  /**
   * Id of the model from which this model was made. If the model card names several, the first id that ends in
   * -Diffusers is used. If there is no such id, the first id is used.
   */
  readonly base_model: string;
  /** A sample prompt, from the first example or the model card. */
  readonly prompt: string;
  /** The model's record on the hub describes how transformers loads the model. */
  readonly transformers_info: boolean;
  /** Class that loads the weights, according to the hub. */
  readonly model_class: string;
  /** Class that loads the weights, with its name in version 5 of transformers. */
  readonly auto_model: string;
  /** Class from the repository's own code with which the model is loaded. */
  readonly custom_class: string;
  /** Class that prepares the inputs. Absent if the inputs need no preparation. */
  readonly processor: string;
  /** Name of the variable for the processor. */
  readonly processor_variable: string;
  /** The repository contains a template that turns a conversation into a prompt. */
  readonly chat_template: boolean;
  /**
   * Task of the transformers pipeline that runs the model. Absent if version 5 has no pipeline for the model's task.
   */
  readonly transformers_pipeline: string;
  /** Version 4 of transformers had a pipeline for the model's task, but version 5 has none. */
  readonly removed_pipeline: boolean;
  /** Family of the model, from config.json. */
  readonly model_type: string;
  /** Class of the diffusers pipeline from which the repository was saved. */
  readonly diffusers_class: string;
  /** Sentences to compare. They come from the first example if it has a source sentence and other sentences. */
  readonly sentences: readonly string[];
  /** Number of sentences to compare. */
  readonly sentence_count: number | undefined;
  /** Classes of keras_hub.models that can load the repository. */
  readonly keras_tasks: readonly string[];
  /** Python package of the Pruna edition with which the model was made. */
  readonly pruna_package: string;
  /** Class that loads the model, from the package of the Pruna edition. */
  readonly pruna_class: string;
  /** Name of the model in the list of mlx-image: the model's name without the ending -mlxim. */
  readonly mlx_image_name: string;
  /** Sequence of the first example. The letter A replaces the first mask token. */
  readonly multimolecule_sequence: string;
  /** Name of the model file, from config.json. */
  readonly sklearn_file: string;
  /** Format of the model file: pickle or skops. */
  readonly sklearn_format: string;
  /** Name of the model file, if joblib can read this file. Otherwise, the usual name. */
  readonly sklearn_joblib_file: string;
  /** Code of the language at the start of the model's name, as in the names of spaCy and Stanza models. */
  readonly language: string;
  /** A sentence in the language that the model's name contains. */
  readonly sentence_of_language: string;
  /** The first part of the model's name, which is usually the algorithm. */
  readonly sb3_prefix: string;
  /** Class of stable_baselines3 with which the model was trained. */
  readonly sb3_algorithm: string;
  /** Name of the environment in which the model was trained, from the first tag with a name such as CartPole-v1. */
  readonly sb3_environment: string;
  /** The model's name, if Python can import a module with this name. */
  readonly spacy_package: string;
  /** Name of the model in TerraTorch's list of backbones, for models with another name on the hub. */
  readonly terratorch_backbone: string;
  /** Version number of YOLO, from the first tag such as yolov8. */
  readonly yolo_version: string;
  /** Code of the language: the model's name without the prefix stanza-. */
  readonly stanza_lang: string;
  /** The part of a tag that names version 2.5 of LTX. */
  readonly ltx_tag: string;
  /** Ids of the base models, if the model card names several. */
  readonly ltx_bases: readonly string[];
  /** The part of a base model's id that names version 2.5 of LTX, if the model card names several base models. */
  readonly ltx_base: string;
  /** The part of the base model's id that names version 2.5 of LTX. */
  readonly ltx_only_base: string;
  /** Version of the document pipeline, from an id such as PaddlePaddle/PaddleOCR-VL. */
  readonly paddleocr_version: string;
  /** Class that runs the model, from the first tag such as layout_detection. */
  readonly paddleocr_class: string;
  /** Id of the model for which the adapter was made, from the adapter's configuration. */
  readonly adapter_base_model: string;
  /** The model's package name, if Python can import a module with this name. */
  readonly edsnlp_module: string;
  /** Version number of YOLO, from the first tag such as yolov10. */
  readonly yolov10_version: string;
  /** Task of the pipeline that runs the model. Absent if transformers.js has no pipeline for the model's task. */
  readonly transformers_js_task: string;
  /** Number of bits for each quantized weight, from -q4 or -q8 in the id. */
  readonly moshi_bits: string;
  /** Task type of the adapter, as PEFT writes it. */
  readonly peft_task: string;
  /** Class of transformers that loads the adapter's base model. */
  readonly peft_class: string;
  /** Id of the adapter's base model, from the adapter's configuration. */
  readonly peft_base: string;
  /** Name of the class that runs the model, from config.json. */
  readonly speechbrain_interface: string;
  /** The class that runs the model, if the snippets support this class. */
  readonly speechbrain_class: string;
  /** Method that processes one file. It belongs to the class that runs the model. */
  readonly speechbrain_method: string;
  /** Key of the model's library. */
  readonly library_name: string;
  /** Method with which the weights were quantized, such as awq or gptq. */
  readonly quant_method: string;
  /** Maximum context length of a model with GGUF files, in tokens. */
  readonly gguf_context: number | undefined;
  /** Source text of the chat template, which shows whether the template supports tools. */
  readonly tool_template: string;
  /** The repository contains weights for MLX. */
  readonly is_mlx: boolean;
  /** The model accepts images in its messages. */
  readonly sees_images: boolean;
  /** Path of the file that the reader chose. */
  readonly file: string;
  /** Label of the quantization that the reader chose, such as Q4_K_M. */
  readonly quantization: string;
  /** Version of the kernel that the reader chose. */
  readonly kernel_version: number | undefined;
}

/**
 * One function for each computed fact. If a fact has no value, its function returns the value of an absent fact: empty
 * text, an empty list, false or undefined. Defaults are applied later.
 */
export interface ComputedFacts {
  /** Labels in the first example from which the model chooses. */
  readonly widget_labels: (record: RawRecord | undefined, facts: Facts) => readonly string[];
  /**
   * A text that contains the model's mask token. If the text of the first example contains the token, this text is
   * used. Absent if no mask token is known.
   */
  readonly masked_text: (record: RawRecord | undefined, facts: Facts) => string;
  /**
   * Id of the model from which this model was made. If the model card names several, the first id that ends in
   * -Diffusers is used. If there is no such id, the first id is used.
   */
  readonly base_model: (record: RawRecord | undefined, facts: Facts) => string;
  /** Sentences to compare. They come from the first example if it has a source sentence and other sentences. */
  readonly sentences: (record: RawRecord | undefined, facts: Facts) => readonly string[];
  /** Number of sentences to compare. */
  readonly sentence_count: (record: RawRecord | undefined, facts: Facts) => number | undefined;
  /** Sequence of the first example. The letter A replaces the first mask token. */
  readonly multimolecule_sequence: (record: RawRecord | undefined, facts: Facts) => string;
  /** Source text of the chat template, which shows whether the template supports tools. */
  readonly tool_template: (record: RawRecord | undefined, facts: Facts) => string;
}

/** An unchecked model record from a caller, or a part of it. Any field may be missing or of the wrong kind. */
export interface RawRecord {
  readonly [field: string]: RawRecord | undefined;
}

/** A pattern that finds a part of a text. The last result is stored, because many libraries search the same id. */
export interface Capture {
  readonly pattern: RegExp;
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
  /** Returns the texts in a list. Empty texts and other values are left out. */
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
  /** Returns the captured part of the first text that matches, or "" if no text matches. */
  readonly capturedInFirst: (capture: Capture, texts: readonly string[]) => string;
  /** Returns true unless the value is undefined, null, false, 0, or empty. */
  readonly isPresent: (value: unknown) => boolean;
  /** Returns the value if JSON supports it, otherwise undefined. */
  readonly json: (value: unknown) => LiteralValue;
}

function isRecord(value: unknown): value is RawRecord {
  return typeof value === "object" && value !== null;
}

const NAME_CAPTURE: Capture = { pattern: /^(?:[^/]*\/)?(.*)$/su, change: undefined, text: undefined, value: "" };

const SHORT_NAME_CAPTURE: Capture = { pattern: /^(?:.*\/)?([^/]*)$/su, change: undefined, text: undefined, value: "" };

const PACKAGE_NAME_CAPTURE: Capture = { pattern: /^.*$/su, change: (part) => part.replaceAll("-", "_"), text: undefined, value: "" };

const AUTO_MODEL_CAPTURE: Capture = { pattern: /^.*$/su, change: (part) => part.replaceAll("AutoModelForVision2Seq", "AutoModelForImageTextToText").replaceAll("AutoModelWithLMHead", "AutoModelForCausalLM"), text: undefined, value: "" };

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

const MLX_IMAGE_NAME_CAPTURE: Capture = { pattern: /^(.+?)(?:-mlxim)?$/su, change: undefined, text: undefined, value: "" };

const SKLEARN_JOBLIB_FILE_CAPTURE: Capture = { pattern: /^.*\.(?:joblib|pkl|pickle|p|sav|bin|model)$/su, change: undefined, text: undefined, value: "" };

const LANGUAGE_CAPTURE: Capture = { pattern: /^(?:stanza-)?([a-z]{2})(?:[_-]|$)/su, change: undefined, text: undefined, value: "" };

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

const SB3_PREFIX_CAPTURE: Capture = { pattern: /^([A-Za-z0-9]+)[-_]/su, change: undefined, text: undefined, value: "" };

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

const SB3_ENVIRONMENT_CAPTURE: Capture = { pattern: /^[A-Za-z][A-Za-z0-9]*-v\d+$/su, change: undefined, text: undefined, value: "" };

const SPACY_PACKAGE_CAPTURE: Capture = { pattern: /^.*$/su, change: undefined, text: undefined, value: "" };

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

const YOLO_VERSION_CAPTURE: Capture = { pattern: /^yolov(\d+)$/su, change: undefined, text: undefined, value: "" };

const STANZA_LANG_CAPTURE: Capture = { pattern: /^.*$/su, change: (part) => part.replaceAll("stanza-", ""), text: undefined, value: "" };

const LTX_TAG_CAPTURE: Capture = { pattern: /[Ll][Tt][Xx][-_]?2\.5/su, change: undefined, text: undefined, value: "" };

const LTX_BASE_CAPTURE: Capture = { pattern: /[Ll][Tt][Xx][-_]?2\.5/su, change: undefined, text: undefined, value: "" };

const LTX_ONLY_BASE_CAPTURE: Capture = { pattern: /[Ll][Tt][Xx][-_]?2\.5/su, change: undefined, text: undefined, value: "" };

const PADDLEOCR_VERSION_CAPTURE: Capture = { pattern: /^PaddlePaddle\/PaddleOCR-(VL(?:-\d+(?:\.\d+)*)?)$/su, change: (part) => part.replaceAll("VL-", "v").replaceAll("VL", "v1"), text: undefined, value: "" };

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

const EDSNLP_MODULE_CAPTURE: Capture = { pattern: /^.*$/su, change: undefined, text: undefined, value: "" };

const YOLOV10_VERSION_CAPTURE: Capture = { pattern: /^yolov(\d+)$/su, change: undefined, text: undefined, value: "" };

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

const MOSHI_BITS_CAPTURE: Capture = { pattern: /-q([48])/su, change: undefined, text: undefined, value: "" };

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

/** Creates the facts of a model from its record, which may lack any field or contain wrong types. */
export type FactsOf = (record: unknown) => Facts;

/** Returns a function that creates the facts of a record. All facts except the id are computed when they are read. */
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
