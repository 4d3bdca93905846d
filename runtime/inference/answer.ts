import { limitOf } from "./attempt.ts";
import { discard } from "./body.ts";
import { RequestTimeoutError } from "./errors.ts";
import type { HttpRequest, HttpResponse, InferenceError, OutputDetails } from "./errors.ts";
import { requestIdOf, TracedExchange } from "./exchange.ts";
import { asJson, parseJson } from "./json.ts";
import { bareType } from "./media-type.ts";
import { decode, Received } from "./received.ts";
import { redactText } from "./redact.ts";
import { unlessAborted } from "./unless-aborted.ts";
import { LATE } from "./watch.ts";

/** @source public-api.md, client options: so much is kept of the body of an error */
export const MAX_ERROR_BYTES = 1024 * 1024;
/** An error is worth no long wait: its status is known. */
const ERROR_IDLE_MS = 10_000;

/** The answer of a server, with all that can be told of it. Its body is read once, by one of `text`, `json`, `pieces` or `open`. */
export class Answer extends Received {
  static of(received: Received): Answer {
    return received instanceof Answer ? received : new Answer(received.response, TracedExchange.of(received.exchange));
  }

  declare readonly exchange: TracedExchange;

  // oxlint-disable-next-line typescript/no-useless-constructor -- it narrows: an exchange that can tell about itself
  constructor(response: Response, exchange: TracedExchange) {
    super(response, exchange);
  }

  get status(): number {
    return this.response.status;
  }

  get headers(): Headers {
    return this.response.headers;
  }

  /** Where the answer came from, after redirects. */
  get url(): string {
    return this.exchange.url;
  }

  /** The provider's name for this answer; `""` when there is none. */
  get requestId(): string {
    return requestIdOf(this.headers);
  }

  /** `type/subtype` in lower case, without parameters; `""` when the server did not tell. */
  get mediaType(): string {
    return bareType(this.headers.get("content-type") ?? "");
  }

  /** The whole body as text. @throws ConnectionError, RequestTimeoutError, ProviderOutputError when it is too large */
  text(): Promise<string> {
    return this.whole(decode);
  }

  /** The whole body, in the pieces in which it came. @throws as `text` */
  pieces(): Promise<Uint8Array[]> {
    return this.whole((pieces) => pieces);
  }

  /** What can be had of an error's body: at most 1 MiB, whatever goes wrong. @throws only the reason of the signal */
  async errorText(): Promise<string> {
    const { signal } = this.exchange.options;
    const pieces: Uint8Array[] = [];
    try {
      if (!this.response.body) return this.clean(decode([await this.unstreamed()]).slice(0, MAX_ERROR_BYTES));
      await this.#readSome(pieces, MAX_ERROR_BYTES);
    } catch {
      signal?.throwIfAborted();
    }
    return this.clean(decode(pieces));
  }

  /** Reads up to `limit` bytes, and gives the rest up. */
  async #readSome(pieces: Uint8Array[], limit: number): Promise<void> {
    const reader = this.open(Math.min(this.exchange.options.idleTimeout || ERROR_IDLE_MS, ERROR_IDLE_MS));
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
    discard(this.response);
  }

  /** A text of the server without the secrets of the request. */
  clean(text: string): string {
    return redactText(text, this.exchange.secrets);
  }

  /** The request as errors show it. */
  describeRequest(): HttpRequest {
    return this.exchange.request();
  }

  /** The answer as errors show it; `text`: what was read of its body, parsed when it is JSON. */
  describe(text?: string): HttpResponse {
    const body = text === undefined ? undefined : shownBody(this.clean(text.slice(0, MAX_ERROR_BYTES)));
    return this.exchange.response(this.status, this.headers, body);
  }

  /** The error for an answer that says no, or that says so within 2xx. `text`: the body. */
  refusal(message: string, text?: string): InferenceError {
    return this.exchange.refusal(message, this.describe(text));
  }

  /** The error for an answer of 2xx that cannot be used; `problem`: what was expected, and where. */
  malformed(problem: string, text?: string, details?: OutputDetails): InferenceError {
    return this.exchange.malformed(problem, this.describe(text), details);
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
    const { options } = this.exchange;
    if (options.signal?.aborted === true) return options.signal.reason;
    if (error instanceof RequestTimeoutError) return error;
    if (error === LATE) return this.exchange.timedOut("idle", limitOf(options.idleTimeout, options), this.describe());
    return this.exchange.broken(error, this.describe(decode(pieces)));
  }

  /** The body of an answer that has no stream. @throws as `text` */
  async unstreamed(): Promise<Uint8Array> {
    let text: string;
    try {
      text = await unlessAborted(this.response.text(), this.exchange.options.signal);
    } catch (error) {
      throw this.broken(error);
    }
    if (text.length > this.limit) throw this.tooLarge();
    return new TextEncoder().encode(text);
  }

  /** The error for a body that is larger than the limit. */
  tooLarge(): InferenceError {
    return this.malformed(`expected at most ${this.limit} bytes (option maxResponseBytes), got more`);
  }
}

/** JSON as a value, if that can be written again; any other text as it is. */
function shownBody(text: string): unknown {
  try {
    const value = parseJson(text);
    return asJson(value) === undefined ? text : value;
  } catch {
    return text;
  }
}
