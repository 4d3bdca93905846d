import { InputError } from "../errors.ts";
import { isObject } from "../json.ts";
import { Watch } from "./timeout.ts";

/** An answer in one form, whatever implementation of `fetch` it came from. */
export interface RawResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: Headers;
  /** Where it came from, after redirects that `fetch` followed itself; `""` when it does not say so. */
  readonly url: string;
  /** A browser hides where this redirect leads. */
  readonly isHiddenRedirect: boolean;
  /** Where the body is read from. */
  readonly body: Source;
}

/** Reads a body piece by piece, and gives it up. */
interface Source {
  read(): Promise<{ readonly done?: boolean | undefined; readonly value?: unknown }>;
  /** Ends a read that is under way. Never throws. */
  cancel(reason?: unknown): void;
}

/**
 * Reads what a `fetch` returned: a `Response` of the platform, of another implementation such as `node-fetch`, or a test
 * double with no more than `json()`.
 * @throws InputError when it is no object
 */
export function readResponse(given: unknown): RawResponse {
  if (!isObject(given)) {
    const got = given === null ? "null" : typeof given;
    throw new InputError(`the function in the option "fetch" must return a Response; it returned ${got}`);
  }
  const { status: told, ok: isOk, headers, url, type } = given;
  const status = typeof told === "number" ? told : isOk === false ? 500 : 200;
  return {
    status,
    ok: status >= 200 && status < 300,
    headers: headersOf(headers),
    url: typeof url === "string" ? url : "",
    isHiddenRedirect: type === "opaqueredirect",
    body: sourceOf(given),
  };
}

/** Copies headers of another implementation, of a list, or of a plain object. */
function headersOf(given: unknown): Headers {
  if (given instanceof Headers) return given;
  const headers = new Headers();
  if (!isObject(given)) return headers;
  const isIterable = typeof given[Symbol.iterator as never] === "function";
  const entries = isIterable ? [...(given as unknown as Iterable<[string, unknown]>)] : Object.entries(given);
  for (const [name, value] of entries) {
    try {
      headers.append(name, String(value));
    } catch {
      // Not a header: left out.
    }
  }
  return headers;
}

const METHODS = ["arrayBuffer", "text", "json"] as const;

function sourceOf(response: object): Source {
  const { body } = response as { body?: unknown };
  if (isObject(body)) {
    if ("getReader" in body) return webSource(body as unknown as ReadableStream);
    if (Symbol.asyncIterator in body) return nodeSource(body as unknown as NodeBody);
  }
  const name = METHODS.find((method) => typeof (response as Record<string, unknown>)[method] === "function");
  return wholeSource(async () => {
    const value: unknown = name && (await (response as Record<string, () => unknown>)[name]?.());
    return name === "json" ? JSON.stringify(value) : value;
  });
}

function webSource(body: ReadableStream): Source {
  let reader: ReadableStreamDefaultReader | undefined;
  return {
    read: () => (reader ??= body.getReader()).read(),
    cancel: (reason) => void (reader ?? body).cancel(reason).catch(() => {}),
  };
}

/** A stream of Node, or anything else that can be iterated. */
interface NodeBody extends AsyncIterable<unknown> {
  destroy?(): void;
}

function nodeSource(body: NodeBody): Source {
  let iterator: AsyncIterator<unknown> | undefined;
  return {
    read: () => (iterator ??= body[Symbol.asyncIterator]()).next(),
    cancel: () => {
      if (body.destroy !== undefined) body.destroy();
      else void iterator?.return?.().catch(() => {});
    },
  };
}

/** Returns a body that is only given as a whole. */
function wholeSource(load: () => Promise<unknown>): Source {
  let end: (() => void) | undefined;
  let isRead = false;
  return {
    read: () => {
      if (isRead) return Promise.resolve({ done: true });
      isRead = true;
      const cancelled = new Promise<{ done: true }>((resolve) => (end = () => resolve({ done: true })));
      return Promise.race([load().then((value) => ({ value: value ?? "" })), cancelled]);
    },
    cancel: () => end?.(),
  };
}

const encoder = new TextEncoder();

function bytesOf(piece: unknown): Uint8Array {
  if (piece instanceof Uint8Array) return piece;
  if (typeof piece === "string") return encoder.encode(piece);
  if (ArrayBuffer.isView(piece)) return new Uint8Array(piece.buffer, piece.byteOffset, piece.byteLength);
  // Not `instanceof`: in test environments the buffer may be of another realm.
  if (Object.prototype.toString.call(piece) === "[object ArrayBuffer]") return new Uint8Array(piece as ArrayBuffer);
  throw new TypeError("a piece of the body is neither bytes nor text");
}

/**
 * Reads a body piece by piece. A wait ends at once when the signal aborts or the idle limit is reached, and the rest
 * of the body is cancelled then. After `close` or `cancel`, no listener and no timer is left.
 */
export class BodyReader {
  readonly #source: Source;
  readonly #watch: Watch;
  /** The limit or signal that ended reading: it says more than what the source then throws. */
  #failure: { readonly error: unknown } | undefined;

  /** @param idleTimeout longest wait for the next piece, in milliseconds; 0 or `Infinity`: none */
  constructor({ body }: RawResponse, idleTimeout: number, signal: AbortSignal | undefined) {
    const stop = (error: unknown): void => {
      this.#failure ??= { error };
      this.cancel(error);
    };
    this.#source = body;
    this.#watch = new Watch(idleTimeout, stop, signal);
  }

  /**
   * Returns the next piece; undefined at the end. @throws the signal's reason, `LATE`, or what the connection throws
   */
  async read(): Promise<Uint8Array | undefined> {
    this.#watch.arm();
    try {
      const { done, value } = await this.#source.read();
      if (this.#failure === undefined) return done === true ? undefined : bytesOf(value);
    } catch (error) {
      this.#failure ??= { error };
    } finally {
      this.#watch.pause();
    }
    throw this.#failure.error;
  }

  /** Throws the reason when the signal has aborted between two reads. */
  check(): void {
    if (this.#failure !== undefined) throw this.#failure.error;
  }

  /** Lets go of timer and listener. */
  close(): void {
    this.#watch.end();
  }

  /** Tells the server that nothing more is wanted, and closes. Never throws. */
  cancel(reason?: unknown): void {
    this.close();
    this.#source.cancel(reason);
  }
}

const decoder = new TextDecoder();

/** Returns the pieces of a body as text. */
export function decode(pieces: readonly Uint8Array[]): string {
  return decoder.decode(pieces.length === 1 ? pieces[0] : join(pieces));
}

/** Returns the pieces as one. */
function join(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((size, piece) => size + piece.byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}
