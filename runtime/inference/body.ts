import { Watch } from "./timeout.ts";

/** What bounds the reading of a body. */
export interface ReadLimits {
  readonly signal?: AbortSignal | undefined;
  /** Longest wait for the next piece, in milliseconds; `Infinity`: none. */
  readonly idleTimeout: number;
  /** Makes the error for a wait that was too long. */
  readonly onIdle: () => unknown;
}

/**
 * Reads a body piece by piece. A wait ends at once when the signal aborts or the idle limit is reached, and the rest
 * of the body is cancelled then. After `close` or `cancel`, no listener and no timer is left.
 */
export class BodyReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #watch: Watch | undefined;
  readonly #signal: AbortSignal | undefined;
  readonly #stop = (): void => this.#fail(this.#signal?.reason);
  #failure: { readonly error: unknown } | undefined;

  constructor(body: ReadableStream<Uint8Array>, { signal, idleTimeout, onIdle }: ReadLimits) {
    this.#reader = body.getReader();
    this.#signal = signal;
    if (idleTimeout !== Number.POSITIVE_INFINITY) this.#watch = new Watch(idleTimeout, () => this.#fail(onIdle()));
    if (signal?.aborted === true) this.#stop();
    else signal?.addEventListener("abort", this.#stop, { once: true });
  }

  /** The next piece. Call `check` with what comes of it, before anything else. */
  read(): Promise<ReadableStreamReadResult<Uint8Array>> {
    this.#watch?.arm();
    return this.#reader.read();
  }

  /** Ends the wait of `read`. @throws the signal's reason, or the error of the idle limit */
  check(): void {
    this.#watch?.pause();
    if (this.#failure !== undefined) throw this.#failure.error;
  }

  /** Why reading failed: the limit or signal that ended it says more than what `read` then threw. */
  reasonFor(error: unknown): unknown {
    return this.#failure === undefined ? error : this.#failure.error;
  }

  /** Lets go of timer and listener. */
  close(): void {
    this.#watch?.end();
    this.#signal?.removeEventListener("abort", this.#stop);
  }

  /** Tells the server that nothing more is wanted, and closes. Never throws. */
  cancel(reason?: unknown): void {
    this.close();
    this.#reader.cancel(reason).catch(() => {});
  }

  #fail(error: unknown): void {
    this.#failure ??= { error };
    this.cancel(error);
  }
}

/** Lets go of an answer nobody will read, so that its connection is free again. Never throws. */
export function discard(response: Response): void {
  if (response.body !== null && !response.body?.locked) response.body?.cancel().catch(() => {});
}
