import { BodyReader, discard } from "./body.ts";
import { InferenceError, RequestTimeoutError } from "./errors.ts";
import type { HttpRequest, HttpResponse, OutputDetails } from "./errors.ts";
import { requestIdOf } from "./exchange.ts";
import type { Exchange } from "./exchange.ts";
import { parseJson } from "./json.ts";
import { redactText } from "./redact.ts";
import { unlessAborted } from "./timeout.ts";

/** @source public-api.md, client options: largest body */
export const DEFAULT_MAX_RESPONSE_BYTES = 512 * 1024 * 1024;
/** @source public-api.md, client options: so much is kept of the body of an error */
export const MAX_ERROR_BYTES = 1024 * 1024;
/** An error is worth no long wait: its status is known. */
const ERROR_IDLE_MS = 10_000;

const decoder = new TextDecoder();

/** The answer of a server. Its body is read once, by one of `text`, `json`, `pieces` or `open`. */
export class Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly #response: Response;
  readonly #exchange: Exchange;

  constructor(response: Response, exchange: Exchange) {
    this.status = response.status;
    this.headers = response.headers;
    this.#response = response;
    this.#exchange = exchange;
  }

  /** Where the answer came from, after redirects. */
  get url(): string {
    return this.#exchange.url;
  }

  /** The provider's name for this answer; `""` when there is none. */
  get requestId(): string {
    return requestIdOf(this.headers);
  }

  /** `type/subtype` in lower case, without parameters; `""` when the server did not tell. */
  get mediaType(): string {
    return (this.headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  }

  /** Largest body that is read, in bytes. */
  get limit(): number {
    return this.#exchange.options.maxResponseBytes ?? DEFAULT_MAX_RESPONSE_BYTES;
  }

  /** The whole body as text. @throws ConnectionError, RequestTimeoutError, ProviderOutputError when it is too large */
  text(): Promise<string> {
    // Minimal stand-ins for a response, as some callers' `fetch` gives, have no body stream.
    return this.#response.body ? this.#whole(decode) : this.#unstreamedText();
  }

  /** The whole body as JSON, without `__proto__` keys. @throws as `text`; ProviderOutputError or HubApiError when it is no JSON */
  json(): Promise<unknown> {
    // Not by way of `text`: each wait more counts in a small call.
    if (this.#response.body) return this.#whole((pieces) => this.#parsed(decode(pieces)));
    return this.#unstreamedText().then((text) => this.#parsed(text));
  }

  #parsed(text: string): unknown {
    try {
      return parseJson(text);
    } catch (cause) {
      throw this.notJson(text, cause);
    }
  }

  /** The whole body, in the pieces in which it came. @throws as `text` */
  pieces(): Promise<Uint8Array[]> {
    return this.#whole((pieces) => pieces);
  }

  async #whole<Output>(make: (pieces: Uint8Array[]) => Output): Promise<Output> {
    const { limit } = this;
    if (Number(this.headers.get("content-length")) > limit) {
      this.discard();
      throw this.#tooLarge(limit);
    }
    const pieces: Uint8Array[] = [];
    const reader = this.open();
    try {
      for (let size = 0; ;) {
        const { done, value } = await reader.read();
        reader.check();
        if (done) break;
        size += value.byteLength;
        if (size > limit) throw this.#tooLarge(limit);
        pieces.push(value);
      }
      reader.close();
    } catch (error) {
      reader.cancel();
      throw error instanceof InferenceError ? error : this.broken(reader.reasonFor(error), pieces);
    }
    return make(pieces);
  }

  /** The body, to be read piece by piece, within the limits of the call. */
  open(idleTimeout = this.#exchange.idleTimeout): BodyReader {
    const { options } = this.#exchange;
    const onIdle = (): Error => this.#exchange.timedOut("idle", idleTimeout, this.describe());
    const body = this.#response.body ?? new ReadableStream<Uint8Array>({ start: (controller) => controller.close() });
    const limit = this.#exchange.mustEnd(idleTimeout) ? idleTimeout : Number.POSITIVE_INFINITY;
    return new BodyReader(body, { signal: options.signal, idleTimeout: limit, onIdle });
  }

  /** What can be had of an error's body: at most 1 MiB, whatever goes wrong. @throws only the reason of the signal */
  async errorText(): Promise<string> {
    const { signal } = this.#exchange.options;
    const pieces: Uint8Array[] = [];
    try {
      if (!this.#response.body) return this.clean((await this.#unstreamedText()).slice(0, MAX_ERROR_BYTES));
      await this.#readSome(pieces, MAX_ERROR_BYTES);
    } catch {
      signal?.throwIfAborted();
    }
    return this.clean(decode(pieces));
  }

  /** Reads up to `limit` bytes, and gives the rest up. */
  async #readSome(pieces: Uint8Array[], limit: number): Promise<void> {
    const reader = this.open(Math.min(this.#exchange.idleTimeout, ERROR_IDLE_MS));
    try {
      for (let size = 0; size < limit;) {
        const { done, value } = await reader.read();
        reader.check();
        if (done) break;
        size += value.byteLength;
        pieces.push(value);
      }
    } finally {
      reader.cancel();
    }
  }

  /** Gives the body up unread. */
  discard(): void {
    discard(this.#response);
  }

  /** A text of the server without the secrets of the request. */
  clean(text: string): string {
    return redactText(text, this.#exchange.secrets);
  }

  /** The request as errors show it. */
  describeRequest(): HttpRequest {
    return this.#exchange.request();
  }

  /** The answer as errors show it; `text`: what was read of its body, parsed when it is JSON. */
  describe(text?: string): HttpResponse {
    const body = text === undefined ? undefined : readable(this.clean(text.slice(0, MAX_ERROR_BYTES)));
    return this.#exchange.response(this.status, this.headers, body);
  }

  /** The error for an answer that says no, or that says so within 2xx. `text`: the body. */
  refusal(message: string, text?: string): InferenceError {
    return this.#exchange.refusal(message, this.describe(text));
  }

  /** The error for an answer of 2xx that cannot be used; `problem`: what was expected, and where. */
  malformed(problem: string, text?: string, details?: OutputDetails): InferenceError {
    return this.#exchange.malformed(problem, this.describe(text), details);
  }

  /** The error for a body that was to be JSON. */
  notJson(text: string, cause?: unknown): InferenceError {
    const type = this.mediaType || "no content type";
    const got = text.trim() === "" ? "an empty body" : `${type}: ${text.trim().slice(0, 100)}`;
    // V8 quotes the text in its message.
    const reason = cause instanceof Error ? new SyntaxError(this.clean(cause.message)) : undefined;
    return this.malformed(`expected JSON at the top level, got ${got}`, text, { cause: reason });
  }

  /** What to throw when reading failed: the limit or signal that ended it, or a connection that broke. */
  broken(error: unknown, pieces: readonly Uint8Array[] = []): unknown {
    const { signal } = this.#exchange.options;
    if (signal?.aborted === true) return signal.reason;
    if (error instanceof RequestTimeoutError) return error;
    return this.#exchange.broken(error, this.describe(decode(pieces)));
  }

  async #unstreamedText(): Promise<string> {
    const { limit } = this;
    let text: string;
    try {
      text = await unlessAborted(this.#response.text(), this.#exchange.options.signal);
    } catch (error) {
      throw this.broken(error);
    }
    if (text.length > limit) throw this.#tooLarge(limit);
    return text;
  }

  #tooLarge(limit: number): InferenceError {
    return this.malformed(`expected at most ${limit} bytes (option maxResponseBytes), got more`);
  }
}

function decode(pieces: readonly Uint8Array[]): string {
  return decoder.decode(pieces.length === 1 ? pieces[0] : join(pieces));
}

/** The pieces as one. */
function join(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((size, piece) => size + piece.byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}

function readable(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}
