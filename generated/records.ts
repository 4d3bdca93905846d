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
  /** Day on which the entry came into the catalogue; the feed of new entries shows it. */
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
   * Name of the file, without folders. The site keeps it in `site/public/media`.
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
  /**
   * Width of the image, the video or the poster in pixels, so that a page keeps its place free.
   *
   * @integer
   * @minimum 1
   */
  readonly width?: number;
  /**
   * Height of the image, the video or the poster in pixels.
   *
   * @integer
   * @minimum 1
   */
  readonly height?: number;
  /**
   * Name of a picture that is shown with a sound or a 3D model, and for a video until it plays.
   *
   * @pattern ^[A-Za-z0-9][A-Za-z0-9._-]*\.[a-z0-9]+$
   */
  readonly poster?: string;
  /**
   * Name of a video that shows a 3D model from all sides.
   *
   * @pattern ^[A-Za-z0-9][A-Za-z0-9._-]*\.[a-z0-9]+$
   */
  readonly preview?: string;
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

/** A figure that shows how good a model is at the task. */
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
  /** Day on which the entry came into the catalogue; the feed of new entries shows it. */
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
  /**
   * What the library is for, and for which kind of models: one sentence in your own words.
   *
   * @minLength 20
   * @maxLength 160
   * @pattern ^[^\n]+\.$
   */
  readonly description?: string;
  /**
   * Address of the README or documentation page that confirms the description.
   *
   * @pattern ^https://
   */
  readonly source?: string;
  /** True: offered as a filter in lists of models. Meant for libraries with more than 100 models. Default: false. */
  readonly filter?: boolean;
  /**
   * How widely the library is used, 1 the most: its place in the public list that rankSource names. Absent: that list
   * does not have the library. Of the libraries that can do a model's task, those with the lowest rank are offered
   * first.
   *
   * @integer
   * @minimum 1
   */
  readonly rank?: number;
  /**
   * Address of the public list that the rank comes from.
   *
   * @pattern ^https://
   */
  readonly rankSource?: string;
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
   * Languages of the snippets that use models, in the order of their first use. Absent: the catalogue has no such
   * snippets.
   */
  readonly languages?: readonly ("python" | "bash" | "javascript" | "typescript" | "csharp")[];
  /** Commands that install the library, of which models need one or several. Absent: the catalogue knows none. */
  readonly install?: readonly string[];
  /** How the snippets were verified, in one sentence. Absent: they were not. */
  readonly verifiedAgainst?: string;
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
  /** All type names from the largest file to the smallest. Each occurs exactly once. */
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
   * For a file type: bits that one weight takes in whole published files, measured. Mixed types keep some tensors
   * larger than their main one. Absent: that of the main tensor type, or unknown where publishers mix as they like.
   *
   * @exclusiveMinimum 0
   */
  readonly fileBitsPerWeight?: number;
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
 * One company that serves models: its host, how it is paid, and for each task what is sent and what comes back. The
 * file name is its id. _presets.yaml holds the shapes that several providers share.
 */
export interface ProviderSpec {
  /** Its id: the name of its file, or of the caller's choice. */
  readonly id: string;
  /**
   * Name shown to people, also in messages.
   *
   * @minLength 1
   * @maxLength 60
   */
  readonly displayName: string;
  /**
   * Name of its organisation on the hub. Without one the router does not forward to it: calls go straight to it, with
   * its own key.
   *
   * @pattern ^[A-Za-z0-9][A-Za-z0-9._-]*$
   */
  readonly hubOrg?: string;
  /** live: the hub's router forwards to it. retired: only its own key works. Default: live. */
  readonly status?: "live" | "retired";
  /** True: not a company but a way to choose one. Default: false. */
  readonly isPseudo?: boolean;
  /** True: it is always called directly, with its own key and a model of the form id/name. Default: false. */
  readonly clientSideOnly?: boolean;
  /** True: a model may be given as an address. Default: false. */
  readonly acceptsFullUrl?: boolean;
  /**
   * Its address, without a slash, query or fragment at the end: https, or http on this machine. {routerBase} stands for
   * the router. A step of the path, and the first part of the host, may be a hole for one of the values: {account_id}.
   *
   * @pattern ^(https://(\{[a-z][a-z0-9_]*\}\.)?([^./?#@:{} ]+\.)+[A-Za-z][A-Za-z0-9-]*(:\d+)?|http://(localhost|127\.0\.0\.1|\[::1\])(:\d+)?|\{routerBase\})(/[^/?# ]+)*$
   */
  readonly baseUrl: string;
  /**
   * Prefix of a route that goes through the router. Default: {routerBase}/ and the id.
   *
   * @pattern ^\{routerBase\}
   */
  readonly routedBase?: string;
  /**
   * Values that addresses of the provider need from the caller, by the name of their hole: {voice} in a route,
   * {account_id} in baseUrl. They are escaped, and a call without one is refused.
   */
  readonly values?: Readonly<Record<string, CallerValue>>;
  /**
   * Further hosts of its own that may receive its key: host, or host:port.
   *
   * @minItems 1
   */
  readonly hosts?: readonly string[];
  /**
   * Name of the environment variable that holds its key, in snippets. Default: the id in capitals, and _API_KEY.
   *
   * @pattern ^[A-Z][A-Z0-9_]*$
   */
  readonly tokenEnvironmentVariable?: string;
  /** How a secret is sent. Without one no header is sent. */
  readonly auth?: ProviderAuth;
  /** Headers of every request to it. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What it can do, by task. */
  readonly tasks: Readonly<Record<string, ProviderTask>>;
}

/** A value that an address needs from the caller. */
export interface CallerValue {
  /**
   * What it is and where the caller finds it. Error messages say it too.
   *
   * @minLength 10
   * @maxLength 160
   */
  readonly description: string;
  /**
   * The argument that holds it. The body does not get it. Default: values in the options of the client or of the call.
   *
   * @pattern ^parameters\.[a-z][a-z0-9_]*$
   */
  readonly from?: string;
  /**
   * What the whole value must look like. A value in a host must also be a part of a host name.
   *
   * @pattern ^\^.*\$$
   */
  readonly pattern: string;
  /**
   * A value that fits. Snippets and examples use it.
   *
   * @minLength 1
   * @maxLength 100
   */
  readonly example: string;
}

/** How a secret is sent. Without one no header is sent. */
export interface ProviderAuth {
  /** With a hub token, through the router. Default: Authorization: Bearer {token}. */
  readonly routed?: AuthHeader;
  /** With the provider's own key, straight to the provider. Default: Authorization: Bearer {token}. */
  readonly key?: AuthHeader;
}

/** The header that carries a secret. */
export interface AuthHeader {
  /**
   * Name of the header. Its value is never shown.
   *
   * @pattern ^[A-Za-z][A-Za-z0-9-]*$
   */
  readonly header: string;
  /**
   * Its value; {token} stands for the secret.
   *
   * @pattern ^[\t -~]*\{token\}[\t -~]*$
   */
  readonly value: string;
}

/** One task at one provider: the request, the job if there is one, and the reply. */
export interface ProviderTask {
  /**
   * Host of this task, where it is another than the provider's.
   *
   * @pattern ^(https://(\{[a-z][a-z0-9_]*\}\.)?([^./?#@:{} ]+\.)+[A-Za-z][A-Za-z0-9-]*(:\d+)?|http://(localhost|127\.0\.0\.1|\[::1\])(:\d+)?|\{routerBase\})(/[^/?# ]+)*$
   */
  readonly baseUrl?: string;
  /**
   * Path after the base address; {model}, {parentOfModel} (the model without its last part) and the provider's values
   * are filled in. Of a list the first whose condition holds counts.
   */
  readonly route?: string | readonly RouteChoice[];
  /**
   * Steps that make the query of the address, in order, with the words of a body. A list repeats its name; a mapping is
   * written as JSON.
   *
   * @minItems 1
   */
  readonly query?: readonly BodyStep[];
  /**
   * The only models that the task knows, by the provider's ids.
   *
   * @minItems 1
   */
  readonly models?: readonly string[];
  /**
   * Arguments that must be there and must not be blank.
   *
   * @minItems 1
   */
  readonly required?: readonly string[];
  /** How media that the caller gives are sent. */
  readonly input?: TaskInput;
  /**
   * Steps that make the body, in order. Absent: the input is the body.
   *
   * @minItems 1
   */
  readonly body?: readonly BodyStep[];
  /** How the fields of the body are sent. form: as a form (multipart/form-data), also without a file. Default: json. */
  readonly bodyAs?: BodyForm;
  /**
   * Reserved fields (model, prompt, inputs) that arguments of the caller may replace.
   *
   * @minItems 1
   */
  readonly callerMaySet?: readonly string[];
  /**
   * Field that holds all that the steps made.
   *
   * @minLength 1
   */
  readonly wrap?: string;
  /** Fields beside the one named in wrap. */
  readonly outer?: Readonly<Record<string, unknown>>;
  /** Headers of this task. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Other ways to send, by condition.
   *
   * @minItems 1
   */
  readonly variants?: readonly TaskVariant[];
  /**
   * How an address that the caller gave instead of a model is completed.
   *
   * @minItems 1
   */
  readonly fullUrl?: readonly FullUrlRule[];
  /** How chunks come when the caller wants them. sse: server-sent events. Absent: never. */
  readonly stream?: "sse";
  /** A submitted call that is asked about until it ends. */
  readonly job?: TaskJob;
  /** How the reply (of a job: the last one) becomes the result. */
  readonly response?: TaskResponse;
}

/** One route out of several. */
export interface RouteChoice {
  /**
   * A condition over a call, by place: model, auth (hub-token, provider-key, none), inputs, parameters, or a path such
   * as param.voice, args.response_format.type, mapping.adapter. All must hold.
   */
  readonly when?: CallCondition;
  /**
   * The route, when the condition holds.
   *
   * @minLength 1
   */
  readonly path: string;
}

/**
 * A condition over a call, by place: model, auth (hub-token, provider-key, none), inputs, parameters, or a path such as
 * param.voice, args.response_format.type, mapping.adapter. All must hold.
 */
export type CallCondition = Readonly<Record<string, ConditionTest>>;

/**
 * What a value must be: present, absent, exactly this value, not this one, or a text that contains all of these,
 * whatever their capitals.
 */
export type ConditionTest = string | number | boolean | ConditionOther | ConditionContains;

/** Anything else than this value. */
export interface ConditionOther {
  /** The value that it must not be. */
  readonly not: string | number | boolean;
}

/** A text with all of these in it, whatever their capitals. */
export interface ConditionContains {
  /**
   * The parts.
   *
   * @minItems 1
   */
  readonly contains: readonly string[];
}

/** One step in making the body. Later steps win; a field without a value is not sent. */
export interface BodyStep {
  /**
   * extra: the caller's arguments but for inputs and parameters. parameters: the contents of parameters. args: all of
   * them, parameters not flattened.
   */
  readonly spread?: SpreadSource;
  /** Fields that are sent under another name. */
  readonly rename?: Readonly<Record<string, string>>;
  /**
   * Fields that are not sent.
   *
   * @minItems 1
   */
  readonly drop?: readonly string[];
  /** Fields that hold a mapping, with the parts of it that are sent in their place. */
  readonly lift?: Readonly<Record<string, readonly string[]>>;
  /** Fields to set, with their values. */
  readonly set?: Readonly<Record<string, unknown>>;
  /** Values to set deep inside, by path; what is there is copied, not changed. */
  readonly setPath?: Readonly<Record<string, unknown>>;
  /** The step counts only if this holds. */
  readonly when?: CallCondition;
  /** Fields to set when the condition does not hold. */
  readonly else?: Readonly<Record<string, unknown>>;
}

/**
 * extra: the caller's arguments but for inputs and parameters. parameters: the contents of parameters. args: all of
 * them, parameters not flattened.
 */
export type SpreadSource = "extra" | "parameters" | "args";

/** How media that the caller gives are sent. */
export interface TaskInput {
  /**
   * How the input goes out. raw-body: the file is the body. base64, data-url: as text in the body. multipart-file: as a
   * form field beside the other fields.
   */
  readonly as: InputForm;
  /**
   * Field of inputs that holds the file, beside others that stay as they are. A bare file counts as this field.
   * Default: inputs itself is the file.
   *
   * @pattern ^[a-z_]+$
   */
  readonly at?: string;
  /**
   * What may be given. Default: Blob and ArrayBuffer.
   *
   * @minItems 1
   */
  readonly accept?: readonly InputAccept[];
  /**
   * MIME type for a file that has none.
   *
   * @pattern ^[a-z]+/[a-z0-9.+-]+$
   */
  readonly mimeDefault?: string;
  /**
   * Accepted MIME types, each with the one that is written in its place; every other is refused, and so is a file
   * without one.
   */
  readonly mimeMap?: Readonly<Record<string, string>>;
  /** True: the task works without it too. Default: false. */
  readonly optional?: boolean;
  /** Replaces a missing input: a transparent image of one pixel. */
  readonly whenAbsent?: InputPlaceholder;
  /**
   * Form field of the file, for multipart-file. Default: file.
   *
   * @minLength 1
   */
  readonly field?: string;
  /**
   * Name of the file in the form, for multipart-file; {extension} follows from the MIME type.
   *
   * @minLength 1
   */
  readonly fileName?: string;
  /** File extension by MIME type. */
  readonly extensions?: Readonly<Record<string, string>>;
  /**
   * Extension for every other MIME type.
   *
   * @pattern ^[a-z0-9]+$
   */
  readonly extensionDefault?: string;
}

/**
 * How the input goes out. raw-body: the file is the body. base64, data-url: as text in the body. multipart-file: as a
 * form field beside the other fields.
 */
export type InputForm = "raw-body" | "base64" | "data-url" | "multipart-file";

/**
 * What a caller may give. url: a public address that the provider fetches. fetched-url: an address that is fetched
 * first, here.
 */
export type InputAccept = "Blob" | "ArrayBuffer" | "url" | "fetched-url";

/** Replaces a missing input: a transparent image of one pixel. */
export type InputPlaceholder = "transparent-1x1-png";

/** How the fields of the body are sent. form: as a form (multipart/form-data), also without a file. Default: json. */
export type BodyForm = "json" | "form";

/** Fields that replace those of the task when a condition holds. */
export interface TaskVariant {
  /**
   * A condition over a call, by place: model, auth (hub-token, provider-key, none), inputs, parameters, or a path such
   * as param.voice, args.response_format.type, mapping.adapter. All must hold.
   */
  readonly when: CallCondition;
  /** How media that the caller gives are sent. */
  readonly input?: TaskInput;
  /** How the fields of the body are sent. form: as a form (multipart/form-data), also without a file. Default: json. */
  readonly bodyAs?: BodyForm;
  /**
   * See body of the task.
   *
   * @minItems 1
   */
  readonly body?: readonly BodyStep[];
}

/** What is added to an address that the caller gave. The first rule that fits counts. */
export interface FullUrlRule {
  /**
   * The path ends like this.
   *
   * @pattern ^/
   */
  readonly endsWith?: string;
  /**
   * The path does not end like this.
   *
   * @pattern ^/
   */
  readonly notEndsWith?: string;
  /**
   * What is added to the path.
   *
   * @pattern ^/
   */
  readonly append: string;
}

/** A submitted call that is asked about until it ends. */
export interface TaskJob {
  /**
   * Query of the submit when it goes through the router.
   *
   * @minLength 1
   */
  readonly submitQuery?: string;
  /** Place of the job's id in the reply to the submit. A reply without one is malformed. */
  readonly id?: ReplyPath;
  /**
   * What the reply to the submit may already tell. status: all that a reply about the job tells. failure: only that it
   * failed. Default: nothing.
   */
  readonly initial?: "status" | "failure";
  /** Where to ask. */
  readonly statusUrl: JobUrl;
  /** Where the result is, once it is there. Default: the last reply is the result. */
  readonly resultUrl?: JobUrl;
  /** Where to cancel. */
  readonly cancelUrl?: JobUrl;
  /**
   * Replaces the reply to the submit when only the id is known: {id}, {model}, {app} (first two parts of the model).
   */
  readonly resume?: Readonly<Record<string, string>>;
  /** How a reply about a job is read. */
  readonly status: JobStatus;
  /**
   * Wait before the first question, in milliseconds.
   *
   * @integer
   * @minimum 0
   * @maximum 60000
   */
  readonly firstWaitMs: number;
  /**
   * Wait between two questions, in milliseconds.
   *
   * @integer
   * @minimum 100
   * @maximum 60000
   */
  readonly intervalMs: number;
  /** Most questions. unlimited: until the caller's time is up. */
  readonly attempts: number | "unlimited";
  /**
   * Where it is laid down that there is no limit.
   *
   * @minLength 10
   */
  readonly unlimitedBecause?: string;
}

/**
 * A place in a reply: names joined by dots, [0] for an item of a list, [*] for each of them.
 *
 * @pattern ^(\[(\*|\d+)\]|[A-Za-z_][A-Za-z0-9_-]*)(\.[A-Za-z_][A-Za-z0-9_-]*|\[(\*|\d+)\])*$
 */
export type ReplyPath = string;

/** An address that is asked about a job. Exactly one of suffix, path, pathOf and absolute says where it is. */
export interface JobUrl {
  /**
   * What is added to the address of the submit.
   *
   * @pattern ^/
   */
  readonly suffix?: string;
  /**
   * A path on the host of the submit.
   *
   * @pattern ^/
   */
  readonly path?: string;
  /** Place of an address in the reply to the submit. Only its path counts; the host is that of the submit. */
  readonly pathOf?: ReplyPath;
  /**
   * What is added to the path of pathOf.
   *
   * @pattern ^/
   */
  readonly append?: string;
  /**
   * Query, without question mark. Default: for pathOf that of the submit, else none.
   *
   * @minLength 1
   */
  readonly query?: string;
  /** Place of an address in the reply to the submit, used as it is and without credentials. */
  readonly absolute?: ReplyPath;
  /** Query parameters to add to absolute; {attempt} counts from 0. */
  readonly addQuery?: Readonly<Record<string, string>>;
  /** Default: GET. */
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
}

/** How a reply about a job is read. */
export interface JobStatus {
  /** Place of the status. */
  readonly path: ReplyPath;
  /**
   * Words that mean: ask again.
   *
   * @minItems 1
   */
  readonly pending?: readonly string[];
  /**
   * Words that mean: the result is there.
   *
   * @minItems 1
   */
  readonly done: readonly string[];
  /**
   * Words that mean: it will never be there.
   *
   * @minItems 1
   */
  readonly failed?: readonly string[];
  /** What any other word means. */
  readonly otherwise?: "pending" | "failed";
  /** What a missing status means. Default: the reply is malformed. */
  readonly absentMeans?: "pending" | "done";
  /** Place of the reason of a failure. */
  readonly error?: ReplyPath;
  /** Place of the number of jobs ahead. */
  readonly queuePosition?: ReplyPath;
  /** Place of the log: a text, a list of texts, or a list of mappings with message. */
  readonly logs?: ReplyPath;
}

/** How the reply (of a job: the last one) becomes the result. */
export interface TaskResponse {
  /** What the reply must look like. */
  readonly check?: unknown;
  /** Place of the value. */
  readonly take?: ReplyPath;
  /**
   * Places of the value; the first that holds a value of the type in takes counts.
   *
   * @minItems 1
   */
  readonly takeFirst?: readonly ReplyPath[];
  /** Type of the value, for takeFirst. */
  readonly takes?: TypeWord;
  /**
   * Number by which the list that the value is taken from is put in order first.
   *
   * @pattern ^[a-z_]+\[\*\]\.[a-z_]+$
   */
  readonly orderBy?: string;
  /** Place of the address of a text file that holds the value, where takeFirst finds none. */
  readonly elseFetchText?: ReplyPath;
  /**
   * What the taken value is. json: the answer itself. url: an address of media. base64: media as text. binary: the
   * reply is the file.
   */
  readonly kind?: MediaKind;
  /**
   * MIME type of media whose bytes do not tell it.
   *
   * @pattern ^[a-z]+/[a-z0-9.+-]+$
   */
  readonly mime?: string;
  /** What a caller gets who asks for json. Default: the whole reply. */
  readonly json?: unknown;
  /** The result. Default: the media, or the whole reply. */
  readonly return?: unknown;
  /**
   * What callers may ask for; anything else is refused before a request is sent. Default: blob.
   *
   * @minItems 1
   */
  readonly outputTypes?: readonly OutputType[];
  /**
   * Forms of the reply. The first whose check holds counts, a binary one for a reply that is a file.
   *
   * @minItems 2
   */
  readonly variants?: readonly ReplyForm[];
}

/**
 * What a value in a reply must be. url: an address that starts with http:, https: or data:. Lists are checked to the
 * last item. nested-numbers: numbers in one to four levels of lists.
 */
export type TypeWord =
  | "any"
  | "string"
  | "non-empty-string"
  | "number"
  | "boolean"
  | "object"
  | "object-or-null"
  | "array"
  | "url"
  | "string[]"
  | "number[]"
  | "number[][]"
  | "nested-numbers";

/**
 * What the taken value is. json: the answer itself. url: an address of media. base64: media as text. binary: the reply
 * is the file.
 */
export type MediaKind = "json" | "url" | "base64" | "binary";

/** What a caller may ask for. */
export type OutputType = "blob" | "dataUrl" | "url" | "json";

/** One of several forms of a reply. */
export interface ReplyForm {
  /** What the reply must look like. */
  readonly check?: unknown;
  /** Place of the value. */
  readonly take?: ReplyPath;
  /**
   * Places of the value; the first that holds a value of the type in takes counts.
   *
   * @minItems 1
   */
  readonly takeFirst?: readonly ReplyPath[];
  /** Type of the value, for takeFirst. */
  readonly takes?: TypeWord;
  /**
   * Number by which the list that the value is taken from is put in order first.
   *
   * @pattern ^[a-z_]+\[\*\]\.[a-z_]+$
   */
  readonly orderBy?: string;
  /** Place of the address of a text file that holds the value, where takeFirst finds none. */
  readonly elseFetchText?: ReplyPath;
  /**
   * What the taken value is. json: the answer itself. url: an address of media. base64: media as text. binary: the
   * reply is the file.
   */
  readonly kind?: MediaKind;
  /**
   * MIME type of media whose bytes do not tell it.
   *
   * @pattern ^[a-z]+/[a-z0-9.+-]+$
   */
  readonly mime?: string;
  /** What a caller gets who asks for json. Default: the whole reply. */
  readonly json?: unknown;
  /** The result. Default: the media, or the whole reply. */
  readonly return?: unknown;
}

/**
 * What is known of one model: the fields of its page on the hub that snippets, sample inputs and calls read. Names are
 * those of the hub's own records. Fields that are not listed here are let through and ignored.
 */
export interface ModelRecord {
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
  /** Files of the repository. Only GGUF files are of interest: each is a quantization to choose. */
  readonly siblings?: readonly RepositoryFile[];
  /** Head of the GGUF file, when there is one. */
  readonly gguf?: GgufSummary;
  /** Who serves the model, and by which name. The hub tells it when it is asked for this field by name. */
  readonly inferenceProviderMapping?: readonly ServingProvider[];
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
  readonly content?: unknown;
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

/** One file of a repository. */
export interface RepositoryFile {
  /** Path of the file in the repository. */
  readonly rfilename?: string;
  /** Bytes. The hub tells them only when it is asked for them. */
  readonly size?: number;
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

/** A provider that serves the model. */
export interface ServingProvider {
  /** Id of the provider. */
  readonly provider: string;
  /** Name of the model there. */
  readonly providerId: string;
  /** Task that it is served for. */
  readonly task: string;
  /** live: it can be called. staging: it is being tried out. error: it does not work at present. Default: live. */
  readonly status?: string;
}

/** A value that is made of others. */
export interface Operation {
  /**
   * What can be made of values. first: the first that is there. switch: one for each word. each: one for each item of a
   * list. zip: lists side by side. nearestShortEdge, nearestRatio: the choice nearest to a size. scaled: a number
   * divided, rounded and held in bounds.
   */
  readonly op: ValueWord;
  /**
   * What it is made of: for switch the name of a word of the call (outputType), for first a list of values, else a
   * value.
   */
  readonly of: unknown;
  /** For first: only values of this type count. */
  readonly is?: TypeWord;
  /** For switch: a value for each word. */
  readonly cases?: Readonly<Record<string, unknown>>;
  /** For each: only items of this shape count. */
  readonly keep?: unknown;
  /** For each: what is made of an item; $ and $.name stand for the item. */
  readonly map?: unknown;
  /** For each: true means that an empty list counts as no value. Default: false. */
  readonly omitWhenEmpty?: boolean;
  /**
   * For zip: the field that each list becomes.
   *
   * @minItems 1
   */
  readonly as?: readonly string[];
  /** For nearestShortEdge: the length in pixels by name. For nearestRatio: the names, as width:height. */
  readonly choices?: Readonly<Record<string, number>> | readonly string[];
  /**
   * For scaled: what the number is divided by.
   *
   * @exclusiveMinimum 0
   */
  readonly divide?: number;
  /** For scaled: the least value. */
  readonly minimum?: number;
  /** For scaled: the greatest value. */
  readonly maximum?: number;
  /** Value where none can be made. */
  readonly default?: unknown;
}

/**
 * What can be made of values. first: the first that is there. switch: one for each word. each: one for each item of a
 * list. zip: lists side by side. nearestShortEdge, nearestRatio: the choice nearest to a size. scaled: a number
 * divided, rounded and held in bounds.
 */
export type ValueWord = "first" | "switch" | "each" | "zip" | "nearestShortEdge" | "nearestRatio" | "scaled";

/**
 * whole: the reply. taken: what was taken. first: the first item, or the value itself where it is no list. single: the
 * item of a list of one, else the list.
 */
export type ReturnWord = "whole" | "taken" | "first" | "single";

/**
 * One worked call: what is given, what is sent, what comes back, what it means. {"$blob": {type, base64}} stands for a
 * file. It feeds the contract tests, the documentation and the mock server.
 */
export interface ProviderExample {
  /**
   * The provider's id of a model.
   *
   * @minLength 1
   */
  readonly model: string;
  /** What the hub knows about the model, where it is more than the id. */
  readonly mapping?: Readonly<Record<string, unknown>>;
  /** What the caller gives. */
  readonly arguments: Readonly<Record<string, unknown>>;
  /** What is sent for the example. */
  readonly request: ExampleRequest;
  /** The first answer. */
  readonly reply: unknown;
  /**
   * The answers about the job, in order.
   *
   * @minItems 1
   */
  readonly statuses?: readonly unknown[];
  /** The answer to the request for the result, where it is one of its own. */
  readonly result?: unknown;
  /** The result that the caller gets. Media: see media. */
  readonly output?: unknown;
  /** The media that the result is or holds. */
  readonly media?: ExampleMedia;
}

/** What is sent for the example. */
export interface ExampleRequest {
  /** Route, with its query when it goes through the router. */
  readonly path?: string;
  /** The body: JSON, the fields of a form, or $blob for a file. */
  readonly body: unknown;
  /** Headers beside content type and authorization. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The media of an example's result. */
export interface ExampleMedia {
  /** Where the provider has put it. */
  readonly url?: string;
  /** The bytes as base64. */
  readonly base64?: string;
  /**
   * Its MIME type.
   *
   * @pattern ^[a-z]+/[a-z0-9.+-]+$
   */
  readonly type: string;
}

/** A model that a provider serves, as a public page names it. */
export interface KnownModel {
  /**
   * Id of the model on the hub; for a provider that is not on the hub, the model as callers name it.
   *
   * @pattern ^[A-Za-z0-9][A-Za-z0-9._-]*\/[A-Za-z0-9][A-Za-z0-9._-]*$
   */
  readonly model: string;
  /**
   * The provider's id of the model. Default: the same.
   *
   * @minLength 1
   */
  readonly providerId?: string;
  /**
   * Address of the page that names the model.
   *
   * @pattern ^https://
   */
  readonly source: string;
}
