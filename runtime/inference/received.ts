import type { Answer } from "./answer.ts";
import { limitOf } from "./attempt.ts";
import type { Exchange } from "./attempt.ts";
import { BodyReader } from "./body.ts";
import { parseJson } from "./json.ts";
import { further } from "./lazy.ts";

const decoder = new TextDecoder();

/** Largest body, in bytes: 512 MiB. @source public-api.md, client options */
const DEFAULT_MAX_RESPONSE_BYTES = 2 ** 29;

/** The answer of a server. Its body is read once. Never handed out: it knows the request with its credentials. */
export class Received {
  readonly response: Response;
  readonly exchange: Exchange;
  /** Largest body that is read, in bytes. */
  readonly limit: number;

  constructor(response: Response, exchange: Exchange) {
    this.response = response;
    this.exchange = exchange;
    this.limit = exchange.options.maxResponseBytes ?? DEFAULT_MAX_RESPONSE_BYTES;
  }

  /** The whole body as JSON, without `__proto__` keys. @throws as `Answer.text`; ProviderOutputError or HubApiError when it is no JSON */
  json(): Promise<unknown> {
    return this.whole((pieces) => {
      const text = decode(pieces);
      try {
        return parseJson(text);
      } catch (cause) {
        return this.#explained((answer) => answer.notJson(text, cause));
      }
    });
  }

  /** Reads the body, and makes something of its pieces. */
  async whole<Output>(make: (pieces: Uint8Array[]) => Output | Promise<Output>): Promise<Output> {
    const { response, limit } = this;
    // Minimal stand-ins for a response, as some callers' `fetch` gives, have no body stream.
    if (!response.body) return make([await (await further()).Answer.of(this).unstreamed()]);
    const told = Number(response.headers.get("content-length"));
    const pieces: Uint8Array[] = [];
    const reader = this.open();
    try {
      for (let size = 0; ;) {
        if (size > limit || told > limit) {
          reader.cancel();
          return this.#explained((answer) => answer.tooLarge());
        }
        const { done, value } = await reader.read();
        reader.check();
        if (done) break;
        size += value.byteLength;
        pieces.push(value);
      }
      reader.close();
    } catch (error) {
      reader.cancel();
      return this.#explained((answer) => answer.broken((reader.failure ?? { error }).error, pieces));
    }
    return make(pieces);
  }

  /** The body, to be read piece by piece, within the limits of the call. */
  open(idleTimeout = this.exchange.options.idleTimeout): BodyReader {
    const { options } = this.exchange;
    return new BodyReader(this.response.body, limitOf(idleTimeout, options), options.signal);
  }

  async #explained(reason: (answer: Answer) => unknown): Promise<never> {
    throw reason((await further()).Answer.of(this));
  }
}

/** The pieces of a body as text. */
export function decode(pieces: readonly Uint8Array[]): string {
  return decoder.decode(pieces.length === 1 ? pieces[0] : join(pieces));
}

/** The pieces as one. */
function join(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((size, piece) => size + piece.byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}
