import type { HttpRequest } from "./errors.ts";
import type { RetryPolicy } from "./retry.ts";
import type { Body, Credentials } from "./platform.ts";

/** What is sent, apart from where to. Credentials belong to the target. */
export interface SendRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A stream cannot be sent twice: no retries, no redirect that keeps the body. */
  readonly body: Body | undefined;
}

/** What `onRequest` is told. Nothing in it is secret. */
export interface RequestEvent extends HttpRequest {
  /** From 1. */
  readonly attempt: number;
}

/** What `onResponse` is told, for every answer, also those that are tried again. */
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

/** How to send. All of it may be left out. */
export interface SendOptions {
  /** Used for every request; default the platform's. */
  readonly fetch?: typeof fetch | undefined;
  /** Ends every wait at once, with its reason. A limit for the whole call comes in here, see `limited`. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until an answer begins; default 300,000; 0 or `Infinity`: no limit. */
  readonly headersTimeout?: number | undefined;
  /** Milliseconds between two pieces of an answer; default 300,000; 0 or `Infinity`: no limit. */
  readonly idleTimeout?: number | undefined;
  /** Attempts after the first; default 2. */
  readonly maxRetries?: number | undefined;
  readonly retry?: RetryPolicy | undefined;
  /** Largest body in bytes; default 512 MiB. */
  readonly maxResponseBytes?: number | undefined;
  readonly credentials?: Credentials | undefined;
  /** Of the caller and the client, such as the user agent; they win over the request's own. Not sent to `media`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Organisation that pays. Not sent to `media`. */
  readonly billTo?: string | undefined;
  /** Names of further headers that carry secrets, lower case. */
  readonly secretHeaders?: readonly string[] | undefined;
  /** A job submit: sent again only when it certainly never left, or with an `Idempotency-Key` header. */
  readonly isBillable?: boolean | undefined;
  /** Whose interface is called, for the kind of error; default `provider`. */
  readonly api?: "provider" | "hub" | undefined;
  /** Named in errors. */
  readonly provider?: string | undefined;
  readonly task?: string | undefined;
  readonly onRequest?: ((event: RequestEvent) => void) | undefined;
  readonly onResponse?: ((event: ResponseEvent) => void) | undefined;
}
