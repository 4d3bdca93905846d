// Generated – do not edit.
// source:    spec/schema/*.schema.json
// generator: generators/artifacts/records.ts
// to change: edit the source, then run `npm run generate`
import type { LibraryKey } from "./library-keys.ts";
import type { Modality, Subtask, TaskId } from "./task-types.ts";
export type { LibraryKey } from "./library-keys.ts";
export type { Modality, Subtask, TaskId } from "./task-types.ts";

/**
 * One task of the catalogue: what a model takes in, what it gives back, and everything the task page shows. The file
 * name is the task id.
 */
export interface TaskData {
  /** Id of the task. */
  readonly id: TaskId;
  /** Day on which the entry came into the catalogue; it then stands in the feed of new entries. */
  readonly addedOn?: string;
  /**
   * Name shown to people, in title case.
   *
   * @minLength 1
   * @maxLength 60
   */
  readonly label: string;
  /**
   * Place in the catalogue, counted in tens so that a new task fits between two others. Within a modality it runs from
   * the most to the least specific task and decides the default task of a model that declares none.
   *
   * @integer
   * @minimum 1
   */
  readonly order: number;
  /**
   * Kind of data the task works on: nlp (text), audio, cv (images, video, 3D), multimodal, rl (agents and robots),
   * tabular, other.
   */
  readonly modality: Modality;
  /**
   * Finer kinds of the task that a data set or model may declare.
   *
   * @minItems 1
   */
  readonly subtasks?: readonly Subtask[];
  /** True: the task is not offered when models are filtered. Default: false. */
  readonly hideInModels?: boolean;
  /** True: the task is not offered when data sets are filtered. Default: false. */
  readonly hideInDatasets?: boolean;
  /** True: the page has no text of its own yet. Default: false. */
  readonly isPlaceholder?: boolean;
  /**
   * Keys of the libraries that support the task. A pair of task and library counts when either side names it; a pair
   * that only one side names is reported as a warning.
   *
   * @default []
   */
  readonly libraries: readonly LibraryKey[];
  /** Id of the more general task under which this one is documented, when there is one. */
  readonly canonicalId?: TaskId;
  /**
   * Id of an introductory video on YouTube (the value of v= in its address).
   *
   * @pattern ^[A-Za-z0-9_-]{11}$
   */
  readonly youtubeId?: string;
  /**
   * What the task is, in one to three plain sentences: input, output, what it is used for. Shown at the top of the page
   * and in search results.
   *
   * @minLength 40
   * @maxLength 500
   */
  readonly summary: string;
  /** A worked example of the task: what goes in and what comes out. */
  readonly demo: Demo;
  /**
   * Data sets to train or evaluate with, the most useful first.
   *
   * @default []
   */
  readonly datasets: readonly Suggestion[];
  /**
   * Models worth trying first.
   *
   * @default []
   */
  readonly models: readonly Suggestion[];
  /**
   * Demo apps that show the task at work.
   *
   * @default []
   */
  readonly spaces: readonly Suggestion[];
  /**
   * How results are measured.
   *
   * @default []
   */
  readonly metrics: readonly Metric[];
  /**
   * Repository ids of models for an interactive widget.
   *
   * @default []
   */
  readonly widgetModels: readonly RepositoryId[];
}

/** A worked example of the task: what goes in and what comes out. */
export interface Demo {
  /** What the model is given, in order. */
  readonly inputs: readonly DemoItem[];
  /** What the model answers, in order. */
  readonly outputs: readonly DemoItem[];
}

/** One input or output of a demo. Its type decides the other fields. */
export type DemoItem = DemoText | DemoMedia | DemoChart | DemoTable | DemoTokens;

/** A labelled text. */
export interface DemoText {
  /** A labelled text. */
  readonly type: "text";
  /** What the text is, for example Question. May be empty. */
  readonly label: string;
  /**
   * The text itself.
   *
   * @minLength 1
   */
  readonly content: string;
}

/** An image, a sound, a video or a 3D model. */
export interface DemoMedia {
  /** Kind of media: img, audio, video or 3d. */
  readonly type: "img" | "audio" | "video" | "3d";
  /**
   * Name of the file, without folders.
   *
   * @pattern ^[A-Za-z0-9][A-Za-z0-9._-]*\.[a-z0-9]+$
   */
  readonly filename: string;
  /**
   * What is to be seen or heard, for people who cannot see or hear it.
   *
   * @minLength 10
   */
  readonly description?: string;
}

/** Labels with their scores, drawn as bars. */
export interface DemoChart {
  /** Labels with their scores. */
  readonly type: "chart";
  /**
   * The bars, in the order shown.
   *
   * @minItems 1
   */
  readonly data: readonly ChartBar[];
}

/** One bar of a chart. */
export interface ChartBar {
  /** Name of the bar. */
  readonly label: string;
  /**
   * Its value, from 0 to 1.
   *
   * @minimum 0
   * @maximum 1
   */
  readonly score: number;
}

/** Rows of a table. */
export interface DemoTable {
  /** Rows of a table. */
  readonly type: "tabular";
  /**
   * Rows of cells. The first row is the header.
   *
   * @minItems 1
   */
  readonly table: readonly (readonly string[])[];
}

/** A text with marked parts. */
export interface DemoTokens {
  /** A text with marked parts. */
  readonly type: "text-with-tokens";
  /**
   * The whole text.
   *
   * @minLength 1
   */
  readonly text: string;
  /**
   * The marked parts, in order and without overlap.
   *
   * @minItems 1
   */
  readonly tokens: readonly DemoToken[];
}

/** A marked part of a text. */
export interface DemoToken {
  /**
   * What the part is, for example PERSON.
   *
   * @minLength 1
   */
  readonly type: string;
  /**
   * Index of its first character (UTF-16 unit), from 0.
   *
   * @integer
   * @minimum 0
   */
  readonly start: number;
  /**
   * Index after its last character (UTF-16 unit).
   *
   * @integer
   * @minimum 1
   */
  readonly end: number;
}

/** A repository and why it is worth a look. */
export interface Suggestion {
  /** Id of a repository on the hub: owner/name, or a bare name for the few old repositories that have no owner. */
  readonly id: RepositoryId;
  /**
   * What it is good for, in one sentence.
   *
   * @minLength 10
   * @maxLength 300
   */
  readonly description: string;
}

/**
 * Id of a repository on the hub: owner/name, or a bare name for the few old repositories that have no owner.
 *
 * @pattern ^[A-Za-z0-9][A-Za-z0-9._-]*(/[A-Za-z0-9][A-Za-z0-9._-]*)?$
 */
export type RepositoryId = string;

/** A figure that tells how good a model is at the task. */
export interface Metric {
  /**
   * Id of the metric, in kebab-case and spelled the same in every task.
   *
   * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
   */
  readonly id: string;
  /**
   * Name shown to people, the same in every task. Default: the id.
   *
   * @minLength 1
   */
  readonly label?: string;
  /**
   * What it measures, which values are good, and how to read it.
   *
   * @minLength 20
   * @maxLength 400
   */
  readonly description: string;
}

/**
 * One modelling library: where it lives, what it can do, which files count as a download, and the snippets that use its
 * models. The file name is the key, as in library_name of a model card.
 */
export interface Library {
  /** Key of the library, as in library_name of a model card. */
  readonly key: LibraryKey;
  /** Day on which the entry came into the catalogue; it then stands in the feed of new entries. */
  readonly addedOn?: string;
  /**
   * Name shown to people.
   *
   * @minLength 1
   * @maxLength 60
   */
  readonly prettyLabel: string;
  /**
   * Name of the source repository, for a link's text.
   *
   * @minLength 1
   * @maxLength 80
   */
  readonly repoName: string;
  /**
   * Address of the source code.
   *
   * @pattern ^https://
   */
  readonly repoUrl: string;
  /**
   * Address of the documentation.
   *
   * @pattern ^https://
   */
  readonly docsUrl?: string;
  /** True: offered as a filter in lists of models. Meant for libraries with more than 100 models. Default: false. */
  readonly filter?: boolean;
  /**
   * Which files count as one download, as a query over path, path_prefix, path_extension and path_filename with AND,
   * OR, parentheses and _exists_. Absent: config.json, config.yaml, hyperparams.yaml, params.json and meta.yaml in the
   * root folder.
   *
   * @minLength 1
   */
  readonly countDownloads?: string;
  /**
   * Ids of the tasks that the library's models can do.
   *
   * @minItems 1
   * @default []
   */
  readonly tasks: readonly TaskId[];
  /**
   * What the calls in the snippets were last compared with: the library's version, or the day on which its
   * documentation was read.
   *
   * @pattern ^(\d{4}-\d{2}-\d{2}|\d+(\.\d+)*([a-z]+\d*)?)$
   */
  readonly verifiedAgainst?: string;
  /**
   * Languages of the snippets that use models, in the order of their first use. Absent: the catalogue has no such
   * snippets.
   */
  readonly languages?: readonly ("python" | "bash" | "javascript" | "typescript" | "csharp")[];
  /** Commands that install the library, of which models need one or several. Absent: the catalogue knows none. */
  readonly install?: readonly string[];
}

/** One enumeration of quantization types, with the number that files store for each. The file name is its id. */
export interface QuantizationEnum {
  /** Id of the enumeration. */
  readonly id: string;
  /**
   * Name of the exported enumeration.
   *
   * @pattern ^[A-Z][A-Za-z0-9]*$
   */
  readonly name: string;
  /**
   * Name shown to people.
   *
   * @minLength 1
   * @maxLength 60
   */
  readonly label: string;
  /**
   * What the numbers say and where they are stored.
   *
   * @minLength 40
   * @maxLength 600
   */
  readonly summary: string;
  /** The types, by name, in the order of their numbers. */
  readonly types: Readonly<Record<string, QuantizationType>>;
  /** All type names from the largest file to the smallest. Each stands in it exactly once. */
  readonly sizeOrder?: readonly string[];
}

/** One quantization type. */
export interface QuantizationType {
  /**
   * The number stored in a file.
   *
   * @integer
   * @minimum 0
   */
  readonly number: number;
  /**
   * What it is and when to choose it, in one or two sentences.
   *
   * @minLength 10
   * @maxLength 300
   */
  readonly description: string;
  /**
   * How the weights are stored: plain numbers, the first block formats (legacy), K-quants, importance-matrix quants,
   * ternary, microscaling or other formats of few bits.
   */
  readonly family?: "plain" | "legacy" | "k-quant" | "importance-matrix" | "ternary" | "microscaling" | "low-bit";
  /**
   * active: written by current tools. removed: no longer read by llama.cpp. legacy: still read, no longer written.
   * community: a naming of publishers, not a number of llama.cpp. Default: active.
   */
  readonly status?: "active" | "legacy" | "removed" | "community";
  /** For a file type: the tensor type that most of its weights have. */
  readonly mainTensorType?: string;
  /**
   * For a tensor type: weights in one block.
   *
   * @integer
   * @minimum 1
   */
  readonly blockSize?: number;
  /**
   * For a tensor type: bytes of one block, scales included.
   *
   * @integer
   * @minimum 1
   */
  readonly bytesPerBlock?: number;
  /**
   * For a tensor type: bits that one weight takes, equal to bytesPerBlock × 8 ÷ blockSize.
   *
   * @exclusiveMinimum 0
   */
  readonly bitsPerWeight?: number;
}

/**
 * What is known of one model: the fields of its page on the hub that snippets, sample inputs and calls read. Names are
 * those of the hub's own records. Fields that are not listed here are let through and ignored.
 */
export interface ModelData {
  /**
   * Repository id: owner/name, or a bare name for the few old repositories that have no owner.
   *
   * @minLength 1
   */
  readonly id: string;
  /** Whether hosted inference is offered, in the hub's own words. Read by nothing here. */
  readonly inference?: string;
  /** True: only its owner can see the model. Default: false. */
  readonly private?: boolean;
  /** Tags of the model page. Records without tags occur; they count as an empty list. */
  readonly tags?: readonly string[];
  /** Id of the model's task. */
  readonly pipeline_tag?: string;
  /** Key of the model's library. Free text on the hub, so it need not be a key of the catalogue. */
  readonly library_name?: string;
  /** What stands for a missing word in the model's input. Models for fill-mask only. */
  readonly mask_token?: string;
  /** How the transformers library loads the model. */
  readonly transformersInfo?: TransformersInfo;
  /** Sample inputs from the model card, the most telling first. */
  readonly widgetData?: readonly WidgetExample[];
  /** Metadata at the head of the model card. */
  readonly cardData?: ModelCard;
  /** Excerpt of the configuration files in the repository. */
  readonly config?: ModelConfig;
  /** Size of the weights, when they are stored as safetensors. */
  readonly safetensors?: SafetensorsSummary;
  /** Head of the GGUF file, when there is one. */
  readonly gguf?: GgufSummary;
}

/** How the transformers library loads the model. */
export interface TransformersInfo {
  /** Name of the class that loads the weights. */
  readonly auto_model: string;
  /** Name of the class in the repository's own code, for models that bring code with them. */
  readonly custom_class?: string;
  /** Id of the task that the class performs. */
  readonly pipeline_tag?: string;
  /** Name of the class that prepares inputs. Absent: the model takes tensors as they are. */
  readonly processor?: string;
}

/** One sample input of the model card. Which fields it has depends on the task. */
export interface WidgetExample {
  /** Name of the sample, shown to people. */
  readonly example_title?: string;
  /** Heading under which the sample is listed. */
  readonly group?: string;
  /** Input text, question or prompt. */
  readonly text?: string;
  /** Text in which the answer is to be found. */
  readonly context?: string;
  /** Table to ask or to predict about: the cells of each column, by name of the column. */
  readonly table?: WidgetTable;
  /** Rows to predict from: the cells of each column, by name of the column. */
  readonly structured_data?: WidgetTable;
  /** Address of an image, a sound or a video. */
  readonly src?: string;
  /** What to do with the file at src. */
  readonly prompt?: string;
  /** Labels to choose from, separated by commas. */
  readonly candidate_labels?: string;
  /** True: several labels may hold at once. Default: false. */
  readonly multi_class?: boolean;
  /** Sentence that the others are compared with. */
  readonly source_sentence?: string;
  /** Sentences to compare. */
  readonly sentences?: readonly string[];
  /** Conversation so far, the oldest message first. */
  readonly messages?: readonly WidgetMessage[];
  /** Parameters to send along with a sample input. */
  readonly parameters?: WidgetParameters;
  /** What the model answered: labels with scores, an answer with its score, a text, or the address of a file. */
  readonly output?: unknown;
}

/** A table: the cells of each column, by name of the column. */
export type WidgetTable = Readonly<Record<string, readonly (string | number)[]>>;

/** One message of a conversation. */
export interface WidgetMessage {
  /** Who speaks. */
  readonly role: string;
  /** What is said: text, or a list of parts (text and images). */
  readonly content: unknown;
}

/** Parameters to send along with a sample input. */
export interface WidgetParameters {
  /** How token labels are joined to groups. */
  readonly aggregation_strategy?: string;
  /** Number of likeliest tokens to choose from. */
  readonly top_k?: number;
  /** Share of probability to choose tokens from, from 0 to 1. */
  readonly top_p?: number;
  /** How freely tokens are chosen: 0 always takes the likeliest. */
  readonly temperature?: number;
  /** Largest number of tokens to generate. */
  readonly max_new_tokens?: number;
  /** True: tokens are drawn at random. False: the likeliest is taken. */
  readonly do_sample?: boolean;
  /** What the image must not show. */
  readonly negative_prompt?: string;
  /** How closely the image follows the prompt. */
  readonly guidance_scale?: number;
  /** Number of denoising steps. */
  readonly num_inference_steps?: number;
}

/** Metadata at the head of the model card. */
export interface ModelCard {
  /** False: no hosted inference. An object: parameters for it. */
  readonly inference?: unknown;
  /** Id of the model that this one was made from, or a list of them. */
  readonly base_model?: string | readonly string[];
  /** Words that call up what the model was fine-tuned on. */
  readonly instance_prompt?: string | null;
}

/** Excerpt of the configuration files in the repository. */
export interface ModelConfig {
  /** Class names of the model, from config.json. Usually one. */
  readonly architectures?: readonly string[];
  /** Classes in the repository's own code, by name of the auto class that they serve. */
  readonly auto_map?: Readonly<Record<string, string>>;
  /** Family of the model, from config.json. */
  readonly model_type?: string;
  /** How the weights are quantized. */
  readonly quantization_config?: QuantizationConfig;
  /** Excerpt of tokenizer_config.json. */
  readonly tokenizer_config?: TokenizerConfig;
  /** Excerpt of processor_config.json. */
  readonly processor_config?: ProcessorConfig;
  /** Text of chat_template.jinja. */
  readonly chat_template_jinja?: string;
  /** Settings of an adapter. */
  readonly adapter_transformers?: AdapterTransformersConfig;
  /** Excerpt of model_index.json. */
  readonly diffusers?: DiffusersConfig;
  /** How a scikit-learn model is stored. */
  readonly sklearn?: SklearnConfig;
  /** Settings of a SpeechBrain model. */
  readonly speechbrain?: SpeechbrainConfig;
  /** Settings of a parameter-efficient fine-tune. */
  readonly peft?: PeftConfig;
  /** Settings of a KerasHub model. */
  readonly keras_hub?: KerasHubConfig;
}

/** How the weights are quantized. */
export interface QuantizationConfig {
  /** Bits per weight. */
  readonly bits?: number;
  /** True: weights are held in 4 bits. */
  readonly load_in_4bit?: boolean;
  /** True: weights are held in 8 bits. */
  readonly load_in_8bit?: boolean;
  /** Name of the method. */
  readonly quant_method?: string;
}

/** Excerpt of tokenizer_config.json. */
export interface TokenizerConfig {
  /** True: a conversation without a system message gets the model's own. */
  readonly use_default_system_prompt?: boolean;
  /** Template that turns a conversation into a prompt, or a list of named ones. */
  readonly chat_template?: string | readonly NamedTemplate[];
  /** Token at the start of a text. */
  readonly bos_token?: SpecialToken;
  /** Token at the end of a text. */
  readonly eos_token?: SpecialToken;
  /** Token for an unknown word. */
  readonly unk_token?: SpecialToken;
  /** Token between two texts. */
  readonly sep_token?: SpecialToken;
  /** Token that fills up short texts. */
  readonly pad_token?: SpecialToken;
  /** Token that stands for the whole text. */
  readonly cls_token?: SpecialToken;
  /** Token for a missing word. */
  readonly mask_token?: SpecialToken;
}

/** A chat template with a name. */
export interface NamedTemplate {
  /** What it is for; default is the one to use when nothing else is asked for. */
  readonly name: string;
  /** Its text. */
  readonly template: string;
}

/** A token with a meaning of its own: its text, or a record of it. */
export type SpecialToken = string | null | AddedToken;

/** A special token with its rules. */
export interface AddedToken {
  /** Marks the record as a token. */
  readonly __type: "AddedToken";
  /** Text of the token. */
  readonly content?: string;
  /** True: spaces before it belong to it. */
  readonly lstrip?: boolean;
  /** True: spaces after it belong to it. */
  readonly rstrip?: boolean;
  /** True: it is matched after the text was normalised. */
  readonly normalized?: boolean;
  /** True: it is matched as a whole word only. */
  readonly single_word?: boolean;
}

/** Excerpt of processor_config.json. */
export interface ProcessorConfig {
  /** Template that turns a conversation into a prompt. */
  readonly chat_template?: string;
}

/** Settings of an adapter. */
export interface AdapterTransformersConfig {
  /** Id of the model that the adapter belongs to. */
  readonly model_name?: string;
  /** Name of that model's class. */
  readonly model_class?: string;
}

/** Excerpt of model_index.json. */
export interface DiffusersConfig {
  /** Name of the pipeline's class. */
  readonly _class_name?: string;
}

/** How a scikit-learn model is stored. */
export interface SklearnConfig {
  /** Where a scikit-learn model is stored. */
  readonly model?: SklearnModelFile;
  /** Format of the file. */
  readonly model_format?: string;
}

/** Where a scikit-learn model is stored. */
export interface SklearnModelFile {
  /** Name of the file in the repository. */
  readonly file?: string;
}

/** Settings of a SpeechBrain model. */
export interface SpeechbrainConfig {
  /** Name of the class that runs the model. */
  readonly speechbrain_interface?: string;
  /** Name of the class that runs the vocoder. */
  readonly vocoder_interface?: string;
  /** Repository id of the vocoder. */
  readonly vocoder_model_id?: string;
}

/** Settings of a parameter-efficient fine-tune. */
export interface PeftConfig {
  /** Id of the model that the adapter is applied to. */
  readonly base_model_name_or_path?: string;
  /** What the model does, in capitals. */
  readonly task_type?: string;
}

/** Settings of a KerasHub model. */
export interface KerasHubConfig {
  /** Names of the task classes that can load the model. */
  readonly tasks?: readonly string[];
}

/** Size of the weights, when they are stored as safetensors. */
export interface SafetensorsSummary {
  /** Number of parameters by data type. */
  readonly parameters?: Readonly<Record<string, number>>;
  /** Number of parameters. */
  readonly total?: number;
  /** True: the weights are spread over several files. */
  readonly sharded?: boolean;
}

/** Head of the GGUF file, when there is one. */
export interface GgufSummary {
  /** Number of parameters. */
  readonly total?: number;
  /** Family of the model. */
  readonly architecture?: string;
  /** Largest number of tokens in a conversation. */
  readonly context_length?: number;
  /** Template that turns a conversation into a prompt. */
  readonly chat_template?: string;
}
