// Generated – do not edit.
// source:    spec/schema/*.schema.json
// generator: generators/artifacts/records.ts
// to change: edit the source, then run `npm run generate`
import type { LibraryKey } from "./library-keys.ts";
import type { Modality, Subtask, TaskId } from "./task-types.ts";
export type { LibraryKey } from "./library-keys.ts";
export type { Modality, Subtask, TaskId } from "./task-types.ts";

/** One task of the catalogue: its input, its output, and the content of its page. The file name is the task id. */
export interface TaskData {
  /** Id of the task. */
  readonly id: TaskId;
  /** Date on which the entry was added to the catalogue. The feed of new entries shows this date. */
  readonly addedOn?: string;
  /**
   * Display name, in title case.
   *
   * @minLength 1
   * @maxLength 60
   */
  readonly label: string;
  /**
   * Position in the catalogue, in steps of ten, so that a new task fits between two others. Within a modality, more
   * specific tasks come first. If a model has no task, the order also decides the default task of the model.
   *
   * @integer
   * @minimum 1
   */
  readonly order: number;
  /** Kind of data: nlp (text), audio, cv (images, video, 3D), multimodal, rl (agents and robots), tabular, other. */
  readonly modality: Modality;
  /**
   * Subtasks that a data set or a model can name.
   *
   * @minItems 1
   */
  readonly subtasks?: readonly Subtask[];
  /** True: visitors cannot filter models by this task. Default: false. */
  readonly hideInModels?: boolean;
  /** True: visitors cannot filter data sets by this task. Default: false. */
  readonly hideInDatasets?: boolean;
  /** True: the page has no text yet. Default: false. */
  readonly isPlaceholder?: boolean;
  /**
   * Keys of the libraries that support the task. A library also supports the task if the library's own entry lists the
   * task. If only one of the two entries lists the other, `check` prints a warning.
   *
   * @default []
   */
  readonly libraries: readonly LibraryKey[];
  /** Id of the more general task whose page describes this task too. */
  readonly canonicalId?: TaskId;
  /**
   * Id of an introductory video on YouTube (the value of v= in its URL).
   *
   * @pattern ^[A-Za-z0-9_-]{11}$
   */
  readonly youtubeId?: string;
  /**
   * One to three sentences: input, output and use of the task. The top of the page and search results show this text.
   *
   * @minLength 40
   * @maxLength 500
   */
  readonly summary: string;
  /** An example of the task: inputs and outputs of a model. */
  readonly demo: Demo;
  /**
   * Data sets for training or evaluation, the most useful first.
   *
   * @default []
   */
  readonly datasets: readonly Suggestion[];
  /**
   * Suggested models.
   *
   * @default []
   */
  readonly models: readonly Suggestion[];
  /**
   * Demo apps for the task.
   *
   * @default []
   */
  readonly spaces: readonly Suggestion[];
  /**
   * Metrics that measure the quality of results.
   *
   * @default []
   */
  readonly metrics: readonly Metric[];
  /**
   * Repository ids of models for an interactive demo.
   *
   * @default []
   */
  readonly widgetModels: readonly RepositoryId[];
}

/** An example of the task: inputs and outputs of a model. */
export interface Demo {
  /** Inputs of the model, in order. */
  readonly inputs: readonly DemoItem[];
  /** Outputs of the model, in order. */
  readonly outputs: readonly DemoItem[];
}

/** One input or output of a demo. The other fields of the item depend on its type. */
export type DemoItem = DemoText | DemoMedia | DemoChart | DemoTable | DemoTokens;

/** A labelled text. */
export interface DemoText {
  /** A labelled text. */
  readonly type: "text";
  /** Label of the text, for example Question. Can be empty. */
  readonly label: string;
  /**
   * The text itself.
   *
   * @minLength 1
   */
  readonly content: string;
}

/** An image, an audio file, a video or a 3D model. */
export interface DemoMedia {
  /** Type of media: img, audio, video or 3d. */
  readonly type: "img" | "audio" | "video" | "3d";
  /**
   * Name of the file in `site/public/media`.
   *
   * @pattern ^[A-Za-z0-9][A-Za-z0-9._-]*\.[a-z0-9]+$
   */
  readonly filename: string;
  /**
   * Description of the content, for people who cannot see or hear it.
   *
   * @minLength 10
   */
  readonly description?: string;
  /**
   * Width of the image, the video or the poster in pixels. Pages reserve this space before the file loads.
   *
   * @integer
   * @minimum 1
   */
  readonly width?: number;
  /**
   * Height of the image, the video or the poster in pixels. Pages reserve this space before the file loads.
   *
   * @integer
   * @minimum 1
   */
  readonly height?: number;
  /**
   * File name of the picture that pages show instead of an audio file or a 3D model, or before a video plays.
   *
   * @pattern ^[A-Za-z0-9][A-Za-z0-9._-]*\.[a-z0-9]+$
   */
  readonly poster?: string;
  /**
   * File name of a video that shows the 3D model from all sides.
   *
   * @pattern ^[A-Za-z0-9][A-Za-z0-9._-]*\.[a-z0-9]+$
   */
  readonly preview?: string;
}

/** Labels with their scores, shown as bars. */
export interface DemoChart {
  /** Labels with their scores. */
  readonly type: "chart";
  /**
   * The bars, in order.
   *
   * @minItems 1
   */
  readonly data: readonly ChartBar[];
}

/** One bar. */
export interface ChartBar {
  /** Label of the bar. */
  readonly label: string;
  /**
   * Length of the bar, from 0 to 1.
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
   * Rows of the table. The first row is the header.
   *
   * @minItems 1
   */
  readonly table: readonly (readonly string[])[];
}

/** A text with highlighted parts. */
export interface DemoTokens {
  /** A text with highlighted parts. */
  readonly type: "text-with-tokens";
  /**
   * The whole text.
   *
   * @minLength 1
   */
  readonly text: string;
  /**
   * The highlighted parts, in order, without overlap.
   *
   * @minItems 1
   */
  readonly tokens: readonly DemoToken[];
}

/** A highlighted part of a text. */
export interface DemoToken {
  /**
   * Label of the part, for example PERSON.
   *
   * @minLength 1
   */
  readonly type: string;
  /**
   * Index of the part's first character (UTF-16 unit), from 0.
   *
   * @integer
   * @minimum 0
   */
  readonly start: number;
  /**
   * Index after the part's last character (UTF-16 unit).
   *
   * @integer
   * @minimum 1
   */
  readonly end: number;
}

/** A suggested repository. */
export interface Suggestion {
  /** Id of a repository on the hub: owner/name. A few old repositories have no owner. */
  readonly id: RepositoryId;
  /**
   * One sentence: what the suggested repository is good for.
   *
   * @minLength 10
   * @maxLength 300
   */
  readonly description: string;
}

/**
 * Id of a repository on the hub: owner/name. A few old repositories have no owner.
 *
 * @pattern ^[A-Za-z0-9][A-Za-z0-9._-]*(/[A-Za-z0-9][A-Za-z0-9._-]*)?$
 */
export type RepositoryId = string;

/** A measure for the quality of results. */
export interface Metric {
  /**
   * Id of the metric in kebab-case, the same in every task that uses the metric.
   *
   * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
   */
  readonly id: string;
  /**
   * Display name, the same in every task that uses the metric. Default: the id.
   *
   * @minLength 1
   */
  readonly label?: string;
  /**
   * What the metric measures, which values are good, and how to read the values.
   *
   * @minLength 20
   * @maxLength 400
   */
  readonly description: string;
}

/**
 * One modelling library: its URLs, its tasks, the files that count as a download, and snippets that use its models. The
 * file name is the key of the library. Model cards name the library by this key, in the field library_name.
 */
export interface Library {
  /** Key of the library, as in library_name of a model card. */
  readonly key: LibraryKey;
  /** Date on which the entry was added to the catalogue. The feed of new entries shows this date. */
  readonly addedOn?: string;
  /**
   * Display name.
   *
   * @minLength 1
   * @maxLength 60
   */
  readonly prettyLabel: string;
  /**
   * Name of the source repository. Links to the repository show this name.
   *
   * @minLength 1
   * @maxLength 80
   */
  readonly repoName: string;
  /**
   * URL of the source code.
   *
   * @pattern ^https://
   */
  readonly repoUrl: string;
  /**
   * URL of the documentation.
   *
   * @pattern ^https://
   */
  readonly docsUrl?: string;
  /**
   * One sentence in your own words: the purpose of the library, and the kind of models that it supports.
   *
   * @minLength 20
   * @maxLength 160
   * @pattern ^[^\n]+\.$
   */
  readonly description?: string;
  /**
   * URL of a README or a documentation page that confirms the description.
   *
   * @pattern ^https://
   */
  readonly source?: string;
  /**
   * SPDX id of the licence of the library's code, as the page in `licenceSource` says it.
   *
   * @pattern ^[A-Za-z0-9][A-Za-z0-9.+-]*$
   */
  readonly licence?: string;
  /**
   * URL of the file or page that states the licence.
   *
   * @pattern ^https://
   */
  readonly licenceSource?: string;
  /**
   * True: visitors can filter lists of models by this library. Intended for libraries with more than 100 models.
   * Default: false.
   */
  readonly filter?: boolean;
  /**
   * Rank of the library in the public list whose URL is in `rankSource`. Rank 1 is the most used library. If absent,
   * the list does not contain the library. If a task has several libraries, the library with rank 1, or else with the
   * smallest number, comes first.
   *
   * @integer
   * @minimum 1
   */
  readonly rank?: number;
  /**
   * URL of the public list that contains the rank.
   *
   * @pattern ^https://
   */
  readonly rankSource?: string;
  /**
   * Query for files. Each request for a matching file counts as one download. The query can test path, path_prefix,
   * path_extension and path_filename, with AND, OR, parentheses and _exists_. If absent, requests for config.json,
   * config.yaml, hyperparams.yaml, params.json and meta.yaml in the root folder are counted.
   *
   * @minLength 1
   */
  readonly countDownloads?: string;
  /**
   * Ids of the tasks that the library supports.
   *
   * @minItems 1
   * @default []
   */
  readonly tasks: readonly TaskId[];
  /**
   * Why nobody has run the snippets with the library or compared them with its source. In the catalogue of this
   * package, a library without an entry in spec/apis needs this field.
   */
  readonly unverified?: Unverified;
  /** Languages of the snippets that use models, in order of first appearance. Absent if there are none. */
  readonly languages?: readonly ("python" | "bash" | "javascript" | "typescript" | "csharp")[];
  /** Commands that install the library. A model may need one or several of them. Absent if the catalogue has none. */
  readonly install?: readonly string[];
  /**
   * The strongest verification of the snippets: they were run, or their calls were compared with the library's source.
   * Absent if there was none.
   */
  readonly verification?: "executed" | "checked";
  /** One sentence about how the snippets were verified. Absent if the snippets were not verified. */
  readonly verifiedAgainst?: string;
}

/**
 * Why nobody has run the snippets with the library or compared them with its source. In the catalogue of this package,
 * a library without an entry in spec/apis needs this field.
 */
export interface Unverified {
  /**
   * The reason, in one sentence.
   *
   * @minLength 20
   * @maxLength 200
   * @pattern ^[^\n]+\.$
   */
  readonly because: string;
  /** Date on which the reason was true. */
  readonly date: string;
}

/**
 * One enumeration of quantization types, with the numbers that represent them in files. The file name is the id of the
 * enumeration.
 */
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
   * Display name.
   *
   * @minLength 1
   * @maxLength 60
   */
  readonly label: string;
  /**
   * What the numbers mean, and where they are stored.
   *
   * @minLength 40
   * @maxLength 600
   */
  readonly summary: string;
  /** Date on which the types were last compared with those of llama.cpp. The command `refresh` sets it. */
  readonly checkedOn?: string;
  /** URL of the document that contains the numbers of `klDivergence`. */
  readonly qualitySource?: string;
  /** The types by name, in the order of their numbers. */
  readonly types: Readonly<Record<string, QuantizationType>>;
  /** All types, from the largest file to the smallest. Each type must occur once. */
  readonly sizeOrder?: readonly string[];
}

/** One quantization type. */
export interface QuantizationType {
  /**
   * The number that represents the type in a file.
   *
   * @integer
   * @minimum 0
   */
  readonly number: number;
  /**
   * One or two sentences: what the type is, and when to choose it.
   *
   * @minLength 10
   * @maxLength 300
   */
  readonly description: string;
  /**
   * Storage format of the weights: plain numbers, the first block formats (legacy), K-quants, importance-matrix quants,
   * ternary, microscaling, or other formats with few bits.
   */
  readonly family?: "plain" | "legacy" | "k-quant" | "importance-matrix" | "ternary" | "microscaling" | "low-bit";
  /**
   * `active`: current tools write this type. `removed`: llama.cpp no longer reads this type. `legacy`: llama.cpp reads
   * this type, but no longer writes it. `community`: a name that publishers use, but that has no number in llama.cpp.
   * Default: active.
   */
  readonly status?: "active" | "legacy" | "removed" | "community";
  /** For a file type: the tensor type of most weights. */
  readonly mainTensorType?: string;
  /**
   * For a file type: bits per weight, measured in published files. Mixed types store some tensors with more bits than
   * the main tensor type. If absent, the number of the main tensor type applies, or the number is unknown because
   * publishers mix types freely.
   *
   * @exclusiveMinimum 0
   */
  readonly fileBitsPerWeight?: number;
  /**
   * For a file type: how far the answers of a quantized model are from those of the 16-bit model, as the mean
   * Kullback-Leibler divergence of one model in `qualitySource`. 0: no difference.
   *
   * @exclusiveMinimum 0
   */
  readonly klDivergence?: number;
  /**
   * For a tensor type: number of weights in a block.
   *
   * @integer
   * @minimum 1
   */
  readonly blockSize?: number;
  /**
   * For a tensor type: size of a block in bytes, including scales.
   *
   * @integer
   * @minimum 1
   */
  readonly bytesPerBlock?: number;
  /**
   * For a tensor type: bits per weight, equal to bytesPerBlock × 8 ÷ blockSize.
   *
   * @exclusiveMinimum 0
   */
  readonly bitsPerWeight?: number;
}

/**
 * One provider (a company that serves models): its host, its authentication, and the request and response of each task.
 * The file name is the id of the provider. _presets.yaml contains tasks that several providers share.
 */
export interface ProviderSpec {
  /** Id of the provider: the name of its file, or an id that the program chooses. */
  readonly id: string;
  /**
   * Display name, on pages and in error messages.
   *
   * @minLength 1
   * @maxLength 60
   */
  readonly displayName: string;
  /**
   * Name of the company's organisation on the hub. If absent, the router does not support the provider, so calls go
   * directly to the provider, with the provider's own key.
   *
   * @pattern ^[A-Za-z0-9][A-Za-z0-9._-]*$
   */
  readonly hubOrg?: string;
  /**
   * `retired`: the router no longer supports the provider, so only calls with the provider's own key work. Default:
   * live.
   */
  readonly status?: "live" | "retired";
  /** True: the entry is not a company, but a way to choose a provider, such as auto. Default: false. */
  readonly isPseudo?: boolean;
  /**
   * True: the provider is always called directly, with its own key. The ids of its models start with the provider's id
   * and a slash, such as openai/. Default: false.
   */
  readonly clientSideOnly?: boolean;
  /** If true, callers can pass a URL as the model. Default: false. */
  readonly acceptsFullUrl?: boolean;
  /**
   * URL of the API, with https, or with http for a local server. The URL must not end with a slash, a query or a
   * fragment. If it ends with a version such as v1, and a route starts with the same version, the version is not
   * repeated. {routerBase} is the URL of the router. A segment of the path, or the first part of the host, can be a
   * placeholder such as {account_id}. The field `values` describes the value that replaces the placeholder.
   */
  readonly baseUrl: string;
  /**
   * Base URL of requests through the router. Default: {routerBase}/ and the id of the provider.
   *
   * @pattern ^\{routerBase\}
   */
  readonly routedBase?: string;
  /**
   * Values that the caller must pass because URLs contain them. The key is the name of a placeholder, such as {voice}
   * in a route or {account_id} in baseUrl. The client escapes the values, and rejects a call if a value is missing.
   */
  readonly values?: Readonly<Record<string, CallerValue>>;
  /**
   * More hosts to which the client sends the key, as host or host:port. The host of `baseUrl` is not listed here.
   *
   * @minItems 1
   */
  readonly hosts?: readonly string[];
  /**
   * Name of the environment variable from which snippets read the provider's key. Default: the id in capitals, followed
   * by _API_KEY, such as GROQ_API_KEY.
   *
   * @pattern ^[A-Z][A-Z0-9_]*$
   */
  readonly tokenEnvironmentVariable?: string;
  /** Headers that contain a token or a key. A call without a token or key does not send these headers. */
  readonly auth?: ProviderAuth;
  /** Headers that are sent with every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Response headers that report how much of the caller's rate limits is left. A batch of the client waits for the
   * reset before a limit is reached.
   *
   * @minItems 1
   */
  readonly rateLimits?: readonly RateLimit[];
  /** The supported tasks, by task name. */
  readonly tasks: Readonly<Record<string, ProviderTask>>;
}

/** A value that the caller must pass because a URL contains it. */
export interface CallerValue {
  /**
   * What the value is, and where the caller finds it. Error messages contain this text.
   *
   * @minLength 10
   * @maxLength 160
   */
  readonly description: string;
  /**
   * The argument that contains the value. The client does not send this argument in the body. Default: the caller
   * passes the value in the option `values` of the client or of the call.
   *
   * @pattern ^parameters\.[a-z][a-z0-9_]*$
   */
  readonly from?: string;
  /**
   * Regular expression that the whole value must match. If the value is part of a host name, it must also be valid in a
   * host name.
   *
   * @pattern ^\^.*\$$
   */
  readonly pattern: string;
  /**
   * A valid value, which snippets and examples use.
   *
   * @minLength 1
   * @maxLength 100
   */
  readonly example: string;
}

/** Headers that contain a token or a key. A call without a token or key does not send these headers. */
export interface ProviderAuth {
  /** The header for a hub token, in calls through the router. Default: Authorization: Bearer {token}. */
  readonly routed?: AuthHeader;
  /** The header for the provider's own key, in direct calls. Default: Authorization: Bearer {token}. */
  readonly key?: AuthHeader;
}

/** The header that contains a token or a key. */
export interface AuthHeader {
  /**
   * Name of the header. Errors and hooks never show the value of this header.
   *
   * @pattern ^[A-Za-z][A-Za-z0-9-]*$
   */
  readonly header: string;
  /**
   * Value of the header. {token} is replaced by the token or the key.
   *
   * @pattern ^[\t -~]*\{token\}[\t -~]*$
   */
  readonly value: string;
}

/** The headers of one rate limit, with names in lower case. */
export interface RateLimit {
  /** What the limit counts. */
  readonly counts: "requests" | "tokens";
  /**
   * Header with the number of requests or tokens that are left.
   *
   * @pattern ^[a-z][a-z0-9-]*$
   */
  readonly remaining: string;
  /**
   * Header with the time until the limit is reset, as a number of seconds or as text such as 1m2.5s or 250ms, or with
   * the time of the reset, as seconds since 1970 or as an ISO or HTTP date.
   *
   * @pattern ^[a-z][a-z0-9-]*$
   */
  readonly reset: string;
}

/** One task of a provider: the request, the job if there is one, and the response. */
export interface ProviderTask {
  /** Base URL of this task, if it differs from `baseUrl` of the provider. */
  readonly baseUrl?: string;
  /**
   * Path after the base URL. {model}, {parentOfModel} (the model id without its last part) and names from the
   * provider's `values`, such as {voice}, are replaced. In a list, the first route whose condition is true is used.
   */
  readonly route?: string | readonly RouteChoice[];
  /**
   * Steps that make the query of the URL, in order. These steps have the same fields as the steps in `body`. If a value
   * is a list, the query repeats the name for each item. An object is written as JSON.
   *
   * @minItems 1
   */
  readonly query?: readonly BodyStep[];
  /**
   * The provider's own ids of the models that can be used for this task. If absent, all models are allowed.
   *
   * @minItems 1
   */
  readonly models?: readonly string[];
  /**
   * Required arguments. A blank text counts as missing.
   *
   * @minItems 1
   */
  readonly required?: readonly string[];
  /** How the caller's media file is sent. */
  readonly input?: TaskInput;
  /**
   * Steps that make the body, in order. If absent, the input is the body.
   *
   * @minItems 1
   */
  readonly body?: readonly BodyStep[];
  /** Format of the body. `form`: the body is a form (multipart/form-data), even if no file is sent. Default: json. */
  readonly bodyAs?: BodyForm;
  /**
   * Reserved fields (model, prompt, inputs) that the caller's arguments can replace.
   *
   * @minItems 1
   */
  readonly callerMaySet?: readonly string[];
  /**
   * Name of the one body field that contains all fields from the steps. Default: the body itself contains these fields.
   *
   * @minLength 1
   */
  readonly wrap?: string;
  /** Fields of the body next to the field that `wrap` names. */
  readonly outer?: Readonly<Record<string, unknown>>;
  /** Headers that are sent with requests for this task. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Alternative forms of the request, each with a condition. The first variant whose condition is true is used.
   *
   * @minItems 1
   */
  readonly variants?: readonly TaskVariant[];
  /**
   * Rules that complete a URL, if the caller passes a URL as the model.
   *
   * @minItems 1
   */
  readonly fullUrl?: readonly FullUrlRule[];
  /**
   * Format of a chat. `anthropic-messages`: the Messages API of Anthropic. `gemini-content`: generateContent, the API
   * of Gemini. The steps in `body` make the body of a chat completion, and the client converts it to the format.
   * `check` describes the response of the provider, before the client converts it. Default: the chat completions of
   * OpenAI.
   */
  readonly format?: ChatFormatName;
  /**
   * Format of a streamed response. `sse`: server-sent events. `json-lines`: each line is a JSON document.
   * `response-events`: server-sent events of the Responses API. If absent, the task cannot stream.
   */
  readonly stream?: "sse" | "json-lines" | "response-events";
  /**
   * How a record of a streamed response becomes a chunk of the result. $ is the record. A chunk of a chat contains
   * `choices` with a `delta`, and a chunk of a text contains `choices` with a `text`; the last chunk contains a
   * `finish_reason`. Default: the record is the chunk.
   */
  readonly chunk?: Readonly<Record<string, unknown>>;
  /**
   * How messages of the assistant contain reasoning, and whether it is sent back. If absent, a message goes back to the
   * provider that sent it unchanged, and no reasoning of other providers is sent.
   */
  readonly reasoning?: ReasoningRules;
  /**
   * The names in the query of a request to the `statusUrl` of the job that returns the rest of a stream. `stream`: the
   * name that is set to true. `after`: the name of the number of the last event that the caller has received.
   */
  readonly resumeStream?: ProviderTaskResumeStream;
  /** A call whose result is ready later. The client requests the status until the job ends. */
  readonly job?: TaskJob;
  /**
   * How the response becomes the result. For a job, the response at `resultUrl` is used. If there is no `resultUrl`,
   * the last response about the job is used.
   */
  readonly response?: TaskResponse;
}

/**
 * The names in the query of a request to the `statusUrl` of the job that returns the rest of a stream. `stream`: the
 * name that is set to true. `after`: the name of the number of the last event that the caller has received.
 */
export interface ProviderTaskResumeStream {
  /**
   * Name in the query that asks for a stream.
   *
   * @minLength 1
   */
  readonly stream: string;
  /**
   * Name in the query of the last event's number.
   *
   * @minLength 1
   */
  readonly after: string;
}

/** A route with a condition. */
export interface RouteChoice {
  /**
   * A condition on a call. Each key is a part of the call, and each value is a test of this part. A key is `model`,
   * `auth`, `stream`, `inputs`, `parameters`, or a path such as `param.voice`, `args.response_format.type` or
   * `mapping.adapter`. In a response, a chunk and `map` of the operation `each`, a path such as `$.done` reads a field
   * of the response or of the item. The value of `auth` is hub-token, provider-key or none. The value of `stream` is
   * true or false. The condition is true if all tests are true.
   */
  readonly when?: CallCondition;
  /**
   * The route to use if the condition is true.
   *
   * @minLength 1
   */
  readonly path: string;
}

/**
 * A condition on a call. Each key is a part of the call, and each value is a test of this part. A key is `model`,
 * `auth`, `stream`, `inputs`, `parameters`, or a path such as `param.voice`, `args.response_format.type` or
 * `mapping.adapter`. In a response, a chunk and `map` of the operation `each`, a path such as `$.done` reads a field of
 * the response or of the item. The value of `auth` is hub-token, provider-key or none. The value of `stream` is true or
 * false. The condition is true if all tests are true.
 */
export type CallCondition = Readonly<Record<string, ConditionTest>>;

/**
 * A test of a value: it is present, it is absent, it equals a given value, it differs from a given value, or it is a
 * string that contains given parts.
 */
export type ConditionTest = string | number | boolean | ConditionOther | ConditionContains;

/** True for every value except the given value. */
export interface ConditionOther {
  /** The value for which the test is false. */
  readonly not: string | number | boolean;
}

/** True for a string that contains all listed parts, in upper or lower case. */
export interface ConditionContains {
  /**
   * The parts that the string must contain.
   *
   * @minItems 1
   */
  readonly contains: readonly string[];
}

/** One step that adds fields to the body. Later steps override earlier steps. A field without a value is not sent. */
export interface BodyStep {
  /**
   * `extra`: the arguments except `inputs` and `parameters`. `parameters`: the fields of `parameters`. `args`: all
   * arguments, with `parameters` as one field.
   */
  readonly spread?: SpreadSource;
  /** Fields to rename: the key is the name that the caller uses, the value is the name in the body. */
  readonly rename?: Readonly<Record<string, string>>;
  /**
   * Names of fields that are not sent.
   *
   * @minItems 1
   */
  readonly drop?: readonly string[];
  /**
   * Fields whose value is an object. In the body, each of these fields is replaced by the listed fields of its object.
   */
  readonly lift?: Readonly<Record<string, readonly string[]>>;
  /** Fields to set, with their values, such as prompt: $inputs. */
  readonly set?: Readonly<Record<string, unknown>>;
  /** Values to set inside nested objects, by path. The objects that the caller passed do not change. */
  readonly setPath?: Readonly<Record<string, unknown>>;
  /** The fields are added only if this condition is true. */
  readonly when?: CallCondition;
  /** Fields to set if the condition is false. */
  readonly else?: Readonly<Record<string, unknown>>;
}

/**
 * `extra`: the arguments except `inputs` and `parameters`. `parameters`: the fields of `parameters`. `args`: all
 * arguments, with `parameters` as one field.
 */
export type SpreadSource = "extra" | "parameters" | "args";

/** How the caller's media file is sent. */
export interface TaskInput {
  /**
   * How the input file is sent. `raw-body`: as the whole body. `base64`, `data-url`: as text in the body.
   * `multipart-file`: as a field of a form.
   */
  readonly as: InputForm;
  /**
   * Field of `inputs` that contains the file. All other fields of `inputs` are kept. If `inputs` is a file instead of
   * an object, this file is used. Default: `inputs` is the file.
   *
   * @pattern ^[a-z_]+$
   */
  readonly at?: string;
  /**
   * Uploads the file before the call. Only for raw-body and multipart-file. If the caller passes a URL, and `accept`
   * contains url, nothing is uploaded.
   */
  readonly upload?: FileUpload;
  /**
   * Accepted inputs. Default: Blob and ArrayBuffer.
   *
   * @minItems 1
   */
  readonly accept?: readonly InputAccept[];
  /**
   * MIME type for files whose MIME type is unknown.
   *
   * @pattern ^[a-z]+/[a-z0-9.+-]+$
   */
  readonly mimeDefault?: string;
  /**
   * Accepted MIME types, each with the MIME type that the client sends for it. Files with an unlisted MIME type, or
   * without a MIME type, are rejected.
   */
  readonly mimeMap?: Readonly<Record<string, string>>;
  /** True: the file is optional. Default: false. */
  readonly optional?: boolean;
  /** Replacement for a missing input: a transparent image of one pixel. */
  readonly whenAbsent?: InputPlaceholder;
  /**
   * For multipart-file: name of the form field that contains the file. Default: file.
   *
   * @minLength 1
   */
  readonly field?: string;
  /**
   * For multipart-file: name of the file in the form. {extension} is replaced by the file extension for the MIME type.
   *
   * @minLength 1
   */
  readonly fileName?: string;
  /** File extension for each MIME type. */
  readonly extensions?: Readonly<Record<string, string>>;
  /**
   * File extension for MIME types that `extensions` does not contain.
   *
   * @pattern ^[a-z0-9]+$
   */
  readonly extensionDefault?: string;
}

/**
 * How the input file is sent. `raw-body`: as the whole body. `base64`, `data-url`: as text in the body.
 * `multipart-file`: as a field of a form.
 */
export type InputForm = "raw-body" | "base64" | "data-url" | "multipart-file";

/**
 * A request that uploads the file before the call. `as` says whether the file is the whole body or a field of a form.
 * The call then contains a value from the response, such as the URL of the uploaded file.
 */
export interface FileUpload {
  /**
   * Path after the base URL, like `route` of the task.
   *
   * @minLength 1
   */
  readonly route: string;
  /** Path of a string in the response. In the body of the call, $inputs is this string. */
  readonly take: ReplyPath;
}

/**
 * A path in a response: names joined by dots, [0] for an item of a list, [*] for all items, such as data[0].url.
 *
 * @pattern ^(\[(\*|\d+)\]|[A-Za-z_][A-Za-z0-9_-]*)(\.[A-Za-z_][A-Za-z0-9_-]*|\[(\*|\d+)\])*$
 */
export type ReplyPath = string;

/**
 * A form in which callers can pass a file. `url`: a public URL from which the provider loads the file. `fetched-url`: a
 * URL from which the client loads the file.
 */
export type InputAccept = "Blob" | "ArrayBuffer" | "url" | "fetched-url";

/** Replacement for a missing input: a transparent image of one pixel. */
export type InputPlaceholder = "transparent-1x1-png";

/** Format of the body. `form`: the body is a form (multipart/form-data), even if no file is sent. Default: json. */
export type BodyForm = "json" | "form";

/** Fields that replace the same fields of the task if a condition is true. */
export interface TaskVariant {
  /**
   * A condition on a call. Each key is a part of the call, and each value is a test of this part. A key is `model`,
   * `auth`, `stream`, `inputs`, `parameters`, or a path such as `param.voice`, `args.response_format.type` or
   * `mapping.adapter`. In a response, a chunk and `map` of the operation `each`, a path such as `$.done` reads a field
   * of the response or of the item. The value of `auth` is hub-token, provider-key or none. The value of `stream` is
   * true or false. The condition is true if all tests are true.
   */
  readonly when: CallCondition;
  /** How the caller's media file is sent. */
  readonly input?: TaskInput;
  /** Format of the body. `form`: the body is a form (multipart/form-data), even if no file is sent. Default: json. */
  readonly bodyAs?: BodyForm;
  /**
   * Steps that make the body of this variant, with the same fields as the steps in `body` of the task.
   *
   * @minItems 1
   */
  readonly body?: readonly BodyStep[];
}

/** If the caller passes a URL as the model, the client adds a path to this URL. The first rule that matches is used. */
export interface FullUrlRule {
  /**
   * The rule matches if the path of the URL ends with this string.
   *
   * @pattern ^/
   */
  readonly endsWith?: string;
  /**
   * The rule matches if the path of the URL does not end with this string.
   *
   * @pattern ^/
   */
  readonly notEndsWith?: string;
  /**
   * The path to add.
   *
   * @pattern ^/
   */
  readonly append: string;
}

/**
 * Format of a chat. `anthropic-messages`: the Messages API of Anthropic. `gemini-content`: generateContent, the API of
 * Gemini. The steps in `body` make the body of a chat completion, and the client converts it to the format. `check`
 * describes the response of the provider, before the client converts it. Default: the chat completions of OpenAI.
 */
export type ChatFormatName = "anthropic-messages" | "gemini-content";

/** How the provider handles reasoning in messages of the assistant. */
export interface ReasoningRules {
  /**
   * Field of a message that contains the reasoning as a string.
   *
   * @pattern ^[a-z_]+$
   */
  readonly field: string;
  /**
   * Whether earlier reasoning is sent to the provider. `must`: a conversation with tool calls fails without it, so the
   * reasoning of another provider is sent too. `may`: the provider accepts the reasoning that it sent itself. `never`:
   * the provider refuses reasoning, so it is left out.
   */
  readonly sendBack: "must" | "may" | "never";
}

/** A call whose result is ready later. The client requests the status until the job ends. */
export interface TaskJob {
  /** Condition under which a call is a job. Other calls are answered directly. Default: every call is a job. */
  readonly when?: CallCondition;
  /**
   * Query of the first request, for calls through the router.
   *
   * @minLength 1
   */
  readonly submitQuery?: string;
  /** Path of the job's id in the first response. If the id is missing, the call fails with an error. */
  readonly id?: ReplyPath;
  /**
   * What the first response can say about the status of the job. `status`: everything that a status response contains.
   * `failure`: only that the job failed. Default: nothing.
   */
  readonly initial?: "status" | "failure";
  /** URL of the requests for the status. */
  readonly statusUrl: JobUrl;
  /** URL of the result of a finished job. Default: the last status response is the result. */
  readonly resultUrl?: JobUrl;
  /** URL of the request that cancels the job. */
  readonly cancelUrl?: JobUrl;
  /**
   * Fields that replace the first response. A program that resumes a job needs these fields, because it has only the id
   * of the job. The fields can contain {id}, {model} and {app} (the first two parts of the model id).
   */
  readonly resume?: Readonly<Record<string, string>>;
  /**
   * How to read the status in a response about a job. A job has no `status` if the last response is the file itself
   * (response.kind is binary, and there is no resultUrl). In this case, a response in JSON means that the job is still
   * running, and a file ends the job.
   */
  readonly status?: JobStatus;
  /**
   * Milliseconds before the first status request.
   *
   * @integer
   * @minimum 0
   * @maximum 60000
   */
  readonly firstWaitMs: number;
  /**
   * Milliseconds between two status requests.
   *
   * @integer
   * @minimum 100
   * @maximum 60000
   */
  readonly intervalMs: number;
  /**
   * Maximum number of status requests. `unlimited`: the client sends status requests until the job ends or the caller's
   * timeout is reached.
   */
  readonly attempts: number | "unlimited";
  /**
   * The reason why there is no limit for status requests.
   *
   * @minLength 10
   */
  readonly unlimitedBecause?: string;
}

/** URL for requests about a job. Exactly one of the fields suffix, route, pathOf and absolute is required. */
export interface JobUrl {
  /**
   * String that is added to the URL of the first request.
   *
   * @pattern ^/
   */
  readonly suffix?: string;
  /**
   * Path after the base URL, like `route` of the task. {id} and names from the provider's `values` are replaced.
   *
   * @minLength 1
   */
  readonly route?: string;
  /**
   * Field in the first response whose value is a URL. The client requests the path of this URL on the host of the first
   * request.
   */
  readonly pathOf?: ReplyPath;
  /**
   * Text that is added to the path from `pathOf`.
   *
   * @pattern ^/
   */
  readonly append?: string;
  /**
   * Query, without the question mark. Default: the query of the first request if `pathOf` is used, otherwise no query.
   *
   * @minLength 1
   */
  readonly query?: string;
  /** Field in the first response whose value is a URL. The client requests this URL without credentials. */
  readonly absolute?: ReplyPath;
  /** Query parameters that are added to the URL from `absolute`. {attempt} is the number of earlier requests. */
  readonly addQuery?: Readonly<Record<string, string>>;
  /** HTTP method of the request. Default: GET. */
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
}

/**
 * How to read the status in a response about a job. A job has no `status` if the last response is the file itself
 * (response.kind is binary, and there is no resultUrl). In this case, a response in JSON means that the job is still
 * running, and a file ends the job.
 */
export interface JobStatus {
  /** Path of the status in a response about the job. */
  readonly path: ReplyPath;
  /**
   * Status values for a job that is not finished.
   *
   * @minItems 1
   */
  readonly pending?: readonly StatusWord[];
  /**
   * Status values for a finished job.
   *
   * @minItems 1
   */
  readonly done: readonly StatusWord[];
  /**
   * Status values for a failed job.
   *
   * @minItems 1
   */
  readonly failed?: readonly StatusWord[];
  /** Meaning of every status value that is in none of the lists `pending`, `done` and `failed`. */
  readonly otherwise?: "pending" | "failed";
  /** Meaning of a missing status. Default: the call fails with an error. */
  readonly absentMeans?: "pending" | "done";
  /**
   * Path of a flag or an error that only a failed job has. If the value at this path is missing, null, false or an
   * empty text, the job did not fail.
   */
  readonly failedAt?: ReplyPath;
  /** Path of the reason why the job failed. */
  readonly error?: ReplyPath;
  /** Path of the number of jobs before this job in the queue. */
  readonly queuePosition?: ReplyPath;
  /** Path of the log: a string, a list of strings, or a list of objects with a field `message`. */
  readonly logs?: ReplyPath;
}

/**
 * A status as the provider sends it: a string or a boolean. Numbers are not supported.
 *
 * @minLength 1
 */
export type StatusWord = string | boolean;

/**
 * How the response becomes the result. For a job, the response at `resultUrl` is used. If there is no `resultUrl`, the
 * last response about the job is used.
 */
export interface TaskResponse {
  /** The required shape. */
  readonly check?: unknown;
  /** Path of the value from which the result is made. */
  readonly take?: ReplyPath;
  /**
   * Possible paths of the value from which the result is made. The first path that leads to a value of the type in
   * `takes` is used.
   *
   * @minItems 1
   */
  readonly takeFirst?: readonly ReplyPath[];
  /** Type of the value that `takeFirst` looks for. */
  readonly takes?: TypeWord;
  /**
   * Path of a number in each item of a list. The list is sorted by this number before `take` is applied.
   *
   * @pattern ^[a-z_]+\[\*\]\.[a-z_]+$
   */
  readonly orderBy?: string;
  /**
   * Path of an argument. If it is a list with several items, the value from which the result is made must be a list of
   * the same length. Otherwise this value must not be an empty list.
   *
   * @pattern ^inputs(\.[a-z_]+)?$
   */
  readonly sameLengthAs?: string;
  /**
   * Path of a field that contains the URL of a text file. If `takeFirst` finds no value, the client downloads this
   * file, and uses its text as the value.
   */
  readonly elseFetchText?: ReplyPath;
  /**
   * Type of the result. `json`: a value. `url`: a URL of a media file. `base64`: a media file as text. `binary`: the
   * body of the response is the file. For a job, the file is the response at `resultUrl`. Without a `resultUrl`, the
   * file is the last response about the job.
   */
  readonly kind?: MediaKind;
  /**
   * MIME type of the media file, if the client cannot recognise the type from the bytes of the file.
   *
   * @pattern ^[a-z]+/[a-z0-9.+-]+$
   */
  readonly mime?: string;
  /** The result if the caller sets `outputType` to json. Default: the whole response. */
  readonly json?: unknown;
  /** The result. Default: the whole response if `kind` is json, otherwise the media file. */
  readonly return?: unknown;
  /**
   * Formats of the media file that callers can request. If a caller requests a format that is not in this list, the
   * call is rejected before a request is sent. Default: blob.
   *
   * @minItems 1
   */
  readonly outputTypes?: readonly OutputType[];
  /**
   * Alternative shapes of the response. The first shape whose check succeeds is used. A shape whose `kind` is binary
   * matches if the response is a file.
   *
   * @minItems 2
   */
  readonly variants?: readonly ReplyForm[];
}

/**
 * Type of a value in a response. `url`: a URL that starts with http:, https: or data:. `nested-numbers`: a list of
 * numbers, or lists of numbers inside other lists, with up to three levels. All items of a list are checked.
 */
export type TypeWord =
  | "any"
  | "string"
  | "non-empty-string"
  | "number"
  | "boolean"
  | "null"
  | "object"
  | "object-or-null"
  | "array"
  | "url"
  | "string[]"
  | "number[]"
  | "number[][]"
  | "nested-numbers";

/**
 * Type of the result. `json`: a value. `url`: a URL of a media file. `base64`: a media file as text. `binary`: the body
 * of the response is the file. For a job, the file is the response at `resultUrl`. Without a `resultUrl`, the file is
 * the last response about the job.
 */
export type MediaKind = "json" | "url" | "base64" | "binary";

/** Format in which a caller can request a media file. */
export type OutputType = "blob" | "dataUrl" | "url" | "json";

/** One of several shapes of a response. */
export interface ReplyForm {
  /** The required shape. */
  readonly check?: unknown;
  /** Path of the value from which the result is made. */
  readonly take?: ReplyPath;
  /**
   * Possible paths of the value from which the result is made. The first path that leads to a value of the type in
   * `takes` is used.
   *
   * @minItems 1
   */
  readonly takeFirst?: readonly ReplyPath[];
  /** Type of the value that `takeFirst` looks for. */
  readonly takes?: TypeWord;
  /**
   * Path of a number in each item of a list. The list is sorted by this number before `take` is applied.
   *
   * @pattern ^[a-z_]+\[\*\]\.[a-z_]+$
   */
  readonly orderBy?: string;
  /**
   * Path of an argument. If it is a list with several items, the value from which the result is made must be a list of
   * the same length. Otherwise this value must not be an empty list.
   *
   * @pattern ^inputs(\.[a-z_]+)?$
   */
  readonly sameLengthAs?: string;
  /**
   * Path of a field that contains the URL of a text file. If `takeFirst` finds no value, the client downloads this
   * file, and uses its text as the value.
   */
  readonly elseFetchText?: ReplyPath;
  /**
   * Type of the result. `json`: a value. `url`: a URL of a media file. `base64`: a media file as text. `binary`: the
   * body of the response is the file. For a job, the file is the response at `resultUrl`. Without a `resultUrl`, the
   * file is the last response about the job.
   */
  readonly kind?: MediaKind;
  /**
   * MIME type of the media file, if the client cannot recognise the type from the bytes of the file.
   *
   * @pattern ^[a-z]+/[a-z0-9.+-]+$
   */
  readonly mime?: string;
  /** The result if the caller sets `outputType` to json. Default: the whole response. */
  readonly json?: unknown;
  /** The result. Default: the whole response if `kind` is json, otherwise the media file. */
  readonly return?: unknown;
}

/**
 * A model record: the fields of a model on the hub that snippets, sample inputs and calls use. The fields have the same
 * names as on the hub. Other fields are allowed and ignored.
 */
export interface ModelRecord {
  /**
   * Repository id: owner/name. A few old repositories have no owner.
   *
   * @minLength 1
   */
  readonly id: string;
  /** State of hosted inference for the model on the hub. Hubsmith does not read this field. */
  readonly inference?: string;
  /** True: only the owner can see the model. Default: false. */
  readonly private?: boolean;
  /**
   * `auto` or `manual`: users must accept conditions before they can download the files. With `manual`, the author also
   * approves each user. Default: false.
   */
  readonly gated?: string | boolean;
  /** Tags of the model. A missing list counts as an empty list. */
  readonly tags?: readonly string[];
  /** Id of the model's task. */
  readonly pipeline_tag?: string;
  /** Key of the model's library. Authors can write any text here, so the catalogue may not contain this key. */
  readonly library_name?: string;
  /** Token for the missing word in an input. Only models for fill-mask have this token. */
  readonly mask_token?: string;
  /** How the transformers library loads the model. */
  readonly transformersInfo?: TransformersInfo;
  /** Sample inputs from the model card, the best first. */
  readonly widgetData?: readonly WidgetExample[];
  /** Metadata of the model card. */
  readonly cardData?: ModelCard;
  /** Parts of the configuration files in the repository. */
  readonly config?: ModelConfig;
  /** Number of parameters, if the weights are stored as safetensors. */
  readonly safetensors?: SafetensorsSummary;
  /**
   * Files of the repository. Code for a model names these files. If the list is absent, nothing is known about the
   * files.
   */
  readonly siblings?: readonly RepositoryFile[];
  /** Metadata of the repository's GGUF file, if there is one. */
  readonly gguf?: GgufSummary;
  /**
   * Providers that serve the model, each with the id of the model at this provider. The hub returns this field only on
   * request.
   */
  readonly inferenceProviderMapping?: readonly ServingProvider[];
}

/** How the transformers library loads the model. */
export interface TransformersInfo {
  /** Name of the class that loads the weights. */
  readonly auto_model: string;
  /** Name of the class in the repository's own code, for models with such code. */
  readonly custom_class?: string;
  /** Id of the task that the class performs. */
  readonly pipeline_tag?: string;
  /** Name of the class that prepares inputs. If absent, the model accepts tensors only. */
  readonly processor?: string;
}

/** One sample input of the model card. Its fields depend on the task. */
export interface WidgetExample {
  /** Display name of the sample. */
  readonly example_title?: string;
  /** Heading of the sample's group in a list of samples. */
  readonly group?: string;
  /** Input text, question or prompt. */
  readonly text?: string;
  /** Text that contains the answer to the question. */
  readonly context?: string;
  /** Table for a question or a prediction: the cells of each column, by name of the column. */
  readonly table?: WidgetTable;
  /** Rows for a prediction: the cells of each column, by name of the column. */
  readonly structured_data?: WidgetTable;
  /** URL of an image, an audio file or a video. */
  readonly src?: string;
  /** Instruction for the file at `src`. */
  readonly prompt?: string;
  /** Possible labels, separated by commas. */
  readonly candidate_labels?: string;
  /** True: an input can have several labels. Default: false. */
  readonly multi_class?: boolean;
  /** Sentence with which the items of `sentences` are compared. */
  readonly source_sentence?: string;
  /** Sentences that are compared with `source_sentence`. */
  readonly sentences?: readonly string[];
  /** The conversation so far, oldest message first. */
  readonly messages?: readonly WidgetMessage[];
  /** Parameters for a sample input. */
  readonly parameters?: WidgetParameters;
  /** Output of the model: labels with scores, an answer with its score, a string, or the URL of a file. */
  readonly output?: unknown;
}

/** A table: the cells of each column, by name of the column. */
export type WidgetTable = Readonly<Record<string, readonly (string | number)[]>>;

/** One message of a conversation. */
export interface WidgetMessage {
  /** Who speaks. */
  readonly role: string;
  /** Text, or a list of texts and images. */
  readonly content?: unknown;
}

/** Parameters for a sample input. */
export interface WidgetParameters {
  /** How tokens with labels are grouped. */
  readonly aggregation_strategy?: string;
  /** Number of the most likely tokens from which the next token is chosen. */
  readonly top_k?: number;
  /** Total probability of the tokens from which the next token is chosen, from 0 to 1. */
  readonly top_p?: number;
  /** Randomness of the output: 0 always chooses the most likely token. */
  readonly temperature?: number;
  /** Maximum number of tokens to generate. */
  readonly max_new_tokens?: number;
  /** True: chooses tokens at random. False: chooses the most likely token. */
  readonly do_sample?: boolean;
  /** Description of what the image must not show. */
  readonly negative_prompt?: string;
  /** How closely the image follows the prompt. */
  readonly guidance_scale?: number;
  /** Number of denoising steps. */
  readonly num_inference_steps?: number;
}

/** Metadata of the model card. */
export interface ModelCard {
  /** False: no hosted inference. An object: parameters of the hosted inference. */
  readonly inference?: unknown;
  /** Id of the model on which this model is based, or a list of ids. */
  readonly base_model?: string | readonly string[];
  /** Words in a prompt that make the model use its fine-tuning, such as a trained style. */
  readonly instance_prompt?: string | null;
}

/** Parts of the configuration files in the repository. */
export interface ModelConfig {
  /** Class names of the model in config.json. Usually one. */
  readonly architectures?: readonly string[];
  /** Classes in the repository's own code, by name of the transformers auto class. */
  readonly auto_map?: Readonly<Record<string, string>>;
  /** Family of the model in config.json. */
  readonly model_type?: string;
  /** How the labels of a classifier relate to each other in config.json. */
  readonly problem_type?: string;
  /** Names of the labels in config.json, by their numbers. */
  readonly id2label?: Readonly<Record<string, unknown>>;
  /** Quantization of the weights. */
  readonly quantization_config?: QuantizationConfig;
  /** Parts of tokenizer_config.json. */
  readonly tokenizer_config?: TokenizerConfig;
  /** Parts of processor_config.json. */
  readonly processor_config?: ProcessorConfig;
  /** Text of chat_template.jinja. */
  readonly chat_template_jinja?: string;
  /** Settings of an adapter. */
  readonly adapter_transformers?: AdapterTransformersConfig;
  /** Parts of model_index.json. */
  readonly diffusers?: DiffusersConfig;
  /** How a scikit-learn model is stored. */
  readonly sklearn?: SklearnConfig;
  /** Settings of a SpeechBrain model. */
  readonly speechbrain?: SpeechbrainConfig;
  /** Settings of a PEFT adapter. */
  readonly peft?: PeftConfig;
  /** Settings of a KerasHub model. */
  readonly keras_hub?: KerasHubConfig;
}

/** Quantization of the weights. */
export interface QuantizationConfig {
  /** Bits per weight. */
  readonly bits?: number;
  /** True: the weights have 4 bits. */
  readonly load_in_4bit?: boolean;
  /** True: the weights have 8 bits. */
  readonly load_in_8bit?: boolean;
  /** Name of the quantization method. */
  readonly quant_method?: string;
}

/** Parts of tokenizer_config.json. */
export interface TokenizerConfig {
  /** True: a conversation without a system message gets the model's default system message. */
  readonly use_default_system_prompt?: boolean;
  /** Template that turns a conversation into a prompt, or a list of named templates. */
  readonly chat_template?: string | readonly NamedTemplate[];
  /** Token at the start of a text. */
  readonly bos_token?: SpecialToken;
  /** Token at the end of a text. */
  readonly eos_token?: SpecialToken;
  /** Token for an unknown word. */
  readonly unk_token?: SpecialToken;
  /** Token between two texts. */
  readonly sep_token?: SpecialToken;
  /** Token that extends short texts to the same length. */
  readonly pad_token?: SpecialToken;
  /** Token that represents the whole text. */
  readonly cls_token?: SpecialToken;
  /** Token for a masked word. */
  readonly mask_token?: SpecialToken;
}

/** A chat template with a name. */
export interface NamedTemplate {
  /** Name of the template. `default` is used if the caller requests no template. */
  readonly name: string;
  /** Text of the template. */
  readonly template: string;
}

/** A special token: its text, or an object. */
export type SpecialToken = string | null | AddedToken;

/** A special token with its rules for matching. */
export interface AddedToken {
  /** Marks the object as a token. */
  readonly __type: "AddedToken";
  /** Text of the token. */
  readonly content?: string;
  /** True: spaces before the token belong to the token. */
  readonly lstrip?: boolean;
  /** True: spaces after the token belong to the token. */
  readonly rstrip?: boolean;
  /** True: the token is searched for in the normalised text. */
  readonly normalized?: boolean;
  /** True: the token matches only whole words. */
  readonly single_word?: boolean;
}

/** Parts of processor_config.json. */
export interface ProcessorConfig {
  /** Template that turns a conversation into a prompt. */
  readonly chat_template?: string;
}

/** Settings of an adapter. */
export interface AdapterTransformersConfig {
  /** Id of the model that the adapter extends. */
  readonly model_name?: string;
  /** Name of the model's class. */
  readonly model_class?: string;
}

/** Parts of model_index.json. */
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

/** Settings of a PEFT adapter. */
export interface PeftConfig {
  /** Id of the model that the adapter extends. */
  readonly base_model_name_or_path?: string;
  /** Task of the model, in capitals, such as SEQ_CLS. */
  readonly task_type?: string;
}

/** Settings of a KerasHub model. */
export interface KerasHubConfig {
  /** Names of the KerasHub task classes that can load the model. */
  readonly tasks?: readonly string[];
}

/** Number of parameters, if the weights are stored as safetensors. */
export interface SafetensorsSummary {
  /** Number of parameters for each data type. */
  readonly parameters?: Readonly<Record<string, number>>;
  /** Total number of parameters. */
  readonly total?: number;
  /** True: the weights are in several files. */
  readonly sharded?: boolean;
}

/** One file of a repository. */
export interface RepositoryFile {
  /** Path of the file in the repository. */
  readonly rfilename?: string;
  /** Size in bytes. The hub returns the size only on request. */
  readonly size?: number;
}

/** Metadata of the repository's GGUF file, if there is one. */
export interface GgufSummary {
  /** Total number of parameters. */
  readonly total?: number;
  /** Family of the model. */
  readonly architecture?: string;
  /** Maximum number of tokens in a conversation. */
  readonly context_length?: number;
  /** Template that turns a conversation into a prompt. */
  readonly chat_template?: string;
}

/** A provider that serves the model. */
export interface ServingProvider {
  /** Id of the provider. */
  readonly provider: string;
  /** Id of the model at the provider. */
  readonly providerId: string;
  /** Task for which the provider serves the model. */
  readonly task: string;
  /**
   * `live`: the model works at the provider. `staging`: the model is being tested. `error`: the model does not work at
   * the moment. Default: live.
   */
  readonly status?: string;
}

/** A value that is computed from other values. */
export interface Operation {
  /**
   * How a value is computed. `first`: the first value that is not missing. `switch`: the value depends on another
   * value. `each`: one value for each item of a list. `parsed`: the value of a JSON text; other values do not change.
   * `zip`: combines several lists into one list of objects. `nearestShortEdge`, `nearestRatio`: the choice nearest to a
   * size. `scaled`: a number that is divided, rounded and limited.
   */
  readonly op: ValueWord;
  /**
   * Input of the operation. For `switch`: a reference, or the name of an option, such as outputType. For `first`: a
   * list of values. For other operations: a value.
   */
  readonly of: unknown;
  /** For `first`: the type that a value must have. */
  readonly is?: TypeWord;
  /** For `switch`: the result for each value: a string, or `true` and `false`. */
  readonly cases?: Readonly<Record<string, unknown>>;
  /** For `each`: the shape that an item must match. Items that do not match are skipped. */
  readonly keep?: unknown;
  /** For `each`: the result for one item. $ is the item, and $.name is a field of the item. */
  readonly map?: unknown;
  /** For `each`: true means that an empty list counts as a missing value. Default: false. */
  readonly omitWhenEmpty?: boolean;
  /**
   * For `zip`: the names of the fields in each object, in the order of the lists.
   *
   * @minItems 1
   */
  readonly as?: readonly string[];
  /**
   * For `nearestShortEdge`: the length of the short edge in pixels, for each choice. For `nearestRatio`: the choices,
   * as width:height.
   */
  readonly choices?: Readonly<Record<string, number>> | readonly string[];
  /**
   * For `scaled`: the divisor.
   *
   * @exclusiveMinimum 0
   */
  readonly divide?: number;
  /** For `scaled`: the minimum. */
  readonly minimum?: number;
  /** For `scaled`: the maximum. */
  readonly maximum?: number;
  /** Value to use if the operation finds no value. */
  readonly default?: unknown;
}

/**
 * How a value is computed. `first`: the first value that is not missing. `switch`: the value depends on another value.
 * `each`: one value for each item of a list. `parsed`: the value of a JSON text; other values do not change. `zip`:
 * combines several lists into one list of objects. `nearestShortEdge`, `nearestRatio`: the choice nearest to a size.
 * `scaled`: a number that is divided, rounded and limited.
 */
export type ValueWord = "first" | "switch" | "each" | "parsed" | "zip" | "nearestShortEdge" | "nearestRatio" | "scaled";

/**
 * `whole`: the whole response. `taken`: the part that `take` selects. `first`: the first item of the response if the
 * response is a list, otherwise the whole response. `single`: the only item of the response if the response is a list
 * with one item, otherwise the whole response.
 */
export type ReturnWord = "whole" | "taken" | "first" | "single";

/**
 * An example of a call: arguments, request, responses and result. {"$blob": {type, base64}} is a file. Tests,
 * documentation and the mock server use the example.
 */
export interface ProviderExample {
  /**
   * Id of the model at the provider.
   *
   * @minLength 1
   */
  readonly model: string;
  /** The hub's data about the model, if the call needs more than the id. */
  readonly mapping?: Readonly<Record<string, unknown>>;
  /** The arguments of the caller. */
  readonly arguments: Readonly<Record<string, unknown>>;
  /** The request of the example. */
  readonly request: ExampleRequest;
  /** The response to the upload of the file, if the task has `input.upload`. */
  readonly upload?: unknown;
  /** The first response to the call. */
  readonly reply: unknown;
  /**
   * The records of the response if the same call is streamed, in order. Required if the task has `chunk`. The joined
   * chunks must contain the same text as `output`.
   *
   * @minItems 1
   */
  readonly records?: readonly Readonly<Record<string, unknown>>[];
  /**
   * The status responses of a job, in order.
   *
   * @minItems 1
   */
  readonly statuses?: readonly unknown[];
  /** The response to the request for the result, if there is such a request. */
  readonly result?: unknown;
  /** The result of the call, as JSON. If the result is a media file, the field `media` describes the file. */
  readonly output?: unknown;
  /** The media file, if the result is or contains a file. */
  readonly media?: ExampleMedia;
}

/** The request of the example. */
export interface ExampleRequest {
  /** Route of the request. The route contains the query if the request goes through the router. */
  readonly path?: string;
  /** The body: JSON, the fields of a form, or $blob for a file. */
  readonly body: unknown;
  /** Headers other than content-type and authorization. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The media file of an example's result. */
export interface ExampleMedia {
  /** URL from which the file is downloaded. */
  readonly url?: string;
  /** The content as base64. */
  readonly base64?: string;
  /**
   * MIME type of the file.
   *
   * @pattern ^[a-z]+/[a-z0-9.+-]+$
   */
  readonly type: string;
}

/** A model that a provider serves, according to a public page. */
export interface KnownModel {
  /**
   * Id of the model on the hub. If the provider is not on the hub: the model id that callers pass.
   *
   * @pattern ^[A-Za-z0-9][A-Za-z0-9._-]*\/[A-Za-z0-9][A-Za-z0-9._-]*$
   */
  readonly model: string;
  /**
   * Id of the model at the provider. Default: the id on the hub.
   *
   * @minLength 1
   */
  readonly providerId?: string;
  /**
   * URL of the public page that names the model.
   *
   * @pattern ^https://
   */
  readonly source: string;
  /**
   * Date on which the hub, or the page in `source`, last listed the model for the provider. The command `refresh` sets
   * it.
   */
  readonly checkedOn?: string;
}
