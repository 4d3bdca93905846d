import { Watch } from "./watch.ts";
import type { Piece } from "./platform.ts";

/**
 * Reads a body piece by piece. A wait ends at once when the signal aborts or the idle limit is reached, and the rest
 * of the body is cancelled then. After `close` or `cancel`, no listener and no timer is left.
 */
export class BodyReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #watch: Watch;
  /** The limit or signal that ended reading: it says more than what `read` then threw. */
  failure: { readonly error: unknown } | undefined;

  /**
   * @param idleTimeout longest wait for the next piece, in milliseconds; `Infinity`: none
   */
  constructor(body: ReadableStream<Uint8Array> | null, idleTimeout: number, signal: AbortSignal | undefined) {
    const stop = (error: unknown): void => {
      this.failure ??= { error };
      this.cancel(error);
    };
    this.#reader = (body ?? new Blob().stream()).getReader();
    this.#watch = new Watch(idleTimeout, stop, signal);
  }

  /** The next piece. Call `check` with what comes of it, before anything else. */
  read(): Promise<Piece> {
    this.#watch.arm();
    return this.#reader.read();
  }

  /** Ends the wait of `read`. @throws the signal's reason, or `LATE` */
  check(): void {
    this.#watch.pause();
    if (this.failure !== undefined) throw this.failure.error;
  }

  /** Lets go of timer and listener. */
  close(): void {
    this.#watch.end();
  }

  /** Tells the server that nothing more is wanted, and closes. Never throws. */
  cancel(reason?: unknown): void {
    this.close();
    this.#reader.cancel(reason).catch(() => {});
  }
}

/** Lets go of an answer nobody will read, so that its connection is free again. Never throws. */
export function discard(response: Response): void {
  response.body?.cancel().catch(() => {});
}
