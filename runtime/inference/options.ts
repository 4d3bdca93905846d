import type { ProviderId } from "../../generated/providers/index.ts";
import type { OutputType, ProviderSpec } from "../../generated/records.ts";
import { InputError } from "./errors.ts";
import type { HttpRequest } from "./errors.ts";
import { editDistance } from "../contract/suggest.ts";
import { isObject } from "./json.ts";
import type { PollStatus } from "./types.ts";

/** The platform's `fetch`, or any function with the same parameters and results. */
export type FetchLike = typeof fetch;

/** When `fetch` sends cookies: `omit`, `same-origin` or `include`. */
export type Credentials = NonNullable<RequestInit["credentials"]>;

/** The waits between attempts. */
export interface RetryPolicy {
  /** First wait in milliseconds, before jitter. Default: 500. */
  readonly baseMs?: number | undefined;
  /** Longest wait in milliseconds, before jitter. Default: 8,000. */
  readonly capMs?: number | undefined;
}

/** The argument of `onRequest`, without secrets. */
export interface RequestEvent extends HttpRequest {
  /** Number of the attempt, from 1. */
  readonly attempt: number;
}

/** The argument of `onResponse`. `onResponse` is called for every response, including responses that cause a retry. */
export interface ResponseEvent {
  /** Address of the request, without the secrets in its query. */
  readonly url: string;
  /** `GET`, `POST` and so on. */
  readonly method: string;
  /** Number of the attempt, from 1. */
  readonly attempt: number;
  /** HTTP status. */
  readonly status: number;
  /** The request id that the provider returned. Empty if there is none. */
  readonly requestId: string;
  /** Headers, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A provider: its id, a provider object, or `auto` for an automatic choice. */
export type ProviderChoice = ProviderId | ProviderSpec | "auto";

/** A token, or a function that returns a token. The function is called for each call, so that tokens can be renewed. */
export type AccessToken = string | (() => string | undefined | Promise<string | undefined>);

/** The arguments of every call, except the input for the task. */
export interface BaseArgs {
  /** A hub token (`hf_…`) is sent to the router. Any other token is used as the provider's own key. */
  accessToken?: AccessToken | undefined;
  /**
   * Id of a model on the hub, or the full address of an endpoint. With the provider `auto`, the id may end in a policy
   * of the router (`:fastest`, `:cheapest`, `:preferred`) or in a provider (`:groq`). Default: the hub's default model
   * for the task. With `auto`, there is no default.
   */
  model?: string | undefined;
  /**
   * Full address to call instead of the provider's address. The token is sent to this address. The address must use
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

/** The progress of an upload. */
export interface UploadProgress {
  /** Number of bytes that were sent so far. */
  readonly sent: number;
  /** Size of the whole body, in bytes. */
  readonly total: number;
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
export interface CallOptions {
  /**
   * The function that sends every request: calls, polls, files and requests to the hub. Default: the platform's
   * `fetch`.
   */
  readonly fetch?: FetchLike | undefined;
  /** Additional options for every call of `fetch`, such as `dispatcher`, `keepalive` or `cache`. */
  readonly fetchOptions?: Readonly<Record<string, unknown>> | undefined;
  /**
   * If true, unencrypted `http:` is allowed for any host, not only on private networks. The token can then be read in
   * transit.
   */
  readonly allowHttp?: boolean | undefined;
  /** Aborts the call at once. The call rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Organisation that pays for calls through the router. */
  readonly billTo?: string | undefined;
  /** `credentials` of `fetch`: `include`, `omit` or `same-origin`. True means `include`. */
  readonly includeCredentials?: string | boolean | undefined;
  /** False is the same as `maxRetries: 0`. */
  readonly retry_on_error?: boolean | undefined;
  /** Time limit for the whole call in milliseconds, including retries and polls. Default: no limit. */
  readonly timeout?: number | undefined;
  /** Maximum time until a response starts, in milliseconds. Default: 300,000. 0: no limit. */
  readonly headersTimeout?: number | undefined;
  /** Maximum time between two chunks of a response, in milliseconds. Default: 300,000. 0: no limit. */
  readonly idleTimeout?: number | undefined;
  /**
   * Number of retries. Default: 2. The submit request of a job may be billed, so it is only retried if the failed
   * attempt sent nothing.
   */
  readonly maxRetries?: number | undefined;
  /** The waits between attempts. */
  readonly retry?: RetryPolicy | undefined;
  /** Options for waiting for a job. */
  readonly poll?: PollOptions | undefined;
  /** Hosts that also receive the token when a model is given as an address. */
  readonly trustedHosts?: readonly string[] | undefined;
  /** Called before every request. The event contains no secrets. */
  readonly onRequest?: ((event: RequestEvent) => void) | undefined;
  /** Called after every response. */
  readonly onResponse?: ((event: ResponseEvent) => void) | undefined;
  /** Called while a body is sent, if the platform supports it. A request that reports its progress is not retried. */
  readonly onUpload?: ((progress: UploadProgress) => void) | undefined;
  /**
   * Providers to try, in this order, if the call fails at the first provider. A provider's own key, and headers and
   * fields of `extraBody` with a secret name such as `Authorization`, are not sent to the other providers.
   */
  readonly fallbackProviders?: readonly (ProviderChoice | FallbackProvider)[] | undefined;
  /** Maximum size of a response in bytes. Default: 512 MiB. */
  readonly maxResponseBytes?: number | undefined;
  /**
   * Additional headers for the requests of the call. They are not sent to an address that comes from a response. The
   * headers of a call are added to the client's headers. An `Authorization` header replaces the token.
   */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Additional fields for the body of the request. An additional field replaces a field of the same name. */
  readonly extraBody?: Readonly<Record<string, unknown>> | undefined;
  /**
   * Values for the placeholders in the provider's addresses, by name: `{ account_id: "…" }`. The provider's page lists
   * the names. The values of a call are added to the client's values.
   */
  readonly values?: Readonly<Record<string, string>> | undefined;
  /** Origin of the hub, or of a mirror. Default: `https://huggingface.co`. */
  readonly hubUrl?: string | undefined;
  /** Origin of the router, or of a mirror. Default: `https://router.huggingface.co`. The router receives hub tokens. */
  readonly routerUrl?: string | undefined;
  /** The form in which files are returned, if the task and the provider support it. Default: `blob`. */
  readonly outputType?: OutputType | undefined;
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

/** The response of a call. */
export interface CallResponse {
  /** Final address of the response, after redirects. */
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
