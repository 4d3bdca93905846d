import { InferenceError } from "./input-error.ts";

/** The limit of a wait that has none. */
export const NEVER = Infinity;
/** Milliseconds until an answer begins, and between two pieces of it. @source public-api.md, client options */
export const DEFAULT_TIMEOUT = 300_000;
/** Timers beyond this many milliseconds, 24 days, fire at once instead. */
export const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Whether the platform's own `fetch` gives up after 300 s without headers or body, so that nothing is left open: Node's
 * does. Deno and Bun call themselves Node, and lack its `fetch`.
 */
export const ENDS_SILENT_REQUESTS =
  (globalThis as { process?: { versions?: { undici?: string } } }).process?.versions?.undici !== undefined;

/** The reason of a wait that was too long: a mark without words, which the caller never sees. */
export const LATE = new InferenceError();

/** Looks after one wait after another: `arm` starts a wait, `pause` ends it, `end` forgets the watch. */
export class Watch {
  readonly #limit: number;
  readonly #stop: (reason: unknown) => void;
  readonly #signal: AbortSignal | undefined;
  readonly #abort = (): void => this.#over(this.#signal?.reason);
  #deadline = NEVER;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param limit longest wait in milliseconds; `Infinity`: none
   * @param stop  called once, with the reason of the signal, or with `LATE` when a wait lasted longer than `limit`
   */
  constructor(limit: number, stop: (reason: unknown) => void, signal?: AbortSignal) {
    this.#limit = limit;
    this.#stop = stop;
    this.#signal = signal;
    signal?.addEventListener("abort", this.#abort, { once: true });
  }

  arm(): void {
    if (this.#signal?.aborted === true) this.#abort();
    else if (this.#limit < NEVER) {
      this.#deadline = performance.now() + this.#limit;
      // A timer goes on through all waits of a stream: one for each would cost more than all else.
      if (this.#timer === undefined) this.#look();
    }
  }

  pause(): void {
    this.#deadline = NEVER;
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#signal?.removeEventListener("abort", this.#abort);
  }

  readonly #look = (): void => {
    const left = this.#deadline - performance.now();
    this.#timer = undefined;
    // Timers may fire a little early. A wait that began later than the timer gets the rest of its time.
    if (left < 1) this.#over(LATE);
    else if (left < NEVER) {
      this.#timer = setTimeout(this.#look, left);
      // The timer alone keeps no process alive; an open connection does that. Browsers give a number.
      (this.#timer as { unref?(): void }).unref?.();
    }
  };

  #over(reason: unknown): void {
    this.end();
    this.#stop(reason);
  }
}
