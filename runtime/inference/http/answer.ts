import { ProviderOutputError, RequestTimeoutError } from "../errors.ts";
import type { HttpResponse, InferenceError, OutputDetails } from "../errors.ts";
import { asJson, isObject, parseJson } from "../json.ts";
import { BodyReader, decode } from "./body.ts";
import type { RawResponse } from "./body.ts";
import type { Exchange } from "./exchange.ts";
import { bareType, requestIdOf } from "./headers.ts";
import { redactText } from "./redact.ts";
import { DEFAULT_TIMEOUT, LATE } from "./timeout.ts";
import { errorWords, wordsOf } from "./server-message.ts";

/** Default maximum size of a response body: 512 MiB. @source public-api.md, client options */
const DEFAULT_MAX_RESPONSE_BYTES = 2 ** 29;
/** Maximum size of an error body in bytes. The rest of the body is not read. @source public-api.md, client options */
export const MAX_ERROR_BYTES = 1024 * 1024;
/**
 * Maximum wait for the next chunk of an error body, in milliseconds. The wait is short, because the status is already
 * known.
 */
const ERROR_IDLE_MS = 10_000;

/**
 * The response of a server. Its body can be read only once, with `json`, `text`, `pieces` or `open`. Do not expose this
 * object, because it contains the credentials.
 */
export class Answer {
  /** Maximum size of the body, in bytes. */
  readonly limit: number;
  readonly #response: RawResponse;
  readonly #exchange: Exchange;

  constructor(response: RawResponse, exchange: Exchange) {
    this.#response = response;
    this.#exchange = exchange;
    this.limit = exchange.options.maxResponseBytes ?? DEFAULT_MAX_RESPONSE_BYTES;
  }

  get status(): number {
    return this.#response.status;
  }

  get headers(): Headers {
    return this.#response.headers;
  }

  /** Id of the provider that answered. Empty for the hub. */
  get provider(): string {
    return this.#exchange.options.providerId ?? "";
  }

  /** Final address of the response, after redirects. */
  get url(): string {
    return this.#exchange.url;
  }

  /** The request id that the provider returned. Empty if there is none. */
  get requestId(): string {
    return requestIdOf(this.headers);
  }

  /** The content type as `type/subtype` in lower case, without parameters. Empty if the server sent no content type. */
  get mediaType(): string {
    return bareType(this.headers.get("content-type") ?? "");
  }

  /**
   * Returns the whole body as JSON, without `__proto__` keys. @throws the errors of `text`; ProviderOutputError or
   * HubApiError if the body is not JSON
   */
  async json(): Promise<unknown> {
    const text = decode(await this.pieces());
    try {
      return parseJson(text);
    } catch (cause) {
      throw this.notJson(text, cause);
    }
  }

  /**
   * Returns the whole body as text. @throws ProviderOutputError if the body is too large; ConnectionError;
   * RequestTimeoutError; the signal's reason
   */
  async text(): Promise<string> {
    return decode(await this.pieces());
  }

  /** Returns the whole body as the chunks that were received. @throws the errors of `text` */
  async pieces(): Promise<Uint8Array[]> {
    const declared = Number(this.headers.get("content-length"));
    const pieces: Uint8Array[] = [];
    const reader = this.open();
    let size = 0;
    try {
      while (size <= this.limit && !(declared > this.limit)) {
        const piece = await reader.read();
        if (piece === undefined) {
          reader.close();
          return pieces;
        }
        size += piece.byteLength;
        pieces.push(piece);
      }
    } catch (error) {
      reader.cancel();
      throw this.broken(error, pieces);
    }
    reader.cancel();
    throw this.malformed(`expected at most ${this.limit} bytes (option maxResponseBytes), got more`);
  }

  /** Returns a reader that reads the body chunk by chunk, within the limits of the call. */
  open(idleTimeout: number = this.#exchange.options.idleTimeout ?? DEFAULT_TIMEOUT): BodyReader {
    return new BodyReader(this.#response, idleTimeout, this.#exchange.options.signal);
  }

  /** Reads at most 1 MiB of an error body. Never throws, except the signal's reason. */
  async errorText(): Promise<string> {
    const { signal, idleTimeout } = this.#exchange.options;
    const reader = this.open(Math.min(idleTimeout || ERROR_IDLE_MS, ERROR_IDLE_MS));
    const pieces: Uint8Array[] = [];
    try {
      for (let size = 0; size < MAX_ERROR_BYTES;) {
        const piece = await reader.read();
        if (piece === undefined) break;
        size += piece.byteLength;
        pieces.push(piece);
      }
    } catch {
      signal?.throwIfAborted();
    } finally {
      reader.cancel();
    }
    return this.clean(decode(pieces));
  }

  /** Closes the response without reading its body. */
  discard(): void {
    this.#response.body.cancel();
  }

  /** Removes the secrets of the request from a text that the server sent. */
  clean(text: string): string {
    return redactText(text, this.#exchange.secrets);
  }

  /** Describes the response for an error. @param text the part of the body that was read; parsed if it is JSON */
  describe(text = ""): HttpResponse {
    return this.#exchange.response(this.#response, shownBody(this.clean(text.slice(0, MAX_ERROR_BYTES))));
  }

  /** Returns the error for a status other than 2xx, with the server's own message. */
  async statusError(): Promise<InferenceError> {
    const text = await this.errorText();
    const { method, url } = this.#exchange.request();
    const words = wordsOf(text, this.mediaType);
    return this.refusal(`${method} ${url} was answered with status ${this.status}${words && `: ${words}`}`, text);
  }

  /**
   * Returns the error for a response that refuses the request. @param text the body @param status the status that an
   * error inside a stream states
   */
  refusal(message: string, text?: string, status = this.status): InferenceError {
    return this.#exchange.refusal(message, { ...this.describe(text), status });
  }

  /**
   * Returns the error for a response with status 2xx that cannot be used. @param problem names the expected value and
   * its location
   */
  malformed(problem: string, text?: string, details?: OutputDetails): InferenceError {
    return this.#exchange.malformed(problem, this.describe(text), details);
  }

  notJson(text: string, cause?: unknown): InferenceError {
    const type = this.mediaType || "no content type";
    const got = text.trim() === "" ? "an empty body" : `${type}: ${text.trim().slice(0, 100)}`;
    // The parser's message may quote the text, which may contain a secret. So secrets are removed from the message.
    const reason = cause instanceof Error ? new SyntaxError(this.clean(cause.message)) : undefined;
    return this.malformed(`expected JSON at the top level, got ${got}`, text, { cause: reason });
  }

  /** Adds this response (status, headers, request id and body) and the server's own message to an error. */
  explain(error: ProviderOutputError, reply: unknown): ProviderOutputError {
    const httpResponse = this.describe(reply instanceof Blob ? undefined : asJson(reply));
    const words = errorWords(reply);
    const isNew = words !== "" && !error.message.includes(words);
    return new ProviderOutputError(this.clean(isNew ? `${error.message}; the answer says: ${words}` : error.message), {
      provider: error.provider,
      task: error.task,
      path: error.path,
      truncated: error.truncated,
      text: error.text,
      isRetryable: error.isRetryable,
      httpResponse,
      responseBody: httpResponse.body,
      attempts: this.#exchange.attempt,
      cause: error.cause,
    });
  }

  /** Returns the error for a failed read: a time limit was reached, the signal aborted, or the connection broke. */
  broken(error: unknown, pieces: readonly Uint8Array[] = []): unknown {
    const { signal, idleTimeout = DEFAULT_TIMEOUT } = this.#exchange.options;
    if (signal?.aborted === true) return signal.reason;
    if (error instanceof RequestTimeoutError) return error;
    if (error === LATE) return this.#exchange.timedOut("idle", idleTimeout, this.describe());
    return this.#exchange.broken(error, this.describe(decode(pieces)));
  }
}

/** Parses a text that is a JSON object or list. Returns any other text, or text with too many levels, unchanged. */
function shownBody(text: string): HttpResponse["body"] {
  try {
    const value = parseJson(text);
    return isObject(value) && asJson(value) !== undefined ? value : text;
  } catch {
    return text;
  }
}
