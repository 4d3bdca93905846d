import { type Attempt, MAX_ERROR_BYTES } from "./attempt.ts";
import { BodyReader, decode, type RawResponse } from "./body.ts";
import type { InferenceError } from "./errors.ts";
import { requestIdOf } from "./headers.ts";
import { parseJson } from "./json.ts";
import { textMessage } from "./server-message.ts";
import { DEFAULT_TIMEOUT } from "./timeout.ts";

/** Default maximum size of a response body: 512 MiB. @source public-api.md, client options */
const DEFAULT_MAX_RESPONSE_BYTES = 2 ** 29;
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
  readonly status: number;
  readonly headers: Headers;
  /** Final URL of the response, after redirects. */
  readonly url: string;
  /** Id of the provider that answered. Empty for the hub. */
  readonly provider: string;
  /** Maximum size of the body, in bytes. */
  readonly limit: number;
  /** The request. It creates the errors of this response. */
  readonly attempt: Attempt;
  readonly #response: RawResponse;

  constructor(response: RawResponse, attempt: Attempt) {
    const { providerId = "", maxResponseBytes = DEFAULT_MAX_RESPONSE_BYTES } = attempt.options;
    this.status = response.status;
    this.headers = response.headers;
    this.url = attempt.url;
    this.provider = providerId;
    this.limit = maxResponseBytes;
    this.attempt = attempt;
    this.#response = response;
  }

  /** The request id that the provider returned. Empty if there is none. */
  get requestId(): string {
    return requestIdOf(this.headers);
  }

  /** The content type as `type/subtype` in lower case, without parameters. Empty if the server sent no content type. */
  get mediaType(): string {
    return this.attempt.mediaType;
  }

  /**
   * Returns the whole body as JSON, without `__proto__` keys. @throws the errors of `text`; ProviderOutputError or
   * HubApiError if the body is not JSON
   */
  async json(): Promise<unknown> {
    const text = await this.text();
    try {
      return parseJson(text);
    } catch (cause) {
      throw this.attempt.notJson(text, cause);
    }
  }

  /**
   * Returns the whole body as a string. @throws ProviderOutputError if the body is too large; ConnectionError;
   * RequestTimeoutError; the signal's reason
   */
  async text(): Promise<string> {
    return decode(await this.pieces());
  }

  /** Returns the whole body as the chunks that were received. @throws the errors of `text` */
  async pieces(): Promise<Uint8Array[]> {
    const reader = this.open();
    const pieces: Uint8Array[] = [];
    try {
      const isWhole =
        !(Number(this.headers.get("content-length")) > this.limit) && (await collect(reader, pieces, this.limit));
      if (isWhole) return pieces;
    } catch (error) {
      throw this.attempt.failure(error, decode(pieces));
    } finally {
      reader.cancel();
    }
    throw this.attempt.malformed(`expected at most ${this.limit} bytes (option maxResponseBytes), got more`);
  }

  /** Returns a reader that reads the body chunk by chunk, within the limits of the call. */
  open(idleTimeout: number = this.attempt.options.idleTimeout ?? DEFAULT_TIMEOUT): BodyReader {
    return new BodyReader(this.#response, idleTimeout, this.attempt.options.signal);
  }

  /** Reads at most 1 MiB of an error body. Never throws, except the signal's reason. */
  async errorText(): Promise<string> {
    const { signal, idleTimeout } = this.attempt.options;
    const reader = this.open(Math.min(idleTimeout || ERROR_IDLE_MS, ERROR_IDLE_MS));
    const pieces: Uint8Array[] = [];
    try {
      await collect(reader, pieces, MAX_ERROR_BYTES - 1);
    } catch {
      signal?.throwIfAborted();
    } finally {
      reader.cancel();
    }
    return this.attempt.clean(decode(pieces));
  }

  /** Closes the response without reading its body. */
  discard(): void {
    this.#response.body.cancel();
  }

  /** Returns the error for a status other than 2xx, with the server's own message. */
  async statusError(): Promise<InferenceError> {
    const text = await this.errorText();
    const { method, url } = this.attempt.request();
    const said = textMessage(text, this.mediaType);
    return this.attempt.refusal(`${method} ${url} was answered with status ${this.status}${said && `: ${said}`}`, text);
  }
}

/** Adds the chunks of a body to `pieces`. Stops after `limit` bytes. @returns true if the whole body was read */
async function collect(reader: BodyReader, pieces: Uint8Array[], limit: number): Promise<boolean> {
  for (let size = 0; size <= limit;) {
    const piece = await reader.read();
    if (piece === undefined) return true;
    size += piece.byteLength;
    pieces.push(piece);
  }
  return false;
}
