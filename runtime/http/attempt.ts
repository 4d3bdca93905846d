import {
  ConnectionError,
  HubApiError,
  InferenceError,
  ProviderApiError,
  ProviderOutputError,
  RequestTimeoutError,
  type HttpRequest,
  type HttpResponse,
  type OutputDetails,
  type TimeoutKind,
} from "./errors.ts";
import type { RawResponse } from "./body.ts";
import { bareType, isSafeHeader, requestIdOf } from "./headers.ts";
import { asJson, isObject, parseJson } from "./json.ts";
import type { AttemptEvent, Body, ResponseEvent, SendOptions, SendRequest } from "./options.ts";
import { plainCause, redactHeaders, redactText, redactUrl, secretsOf } from "./redact.ts";
import { askedWait, isTransient } from "./retry.ts";
import { oneLine, replyMessage } from "./server-message.ts";
import { DEFAULT_TIMEOUT, TIMED_OUT } from "./timeout.ts";

/** Maximum size of an error body in bytes. The rest of the body is not read. @source public-api.md, client options */
export const MAX_ERROR_BYTES = 1024 * 1024;

/**
 * One request in progress, with its response. Creates all errors that the request can end with. Internal: the object
 * holds the credentials. Do not expose it.
 */
export class Attempt {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: Body | undefined;
  /** The last response. Undefined until a response has started. */
  response: RawResponse | undefined;
  /** The error that the caller's hook threw. */
  stopped: { readonly error: unknown } | undefined;
  readonly options: SendOptions;
  /** Number of the attempt, from 1. */
  readonly number: number;
  readonly #first: { readonly url: string; readonly headers: Readonly<Record<string, string>> };
  #secrets: readonly string[] | undefined;

  constructor(url: string, { method, headers, body }: SendRequest, options: SendOptions, number: number) {
    this.url = url;
    this.method = method;
    this.headers = headers;
    this.body = body;
    this.options = options;
    this.number = number;
    this.#first = { url, headers };
  }

  /** The secrets of the first request. They are removed from every error, also after a redirect. */
  get #hidden(): readonly string[] {
    return (this.#secrets ??= secretsOf(this.#first.headers, this.options.secretHeaders, this.#first.url));
  }

  /**
   * True if `Authorization` is the only header that identifies the caller. Every platform drops this header on a
   * redirect to another origin.
   */
  get hasOnlyAuthorization(): boolean {
    return Object.keys(this.headers).every((name) => name === "authorization" || isSafeHeader(name));
  }

  /** The response's content type as `type/subtype` in lower case. Empty if the server sent no content type. */
  get mediaType(): string {
    return bareType(this.response?.headers.get("content-type") ?? "");
  }

  /** Removes the secrets of the request from a string that the server sent. */
  clean(text: string): string {
    return redactText(text, this.#hidden);
  }

  /** Describes the request for an error. */
  request(): HttpRequest {
    const headers = redactHeaders(this.headers, this.options.secretHeaders, this.#hidden);
    return { url: redactUrl(this.url, this.#hidden), method: this.method, headers };
  }

  /**
   * Describes a response for an error. @param text the part of the body that was read; parsed if it is a JSON object or
   * list
   */
  describe({ status, headers }: RawResponse, text = ""): HttpResponse {
    return {
      requestId: this.clean(requestIdOf(headers)),
      status,
      headers: redactHeaders(headers, this.options.secretHeaders, this.#hidden),
      body: parsedBody(this.clean(text.slice(0, MAX_ERROR_BYTES))),
    };
  }

  /** Returns the event for a finished attempt. */
  event(durationMs: number): AttemptEvent {
    const { number: attempt, method, response } = this;
    return {
      type: "attempt",
      attempt,
      method,
      url: redactUrl(this.url, this.#hidden),
      status: response?.status,
      durationMs,
    };
  }

  /** Returns the event that hooks receive for a response. */
  eventOf(response: RawResponse): ResponseEvent {
    const { url, method } = this.request();
    const { requestId, status, headers } = this.describe(response);
    return { url, method, attempt: this.number, status, requestId, headers };
  }

  /**
   * Returns the error for a response that refuses the request. @param text the body @param status the status that an
   * error inside a stream states
   */
  refusal(message: string, text?: string, status?: number): ProviderApiError | HubApiError {
    const described = this.#described(text);
    const response = { ...described, status: status ?? described.status };
    const headers = new Headers(response.headers);
    const ErrorKind = this.options.api === "hub" ? HubApiError : ProviderApiError;
    return new ErrorKind(oneLine(this.clean(message)), this.request(), response, {
      attempts: this.number,
      ...(response.status >= 300 && {
        isRetryable: isTransient(response.status, headers),
        retryAfterMs: askedWait(headers),
      }),
    });
  }

  /**
   * Returns the error for a response with status 2xx that cannot be used. @param problem names the expected value and
   * its location
   */
  malformed(problem: string, text?: string, details?: OutputDetails): InferenceError {
    const { api, provider = "provider", task = "inference" } = this.options;
    const reason = oneLine(this.clean(problem));
    if (api === "hub") return this.refusal(`The hub's answer cannot be used: ${reason}`, text);
    const message = `Received malformed response from ${provider} ${task} API: ${reason}`;
    return new ProviderOutputError(message, { provider, task, ...this.#output(text), ...details });
  }

  notJson(text: string, cause?: unknown): InferenceError {
    const got =
      text.trim() === "" ? "an empty body" : `${this.mediaType || "no content type"}: ${text.trim().slice(0, 100)}`;
    // The parser's message may quote the text, which may contain a secret. So secrets are removed from the message.
    const reason = cause instanceof Error ? new SyntaxError(this.clean(cause.message)) : undefined;
    return this.malformed(`expected JSON at the top level, got ${got}`, text, { cause: reason });
  }

  /** Reads a reply. If that fails, throws the error of {@link explain}. */
  explaining<T>(reply: unknown, read: () => T): T {
    try {
      return read();
    } catch (error) {
      throw error instanceof ProviderOutputError ? this.explain(error, reply) : error;
    }
  }

  /** Adds the response (status, headers, request id and body) and the server's own message to an error. */
  explain(error: ProviderOutputError, reply: unknown): ProviderOutputError {
    const said = replyMessage(reply);
    const isNew = said !== "" && !error.message.includes(said);
    const message = this.clean(isNew ? `${error.message}; the answer says: ${said}` : error.message);
    const { provider, task, path, truncated, text, isRetryable, cause } = error;
    const details = { provider, task, path, truncated, text, isRetryable, cause };
    return new ProviderOutputError(message, {
      ...details,
      ...this.#output(reply instanceof Blob ? undefined : asJson(reply)),
    });
  }

  /**
   * Returns the error for a failed request, or for a response that was cut off. The signal's reason, and errors of hooks
   * and of this package, are returned unchanged. @param text the part of the body that was read
   */
  failure(thrown: unknown, text?: string): unknown {
    const { signal, headersTimeout = DEFAULT_TIMEOUT, idleTimeout = DEFAULT_TIMEOUT } = this.options;
    if (signal?.aborted === true) return signal.reason;
    if (this.stopped !== undefined) return this.stopped.error;
    if (thrown === TIMED_OUT) {
      return this.response === undefined
        ? this.#timeout("headers", headersTimeout)
        : this.#timeout("idle", idleTimeout);
    }
    if (thrown instanceof InferenceError) return thrown;
    const cause = plainCause(thrown, this.#hidden);
    const which = platformTimeout(cause);
    return which === undefined ? this.#disconnected(cause, text) : this.#timeout(which, DEFAULT_TIMEOUT, text);
  }

  #disconnected(cause: Error, text?: string): ConnectionError {
    const { response } = this;
    const what = response === undefined ? "no answer from" : `the answer (status ${response.status}) broke off, from`;
    const reason = innermost(cause);
    const details = this.#details(text);
    const { method, url } = details.httpRequest;
    return new ConnectionError(`${what} ${method} ${url}${reason === "" ? "" : `: ${reason}`}`, { ...details, cause });
  }

  #timeout(which: TimeoutKind, afterMs: number, text?: string): RequestTimeoutError {
    return new RequestTimeoutError(which, afterMs, this.#details(text));
  }

  #details(text?: string) {
    const httpResponse = this.response && this.describe(this.response, text);
    return { httpRequest: this.request(), httpResponse, attempts: this.number };
  }

  #output(text?: string): OutputDetails {
    const httpResponse = this.#described(text);
    return { httpResponse, responseBody: httpResponse.body, attempts: this.number };
  }

  #described(text?: string): HttpResponse {
    if (this.response === undefined) throw new TypeError("there is no response");
    return this.describe(this.response, text);
  }
}

/** Parses a JSON object or list. Returns any other string, or JSON with too many levels, unchanged. */
function parsedBody(text: string): HttpResponse["body"] {
  try {
    const value = parseJson(text);
    return isObject(value) && asJson(value) !== undefined ? value : text;
  } catch {
    return text;
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
  const { code } = cause as { code?: unknown };
  const own = cause.message === "" && typeof code === "string" ? code : cause.message;
  return (cause.cause instanceof Error ? innermost(cause.cause) : "") || own;
}
