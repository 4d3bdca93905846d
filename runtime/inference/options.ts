import type { ProviderId } from "../../generated/providers/index.ts";
import type { OutputType, ProviderSpec } from "../../generated/records.ts";
import { editDistance } from "../contract/suggest.ts";
import { InputError } from "../http/errors.ts";
import { isObject } from "../http/json.ts";
import type { NetworkOptions, UploadProgress } from "../http/options.ts";
import type { AnswerParser } from "../template/response/index.ts";
import type { CallEvent, Report } from "./events.ts";
import type { PollStatus } from "./provider/types.ts";

/** A provider: its id, a provider object, or `auto` for an automatic choice. */
export type ProviderChoice = ProviderId | ProviderSpec | "auto";

/** A token, or a function that returns a token. The function is called for each call, so that tokens can be renewed. */
export type AccessToken = string | (() => string | undefined | Promise<string | undefined>);

/** The arguments of every call, except the input for the task. */
export interface BaseArgs {
  /** A hub token (`hf_…`) is sent to the router. Any other token is used as the provider's own key. */
  accessToken?: AccessToken | undefined;
  /**
   * Id of a model on the hub, or the full URL of an endpoint. With the provider `auto`, the id may end in a policy
   * of the router (`:fastest`, `:cheapest`, `:preferred`) or in a provider (`:groq`). Default: the hub's default model
   * for the task. With `auto`, there is no default.
   */
  model?: string | undefined;
  /**
   * Full URL to call instead of the provider's URL. The token is sent to this URL. The URL must use
   * https, or http on a private network.
   */
  endpointUrl?: string | undefined;
  /** The provider. Default: `auto`. */
  provider?: ProviderChoice | undefined;
}

/** A provider to try when the call fails, with its own key and its own model. */
export interface FallbackProvider {
  /** The provider. */
  readonly provider: ProviderChoice;
  /**
   * The key of this provider, or a hub token. Default: the hub token of the call. A call with a provider's own key has
   * no default, because a key is sent only to the provider that it was given for.
   */
  readonly accessToken?: AccessToken | undefined;
  /** The model. Default: the model of the call. */
  readonly model?: string | undefined;
}

/** Options for waiting for a job. */
export interface PollOptions {
  /** Milliseconds between two polls. Default: the provider's interval. */
  readonly intervalMs?: number | undefined;
  /** Maximum wait for the job, in milliseconds. Default: no limit. */
  readonly timeout?: number | undefined;
  /** Called after every poll, with the provider's status, the position in the queue and the log lines. */
  readonly onStatus?: ((status: PollStatus) => void) | undefined;
}

/** Options of a call. A client's options apply to all its calls. The options of a call take precedence. */
export interface CallOptions extends NetworkOptions {
  /** `credentials` of `fetch`: `include`, `omit` or `same-origin`. True means `include`. */
  readonly includeCredentials?: string | boolean | undefined;
  /** False is the same as `maxRetries: 0`. */
  readonly retry_on_error?: boolean | undefined;
  /** Time limit for the whole call in milliseconds, including retries and polls. Default: no limit. */
  readonly timeout?: number | undefined;
  /** Options for waiting for a job. */
  readonly poll?: PollOptions | undefined;
  /** Hosts that also receive the token when a model is given as a URL. */
  readonly trustedHosts?: readonly string[] | undefined;
  /**
   * Called for each event of a call: the chosen provider, attempts, retries, fallbacks, the first chunk, the status of a
   * job, tool calls, and the end with its token counts. The listeners of a client and of a call are both called. An
   * error of a listener is written as a warning, and does not change the call. Requests to the hub are not reported.
   */
  readonly onEvent?: ((event: CallEvent) => void) | undefined;
  /** Called while a body is sent, if the platform supports it. A request that reports its progress is not retried. */
  readonly onUpload?: ((progress: UploadProgress) => void) | undefined;
  /**
   * Providers to try, in this order, if the call fails at the first provider. A provider's own key, and headers and
   * fields of `extraBody` with a secret name such as `Authorization`, are not sent to the other providers.
   */
  readonly fallbackProviders?: readonly (ProviderChoice | FallbackProvider)[] | undefined;
  /** Additional fields for the body of the request. An additional field replaces a field of the same name. */
  readonly extraBody?: Readonly<Record<string, unknown>> | undefined;
  /**
   * Values for the placeholders in the provider's URLs, by name: `{ account_id: "…" }`. The provider's page lists
   * the names. The values of a call are added to the client's values.
   */
  readonly values?: Readonly<Record<string, string>> | undefined;
  /** Origin of the hub, or of a mirror. Default: `https://huggingface.co`. */
  readonly hubUrl?: string | undefined;
  /** Origin of the router, or of a mirror. Default: `https://router.huggingface.co`. The router receives hub tokens. */
  readonly routerUrl?: string | undefined;
  /** The form in which files are returned, if the task and the provider support it. Default: `blob`. */
  readonly outputType?: OutputType | undefined;
  /**
   * Parses the text of a model whose endpoint returns raw text: `responseParser(config)` of `hubsmith/template/response`.
   * The result of `textGeneration` and `chatCompletion` then has the message as `parsed`, beside `generated_text` or
   * beside `content`. Not for streams.
   */
  readonly parse?: AnswerParser | undefined;
  /**
   * True: settings of a chat that the provider's format does not have are left out. False: they are refused with an
   * InputError. Default: false.
   */
  readonly ignoreUnsupported?: boolean | undefined;
  /** The same as `endpointUrl` in the arguments. The arguments take precedence. */
  readonly endpointUrl?: string | undefined;
  /** The same as `provider` in the arguments. The arguments take precedence. */
  readonly provider?: ProviderChoice | undefined;
}

/** Options of a client: the options of its calls, and its token. */
export interface ClientOptions extends CallOptions {
  /** The token for calls that pass no token of their own. See `BaseArgs`. */
  readonly accessToken?: AccessToken | undefined;
}

/** The options of a running call, whose listeners are joined. */
export type BoundOptions = ClientOptions & { readonly onEvent?: Report | undefined };

/** The response of a call. */
export interface CallResponse {
  /** Final URL of the response, after redirects. */
  readonly url: string;
  /** HTTP status, 200 to 299. */
  readonly status: number;
  /** The headers, as a `Headers` object of the platform. */
  readonly headers: Headers;
}

/** A result with its response. For a job, `response` is the last response. */
export interface WithResponse<Output> {
  /** The value that the call returns without `withResponse`. */
  readonly data: Output;
  /** The response, whose body has already been read. */
  readonly response: CallResponse;
  /** The request id that the provider returned, for support requests. Empty if there is none. */
  readonly requestId: string;
  /** Id of the provider that answered. */
  readonly provider: string;
  /** The JSON body as the provider sent it. Undefined for a file, a stream and a job. */
  readonly body?: unknown;
}

/** Matches the names of options whose value is a number of milliseconds, bytes or attempts. */
const AMOUNT = /(?:imeout|Ms|Retries|Bytes)$/;

/** The names of all options, including options of other packages that have no effect here. */
const OPTIONS: Readonly<Record<keyof ClientOptions, true> & Record<string, true>> = {
  accessToken: true,
  allowHttp: true,
  billTo: true,
  chatCompletion: true,
  dont_load_model: true,
  endpointUrl: true,
  extraBody: true,
  fallbackProviders: true,
  fetch: true,
  fetchOptions: true,
  headers: true,
  headersTimeout: true,
  hubUrl: true,
  idleTimeout: true,
  ignoreUnsupported: true,
  includeCredentials: true,
  maxResponseBytes: true,
  maxRetries: true,
  onEvent: true,
  onRequest: true,
  onResponse: true,
  onUpload: true,
  outputType: true,
  parse: true,
  poll: true,
  provider: true,
  retry: true,
  retry_on_error: true,
  routerUrl: true,
  signal: true,
  task: true,
  timeout: true,
  trustedHosts: true,
  use_cache: true,
  use_gpu: true,
  values: true,
  wait_for_model: true,
};

/** Checks a signal. @throws InputError if it is not an AbortSignal, because any other value could not abort the call */
export function checkSignal(signal: unknown): void {
  const isSignal = isObject(signal) && "throwIfAborted" in signal && "addEventListener" in signal;
  if (!isSignal && (signal ?? undefined) !== undefined) throw new InputError("signal must be an AbortSignal");
}

/**
 * Checks the options of a client or of a call. Unknown names are ignored, because existing programs may pass options of
 * other packages. An option whose name contains a single typing mistake is an error.
 * @throws InputError for a misspelled name, or an invalid value; the errors of `checkSignal`
 */
export function checkOptions(options: object): void {
  const { signal, fetch, onEvent, headers, parse, values, poll, retry } = options as ClientOptions;
  checkSignal(signal);
  if (fetch !== undefined && typeof fetch !== "function") throw new InputError("fetch must be a function");
  if (onEvent !== undefined && typeof onEvent !== "function") throw new InputError("onEvent must be a function");
  if (parse !== undefined && typeof parse !== "function") {
    throw new InputError("parse must be a function, such as responseParser(config)");
  }
  if (headers !== undefined && (typeof headers !== "object" || headers === null)) {
    throw new InputError("headers must be an object of names and values");
  }
  if (values !== undefined && (typeof values !== "object" || values === null)) {
    throw new InputError('values must be an object of names and texts: { account_id: "…" }');
  }
  for (const name of Object.keys(options)) if (!Object.hasOwn(OPTIONS, name)) checkSpelling(name);
  for (const group of [options, poll, retry]) {
    for (const [name, value] of Object.entries(group ?? {}) as [string, unknown][]) {
      if (!AMOUNT.test(name) || value === undefined || value === null || Number(value) >= 0) continue;
      throw new InputError(`${name} must be a number of at least 0`);
    }
  }
}

function checkSpelling(name: string): void {
  const meant = Object.keys(OPTIONS).find((known) => editDistance(name, known, 2) === 1);
  if (meant !== undefined) throw new InputError(`there is no option "${name.slice(0, 40)}"; did you mean "${meant}"?`);
}

/**
 * Checks that the caller passed arguments. @throws InputError @source product specification, "Error catalogue", for the
 * message
 */
export function checkParameters(args: unknown): void {
  if (typeof args !== "object" || args === null) throw new InputError("Params are required");
}

/** An object that receives the warnings of this package, such as `console`. */
export interface Logger {
  /** Writes a warning. */
  warn(...words: unknown[]): void;
}

let logger: Logger | undefined;

/** Sets the logger of this process. Default: the console. */
export function setLogger(other: Logger): void {
  logger = other;
}

export function warn(sentence: string): void {
  (logger ?? console).warn(sentence);
}
