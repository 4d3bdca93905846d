import { ConnectionError, HubApiError, ProviderApiError, ProviderOutputError, RequestTimeoutError } from "../errors.ts";
import type { HttpRequest, HttpResponse, InferenceError, OutputDetails, Retrying, TimeoutKind } from "../errors.ts";
import type { CallOptions, Credentials, ResponseEvent } from "../options.ts";
import type { RawResponse } from "./body.ts";
import { isHarmless, requestIdOf } from "./headers.ts";
import { plainCause, redactHeaders, redactText, redactUrl, secretsOf } from "./redact.ts";
import { askedWait, isPassing } from "./retry.ts";
import { oneLine } from "./server-message.ts";
import { DEFAULT_TIMEOUT } from "./timeout.ts";

export type Body = NonNullable<RequestInit["body"]>;

/** The method, headers and body of a request. The address and the credentials are in the `Target`. */
export interface SendRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A stream can be sent only once, so it is not sent again for a retry or a redirect. */
  readonly body: Body | undefined;
}

/**
 * Options for sending a request. The signal also aborts when the time limit of the whole call is reached, see
 * `limited`. `headers` take precedence over the headers of the request. `headers` and `billTo` are not sent to
 * addresses from a response (`media` targets).
 */
export interface SendOptions extends Pick<
  CallOptions,
  | "fetch"
  | "fetchOptions"
  | "signal"
  | "headersTimeout"
  | "idleTimeout"
  | "maxRetries"
  | "retry"
  | "maxResponseBytes"
  | "headers"
  | "billTo"
  | "allowHttp"
  | "onRequest"
  | "onResponse"
> {
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
  readonly task?: string | undefined;
}

interface Sending extends SendRequest {
  readonly url: string;
  readonly options: SendOptions;
  /** Number of the attempt, from 1. */
  readonly attempt: number;
}

/**
 * One request in progress. Creates the errors that the request may end with. Internal: the object holds the
 * credentials. Do not expose it.
 */
export class Exchange {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: Body | undefined;
  readonly options: SendOptions;
  readonly attempt: number;
  /** The error that a hook of the caller threw. */
  stopped: { readonly error: unknown } | undefined;
  readonly #first: { readonly url: string; readonly headers: Readonly<Record<string, string>> };
  #secrets: readonly string[] | undefined;

  constructor({ url, method, headers, body, options, attempt }: Sending) {
    this.url = url;
    this.method = method;
    this.headers = headers;
    this.body = body;
    this.options = options;
    this.attempt = attempt;
    this.#first = { url, headers };
  }

  /** The secrets of the first request. They are removed from every error, also after a redirect. */
  get secrets(): readonly string[] {
    return (this.#secrets ??= secretsOf(this.#first.headers, this.options.secretHeaders, this.#first.url));
  }

  /**
   * True if `Authorization` is the only header that identifies the caller. Every platform drops this header on a
   * redirect to another origin.
   */
  get hasOnlyAuthorization(): boolean {
    return Object.keys(this.headers).every((name) => name === "authorization" || isHarmless(name));
  }

  /** Describes the request for an error. */
  request(): HttpRequest {
    const { secretHeaders } = this.options;
    const headers = redactHeaders(this.headers, secretHeaders, this.secrets);
    return { url: redactUrl(this.url, this.secrets), method: this.method, headers };
  }

  /** Describes a response for an error. @param body the part of the body that was read, parsed if it is JSON */
  response(
    { status, headers }: Pick<RawResponse, "status" | "headers">,
    body: HttpResponse["body"] = "",
  ): HttpResponse {
    const requestId = redactText(requestIdOf(headers), this.secrets);
    return { requestId, status, headers: redactHeaders(headers, this.options.secretHeaders, this.secrets), body };
  }

  /** Returns the event that hooks receive for a response. */
  seen(response: RawResponse): ResponseEvent {
    const { url, method } = this.request();
    const { requestId, status, headers } = this.response(response);
    return { url, method, attempt: this.attempt, status, requestId, headers };
  }

  retrying(response?: Pick<HttpResponse, "status" | "headers">): Retrying {
    const { attempt: attempts } = this;
    if (response === undefined || response.status < 300) return { attempts };
    const headers = new Headers(response.headers);
    return { attempts, isRetryable: isPassing(response.status, headers), retryAfterMs: askedWait(headers) };
  }

  /** Returns the error for a response whose status ends the call. */
  refusal(message: string, response: HttpResponse): ProviderApiError | HubApiError {
    const ErrorKind = this.options.api === "hub" ? HubApiError : ProviderApiError;
    return new ErrorKind(oneLine(redactText(message, this.secrets)), this.request(), response, this.retrying(response));
  }

  /**
   * Returns the error for a response with status 2xx that cannot be used. @param problem names the expected value and
   * its location
   */
  malformed(problem: string, response: HttpResponse, details: OutputDetails = {}): InferenceError {
    const text = oneLine(redactText(problem, this.secrets));
    const { api, provider = "provider", task = "inference" } = this.options;
    if (api === "hub") return this.refusal(`The hub's answer cannot be used: ${text}`, response);
    const message = `Received malformed response from ${provider} ${task} API: ${text}`;
    return new ProviderOutputError(message, {
      provider,
      task,
      httpResponse: response,
      responseBody: response.body,
      attempts: this.attempt,
      ...details,
    });
  }

  /** Returns the error for a failed `fetch`, or for a body that was cut off. */
  broken(thrown: unknown, response?: HttpResponse): ConnectionError | RequestTimeoutError {
    const cause = plainCause(thrown, this.secrets);
    const which = platformTimeout(cause);
    if (which !== undefined) return this.timedOut(which, DEFAULT_TIMEOUT, response);
    const what = response === undefined ? "no answer from" : `the answer (status ${response.status}) broke off, from`;
    const reason = innermost(cause);
    const httpRequest = this.request();
    const message = `${what} ${httpRequest.method} ${httpRequest.url}${reason === "" ? "" : `: ${reason}`}`;
    return new ConnectionError(message, { httpRequest, httpResponse: response, cause, attempts: this.attempt });
  }

  timedOut(which: TimeoutKind, afterMs: number, response?: HttpResponse): RequestTimeoutError {
    const details = { httpRequest: this.request(), httpResponse: response, attempts: this.attempt };
    return new RequestTimeoutError(which, afterMs, details);
  }
}

/** Returns the time limit of Node's own `fetch` that caused an error, if any. Each limit of Node is 300 s. */
function platformTimeout(cause: Error, depth = 3): "headers" | "idle" | undefined {
  const { code } = cause as { code?: unknown };
  if (code === "UND_ERR_HEADERS_TIMEOUT") return "headers";
  if (code === "UND_ERR_BODY_TIMEOUT") return "idle";
  return cause.cause instanceof Error && depth > 0 ? platformTimeout(cause.cause, depth - 1) : undefined;
}

/** Returns the message of the deepest cause. The outer messages only say "fetch failed". */
function innermost(cause: Error): string {
  const code = (cause as { code?: unknown }).code;
  const own = cause.message === "" && typeof code === "string" ? code : cause.message;
  return (cause.cause instanceof Error ? innermost(cause.cause) : "") || own;
}
