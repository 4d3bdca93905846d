// Generated – do not edit.
// source:    spec/facts.yaml
// generator: generators/artifacts/facts.ts
// to change: edit the source, then run `npm run generate`
import type { LiteralValue } from "./escapes.ts";

/** What a snippet may say about a model. Absent: empty text, an empty list, false or undefined. */
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
  /** Class that loads the weights. */
  readonly auto_model: string;
  /** Class in the repository's own code that the model is loaded as. */
  readonly custom_class: string;
  /** Class that prepares the inputs. Absent when the model takes tensors as they are. */
  readonly processor: string;
  /** Name of the variable that holds the processor. */
  readonly processor_variable: string;
  /** The repository holds a template that turns a conversation into a prompt. */
  readonly chat_template: boolean;
  /** Version 5 of transformers no longer has a pipeline for the model's task. */
  readonly removed_pipeline: boolean;
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
  /** The model's name, when it can be imported as a module. */
  readonly spacy_package: string;
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
}

/** The facts that a function works out. Without a value it gives back what stands for absent; the default follows. */
export interface ComputedFacts {
  /** Id of the model that this one builds on. Of several, the one stored for diffusers, else the first. */
  readonly base_model: (record: RawRecord | undefined, facts: Facts) => string;
  /** Sentences to compare, from the model card when it has a source sentence and others. */
  readonly sentences: (record: RawRecord | undefined, facts: Facts) => readonly string[];
  /** Number of sentences to compare. */
  readonly sentence_count: (record: RawRecord | undefined, facts: Facts) => number | undefined;
  /** The first example's sequence, with a nucleotide or residue in place of the first mask. */
  readonly multimolecule_sequence: (record: RawRecord | undefined, facts: Facts) => string;
}

/** What somebody handed over as a model record, or a part of it: anything may be missing or of the wrong kind. */
export interface RawRecord {
  readonly [field: string]: RawRecord | undefined;
}

/** A part of a text, and what was found last: many libraries ask the same of a model's id, one after the other. */
export interface Capture {
  readonly pattern: RegExp;
  /** The longest text, in UTF-16 units, that it is looked for in. */
  readonly longest: number;
  /** What is made of the part. */
  readonly change: ((part: string) => string) | undefined;
  /** The last text, and what was found in it. */
  text: string | undefined;
  value: string;
}

/** Reads raw values of a model record. None of it throws for a value of the wrong kind. */
export interface Reader {
  /** An item of a list; undefined when there is none, or no list. */
  readonly item: (list: unknown, index: number) => RawRecord | undefined;
  /** The text, or "" for anything else. */
  readonly text: (value: unknown) => string;
  /** The text when it is a name in every host language and a keyword in none, else "". */
  readonly identifier: (value: unknown) => string;
  /** The number when it is finite, else undefined. */
  readonly number: (value: unknown) => number | undefined;
  /** The texts in a list, without empty ones and other values. */
  readonly texts: (value: unknown) => readonly string[];
  /** The identifiers in a list. */
  readonly identifiers: (value: unknown) => readonly string[];
  /** The first of the lists that is not empty, else an empty one. */
  readonly firstFilled: (...lists: readonly (readonly string[])[]) => readonly string[];
  /** What the pattern's first group, or else the whole of it, finds in the text; "" when it does not match. */
  readonly captured: (capture: Capture, text: string) => string;
  /** The same in the first text that matches. */
  readonly capturedInFirst: (capture: Capture, texts: readonly string[]) => string;
  /** True unless the value is undefined, null, false, 0, or empty. */
  readonly isPresent: (value: unknown) => boolean;
  /** The value when JSON can hold it, else undefined. */
  readonly json: (value: unknown) => LiteralValue;
}

function isRecord(value: unknown): value is RawRecord {
  return typeof value === "object" && value !== null;
}

const NAME_CAPTURE: Capture = { pattern: /^(?:[^/]*\/)?(.*)$/su, longest: Infinity, change: undefined, text: undefined, value: "" };

const SHORT_NAME_CAPTURE: Capture = { pattern: /^(?:.*\/)?([^/]*)$/su, longest: 1000, change: undefined, text: undefined, value: "" };

const PACKAGE_NAME_CAPTURE: Capture = { pattern: /^.*$/su, longest: Infinity, change: (part) => part.replaceAll("-", "_"), text: undefined, value: "" };

const PROCESSOR_VARIABLE_TABLE = new Map<string, string>([
  ["AutoTokenizer", "tokenizer"],
  ["AutoFeatureExtractor", "extractor"],
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

const SKLEARN_JOBLIB_FILE_CAPTURE: Capture = { pattern: /^.*\.(?:joblib|pkl|pickle)$/su, longest: Infinity, change: undefined, text: undefined, value: "" };

const SPACY_PACKAGE_CAPTURE: Capture = { pattern: /^.*$/su, longest: Infinity, change: undefined, text: undefined, value: "" };

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

/** Makes the facts of one model, of whose record anything may be missing or of the wrong kind. */
export type FactsOf = (record: unknown) => Facts;

/** What makes facts of records. All but the record's own texts are worked out when they are asked for. */
export function factsReader(read: Reader, computed: ComputedFacts): FactsOf {
  class ModelFacts implements Facts {
  private readonly record: RawRecord | undefined;
  readonly id: string;
  readonly pipeline_tag: string;
  private kept_tags: readonly string[] | undefined;
  private kept_sentences: readonly string[] | undefined;
  private kept_keras_tasks: readonly string[] | undefined;
  private kept_ltx_bases: readonly string[] | undefined;

  constructor(record: RawRecord | undefined) {
    this.record = record;
    this.id = read.text(this.record?.id) || "fill-in-model-id";
    this.pipeline_tag = read.text(this.record?.pipeline_tag);
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

  get tags(): readonly string[] {
    return (this.kept_tags ??= read.texts(this.record?.tags));
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

  get auto_model(): string {
    return read.identifier(this.record?.transformersInfo?.auto_model) || "AutoModel";
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

  get removed_pipeline(): boolean {
    return REMOVED_PIPELINE_TABLE.get(this.pipeline_tag) ?? false;
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

  get spacy_package(): string {
    return read.identifier(read.captured(SPACY_PACKAGE_CAPTURE, this.name));
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
}
  return (record) => new ModelFacts(isRecord(record) ? record : undefined);
}
