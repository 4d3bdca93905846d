import { InputError } from "./errors.ts";
import { isObject } from "./json.ts";
import { Watch } from "./timeout.ts";

/** A response. Its form is the same for every implementation of `fetch`. */
export interface RawResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: Headers;
  /** Final URL, after redirects that `fetch` followed. Empty if `fetch` does not report it. */
  readonly url: string;
  /** True for a redirect whose target the browser hides. */
  readonly isHiddenRedirect: boolean;
  readonly body: Source;
}

interface Source {
  read(): Promise<{ readonly done?: boolean | undefined; readonly value?: unknown }>;
  /** Cancels a pending read. Never throws. */
  cancel(reason?: unknown): void;
}

/**
 * Reads the return value of a `fetch`: a `Response` of the platform, a response of another implementation such as
 * `node-fetch`, or a test double that only has `json()`.
 * @throws InputError if the value is not an object
 */
export function readResponse(given: unknown): RawResponse {
  if (!isObject(given)) {
    const got = given === null ? "null" : typeof given;
    throw new InputError(`the function in the option "fetch" must return a Response; it returned ${got}`);
  }
  const { ok: isOk, headers, url, type } = given;
  const status = typeof given["status"] === "number" ? given["status"] : isOk === false ? 500 : 200;
  return {
    status,
    ok: status >= 200 && status < 300,
    headers: headersOf(headers),
    url: typeof url === "string" ? url : "",
    isHiddenRedirect: type === "opaqueredirect",
    body: sourceOf(given),
  };
}

/** Returns a `Headers` object for headers of any `fetch` implementation: a headers object, a list or a plain object. */
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
      // An invalid header is left out.
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

/** A stream of Node, or another async iterable. */
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

/** Returns a source for a body that can only be read as a whole. */
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
  // `instanceof` does not work here, because in test environments the buffer may belong to another realm.
  if (Object.prototype.toString.call(piece) === "[object ArrayBuffer]") return new Uint8Array(piece as ArrayBuffer);
  throw new TypeError("a chunk of the response body is neither bytes nor text");
}

/**
 * Reads a body chunk by chunk. When the signal aborts or the idle limit is reached, the wait ends at once and the
 * rest of the body is cancelled. After `close` or `cancel`, no listener and no timer remains.
 */
export class BodyReader {
  readonly #source: Source;
  readonly #watch: Watch;
  /**
   * The error of the limit or signal that ended reading. This error is thrown instead of the less exact error of the
   * source.
   */
  #failure: { readonly error: unknown } | undefined;

  /** @param idleTimeout maximum wait for the next chunk, in milliseconds; 0 or `Infinity`: no limit */
  constructor({ body }: RawResponse, idleTimeout: number, signal: AbortSignal | undefined) {
    const stop = (error: unknown): void => {
      this.#failure ??= { error };
      this.cancel(error);
    };
    this.#source = body;
    this.#watch = new Watch(idleTimeout, stop, signal);
  }

  /**
   * Returns the next chunk, or undefined at the end. @throws the signal's reason; `TIMED_OUT` at the idle limit; the
   * connection's error
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

  /** Throws the signal's reason if the signal has aborted between two reads. */
  check(): void {
    if (this.#failure !== undefined) throw this.#failure.error;
  }

  /** Releases the timer and the listener. */
  close(): void {
    this.#watch.end();
  }

  /** Stops the download and closes the reader. Never throws. */
  cancel(reason?: unknown): void {
    this.close();
    this.#source.cancel(reason);
  }
}

const decoder = new TextDecoder();

/** Decodes the chunks of a body as UTF-8 text. */
export function decode(pieces: readonly Uint8Array[]): string {
  return decoder.decode(pieces.length === 1 ? pieces[0] : join(pieces));
}

function join(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((size, piece) => size + piece.byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}
