import type { HttpRequest } from "./errors.ts";

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
  /** URL of the request, without the secrets in its query. */
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

/** A request of the call was answered, or failed. Redirects count as one attempt. */
export interface AttemptEvent {
  /** Kind of event. */
  readonly type: "attempt";
  /** Number of the attempt, from 1. */
  readonly attempt: number;
  /** `GET`, `POST` and so on. */
  readonly method: string;
  /** URL of the request, without the secrets in its query. */
  readonly url: string;
  /** HTTP status. Undefined if there was no response. */
  readonly status: number | undefined;
  /** Milliseconds from the start of the attempt until the response started, or until the attempt failed. */
  readonly durationMs: number;
}

/** An attempt failed, and will be repeated. */
export interface RetryEvent {
  /** Kind of event. */
  readonly type: "retry";
  /** Number of the failed attempt, from 1. */
  readonly attempt: number;
  /** Milliseconds until the next attempt. */
  readonly waitMs: number;
}

/** An event of sending a request. */
export type HttpEvent = AttemptEvent | RetryEvent;

/** The progress of an upload. */
export interface UploadProgress {
  /** Number of bytes that were sent so far. */
  readonly sent: number;
  /** Size of the whole body, in bytes. */
  readonly total: number;
}

/** Options that decide how requests are sent. */
export interface NetworkOptions {
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
  /** Called before every request. The event contains no secrets. */
  readonly onRequest?: ((event: RequestEvent) => void) | undefined;
  /** Called after every response. */
  readonly onResponse?: ((event: ResponseEvent) => void) | undefined;
  /** Maximum size of a response in bytes. Default: 512 MiB. */
  readonly maxResponseBytes?: number | undefined;
  /**
   * Additional headers for the requests of the call. They are not sent to a URL that comes from a response. The
   * headers of a call are added to the client's headers. An `Authorization` header replaces the token.
   */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export type Body = NonNullable<RequestInit["body"]>;

/** The method, headers and body of a request. The URL and the credentials are in the `Target`. */
export interface SendRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A stream can be sent only once, so it is not sent again for a retry or a redirect. */
  readonly body: Body | undefined;
}

/**
 * Options for sending a request. The signal also aborts when the time limit of the whole call is reached, see
 * `limited`. `headers` take precedence over the headers of the request. `headers` and `billTo` are not sent to URLs from
 * a response (`media` targets).
 */
export interface SendOptions extends NetworkOptions {
  readonly credentials?: Credentials | undefined;
  /** Names of the provider's own headers that contain secrets, in lower case. */
  readonly secretHeaders?: readonly string[] | undefined;
  /**
   * True for the submit request of a job. A submit request is only retried if the failed attempt certainly sent
   * nothing, or if the request has an `Idempotency-Key` header.
   */
  readonly isBillable?: boolean | undefined;
  /** For `hub`, a failed call throws a HubApiError instead of a ProviderApiError. Default: `provider`. */
  readonly api?: "provider" | "hub" | undefined;
  /** Name of the provider, for error messages. */
  readonly provider?: string | undefined;
  readonly providerId?: string | undefined;
  /** Called after each attempt that got a response. */
  readonly onHead?: ((status: number, headers: Headers) => void) | undefined;
  readonly task?: string | undefined;
  /** Called for each attempt. Must not throw. */
  readonly onEvent?: ((event: HttpEvent) => void) | undefined;
}
