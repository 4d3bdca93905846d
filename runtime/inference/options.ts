import type { ProviderId } from "../../generated/providers/index.ts";
import type { OutputType, ProviderSpec } from "../../generated/records.ts";
import { InputError } from "./errors.ts";
import type { HttpRequest } from "./errors.ts";
import type { PollStatus } from "./types.ts";

/** The platform's `fetch`, or any function with the same parameters and results. */
export type FetchLike = typeof fetch;

/** When `fetch` sends cookies: `omit`, `same-origin` or `include`. */
export type Credentials = NonNullable<RequestInit["credentials"]>;

/** The waits between attempts. */
export interface RetryPolicy {
  /** First wait in milliseconds, before jitter; default 500. */
  readonly baseMs?: number | undefined;
  /** Longest wait in milliseconds, before jitter; default 8,000. */
  readonly capMs?: number | undefined;
}

/** The argument of `onRequest`. It holds no secrets. */
export interface RequestEvent extends HttpRequest {
  /** From 1. */
  readonly attempt: number;
}

/** The argument of `onResponse`, for every answer, including those that are retried. */
export interface ResponseEvent {
  /** Where the request went, secrets in its query taken out. */
  readonly url: string;
  /** `GET`, `POST` and so on. */
  readonly method: string;
  /** From 1. */
  readonly attempt: number;
  /** HTTP status. */
  readonly status: number;
  /** The provider's name for the answer; `""` when there is none. */
  readonly requestId: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A provider: its id, a provider object, or `auto` for the first one that serves the model. */
export type ProviderChoice = ProviderId | ProviderSpec | "auto";

/** A token, or a function that returns one: it is called for each call, so that tokens can be renewed. */
export type AccessToken = string | (() => string | undefined | Promise<string | undefined>);

/** The arguments of every call, apart from the input of its task. */
export interface BaseArgs {
  /** A hub token (`hf_…`) goes to the router; any other is taken for the provider's own key. */
  accessToken?: AccessToken | undefined;
  /**
   * Id of a model on the hub, or the full address of an endpoint. With the automatic provider it may end in a policy
   * of the router (`:fastest`, `:cheapest`, `:preferred`) or in a provider (`:groq`). Absent: the default of the task.
   */
  model?: string | undefined;
  /**
   * Full address to call instead of the provider's. It receives the token: by https, or by http on a private network.
   */
  endpointUrl?: string | undefined;
  /** Default: `auto`. */
  provider?: ProviderChoice | undefined;
}

/** The progress of an upload. */
export interface UploadProgress {
  /** Bytes handed to the network. */
  readonly sent: number;
  /** Bytes in all. */
  readonly total: number;
}

/** Options for waiting for a job. */
export interface PollOptions {
  /** Milliseconds between two questions; default: the provider's. */
  readonly intervalMs?: number | undefined;
  /** Longest wait for the job, in milliseconds; default none. */
  readonly timeout?: number | undefined;
  /** Called after every question, with the provider's word, the place in the queue and the log lines. */
  readonly onStatus?: ((status: PollStatus) => void) | undefined;
}

/** Options of a call. The options of a client apply to all its calls; those of a call win. */
export interface CallOptions {
  /** Used for every request: calls, polls, files, and questions to the hub. Default: the platform's. */
  readonly fetch?: FetchLike | undefined;
  /** Further fields of every call of `fetch`, such as `dispatcher`, `keepalive` or `cache`. */
  readonly fetchOptions?: Readonly<Record<string, unknown>> | undefined;
  /**
   * true: unencrypted `http:` is allowed to any host, not to private networks alone. The token can then be read on
   * the way.
   */
  readonly allowHttp?: boolean | undefined;
  /** Ends every wait at once, with its own reason. */
  readonly signal?: AbortSignal | undefined;
  /** Organisation that pays for calls through the router. */
  readonly billTo?: string | undefined;
  /** `credentials` of `fetch`: `include`, `omit` or `same-origin`; true: `include`. */
  readonly includeCredentials?: string | boolean | undefined;
  /** false: the same as `maxRetries: 0`. */
  readonly retry_on_error?: boolean | undefined;
  /** Milliseconds for the whole call, retries and polls included; default none. */
  readonly timeout?: number | undefined;
  /** Milliseconds until an answer begins; default 300,000; 0: no limit. */
  readonly headersTimeout?: number | undefined;
  /** Milliseconds between two pieces of an answer; default 300,000; 0: no limit. */
  readonly idleTimeout?: number | undefined;
  /**
   * Attempts after the first; default 2. The submit of a job, which may be billed, is only repeated if it never left.
   */
  readonly maxRetries?: number | undefined;
  /** The waits between attempts. */
  readonly retry?: RetryPolicy | undefined;
  /** Options for waiting for a job. */
  readonly poll?: PollOptions | undefined;
  /** Further hosts that a model given as an address may stand at and still receive the token. */
  readonly trustedHosts?: readonly string[] | undefined;
  /** Called before every request, with secrets taken out. */
  readonly onRequest?: ((event: RequestEvent) => void) | undefined;
  /** Called after every answer. */
  readonly onResponse?: ((event: ResponseEvent) => void) | undefined;
  /** Called while a body is sent, where the platform can tell. Such a request is not sent again. */
  readonly onUpload?: ((progress: UploadProgress) => void) | undefined;
  /** Tried in this order when the call fails at the first provider. */
  readonly fallbackProviders?: readonly ProviderChoice[] | undefined;
  /** Largest answer in bytes; default 512 MiB. */
  readonly maxResponseBytes?: number | undefined;
  /**
   * Further headers of the call; not sent to addresses that an answer names. Those of a call are added to those of the
   * client. An `Authorization` header is sent instead of the token.
   */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Further fields of the body. They win over those of the call. */
  readonly extraBody?: Readonly<Record<string, unknown>> | undefined;
  /**
   * Values that addresses of a provider need, by name: `{ account_id: "…" }`. The page of the provider lists them. Those of a
   * call are added to those of the client.
   */
  readonly values?: Readonly<Record<string, string>> | undefined;
  /** Origin of the hub, for mirrors; default `https://huggingface.co`. */
  readonly hubUrl?: string | undefined;
  /** Origin of the router, for mirrors; default `https://router.huggingface.co`. It receives hub tokens. */
  readonly routerUrl?: string | undefined;
  /** The type of returned media, where the task and provider support it. Default: `blob`. */
  readonly outputType?: OutputType | undefined;
  /** As in the arguments, which win. */
  readonly endpointUrl?: string | undefined;
  /** As in the arguments, which win. */
  readonly provider?: ProviderChoice | undefined;
}

/** Options of other packages that have no effect here, so that programs can bring them along. */
export interface DropInOptions {
  readonly chatCompletion?: boolean | undefined;
  readonly dont_load_model?: boolean | undefined;
  readonly task?: string | undefined;
  readonly use_cache?: boolean | undefined;
  readonly use_gpu?: boolean | undefined;
  readonly wait_for_model?: boolean | undefined;
}

/** Options of a client: those of its calls, and its token. */
export interface ClientOptions extends CallOptions {
  /** The token of all calls that bring none. See `BaseArgs`. */
  readonly accessToken?: AccessToken | undefined;
}

/** The response of a call. */
export interface CallResponse {
  /** Where the answer came from, after redirects. */
  readonly url: string;
  /** HTTP status, 200 to 299. */
  readonly status: number;
  /** As the platform gives them. */
  readonly headers: Headers;
}

/** A result with the answer that it came in: of a job, the last one. */
export interface WithResponse<Output> {
  /** The result of the call without `withResponse`. */
  readonly data: Output;
  /** The answer itself, its body read. */
  readonly response: CallResponse;
  /** The provider's name for the answer, for support requests; `""` when there is none. */
  readonly requestId: string;
}

/** Options that are an amount of milliseconds, bytes or attempts; their names tell. */
const AMOUNT = /(?:imeout|Ms|Retries|Bytes)$/;

/** Every option by name. One that is missing here does not compile. */
const OPTIONS: Readonly<Record<keyof ClientOptions | keyof DropInOptions, true>> = {
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
  includeCredentials: true,
  maxResponseBytes: true,
  maxRetries: true,
  onRequest: true,
  onResponse: true,
  onUpload: true,
  outputType: true,
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

/** Checks a signal, without which the caller could not abort the call. @throws InputError when it is no signal */
export function checkSignal(signal: unknown): void {
  if ((signal ?? undefined) === undefined) return;
  const isSignal =
    typeof signal === "object" && "throwIfAborted" in Object(signal) && "addEventListener" in Object(signal);
  if (!isSignal) throw new InputError("signal must be an AbortSignal, as of new AbortController()");
}

/**
 * Checks the options of a client or of a call. Unknown names are ignored, as moving programs bring some along, unless they
 * are one edit away from an option.
 * @throws InputError for a misspelled name, an amount that is none, and as `checkSignal`
 */
export function checkOptions(options: object): void {
  const { signal, fetch, headers, values, poll, retry } = options as ClientOptions;
  checkSignal(signal);
  if (fetch !== undefined && typeof fetch !== "function") throw new InputError("fetch must be a function");
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
      throw new InputError(`${name} must be a number from 0 up`);
    }
  }
}

function checkSpelling(name: string): void {
  const meant = Object.keys(OPTIONS).find((known) => isOneEditAway(name, known));
  if (meant !== undefined) throw new InputError(`there is no option "${name.slice(0, 40)}"; did you mean "${meant}"?`);
}

/** Returns whether one character less, more, other, or swapped with the next makes a text of another. */
function isOneEditAway(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [left, right] = [one.slice(start), other.slice(start)];
  const [first = "", second = ""] = left;
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left.slice(1) === right.slice(1) && left !== right) ||
    (left.length > 1 && second + first + left.slice(2) === right)
  );
}

/**
 * Checks that arguments are given. @throws InputError @source product specification, "Error catalogue", for the
 * sentence
 */
export function checkParameters(args: unknown): void {
  if (typeof args !== "object" || args === null) throw new InputError("Params are required");
}
