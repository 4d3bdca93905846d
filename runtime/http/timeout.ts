import { InferenceError, RequestTimeoutError } from "./errors.ts";

/**
 * Default limits in milliseconds: for the start of a response, and for the wait between two chunks. @source
 * public-api.md, client options
 */
export const DEFAULT_TIMEOUT = 300_000;
/** Longest delay of a timer, in milliseconds (24 days). A timer with a longer delay would fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Marks a wait that was too long. The caller never sees this error: it is replaced by a `RequestTimeoutError`. */
export const TIMED_OUT = new InferenceError();

const listeners = new WeakMap<AbortSignal, { readonly calls: Set<() => void>; readonly run: () => void }>();

/**
 * Calls `stop` once when `signal` aborts, or at once if the signal has already aborted. All waits on one signal share
 * one listener, because platforms warn about many listeners.
 * @returns a function that removes `stop` again
 */
export function onAbort(signal: AbortSignal | undefined, stop: () => void): () => void {
  if (signal?.aborted === true) stop();
  if (signal === undefined || signal.aborted) return () => {};
  let known = listeners.get(signal);
  if (known === undefined) {
    const calls = new Set<() => void>();
    const run = (): void => {
      listeners.delete(signal);
      for (const call of calls) call();
    };
    listeners.set(signal, (known = { calls, run }));
    signal.addEventListener("abort", run, { once: true });
  }
  const { calls, run } = known;
  // The same `stop` may be passed twice, but a set contains each function only once. So each call adds a new function.
  const own = (): void => stop();
  calls.add(own);
  return () => {
    calls.delete(own);
    if (calls.size > 0 || listeners.get(signal)?.calls !== calls) return;
    listeners.delete(signal);
    signal.removeEventListener("abort", run);
  };
}

/**
 * Waits a number of milliseconds. Rejects at once with the signal's reason when `signal` aborts. A pending delay
 * keeps the process alive.
 */
export function delay(milliseconds: number, signal?: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
  return unlessAborted(wait, signal).finally(() => clearTimeout(timer));
}

/**
 * Waits for `work`. When `signal` aborts, rejects at once with its reason, even if `work` ignores the signal. The
 * work continues, and its late result is dropped.
 */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  return new Promise((resolve, reject) => {
    const forget = onAbort(signal, () => reject(signal.reason));
    work.then(resolve, reject).finally(forget);
  });
}

/** A signal, and a function that releases its timer and its listener. */
export interface Scope {
  readonly signal: AbortSignal | undefined;
  /** Lets the process end before the limit, if nothing else keeps it alive. */
  relax(): void;
  /** Releases the timer and the listener. A second call does nothing. */
  end(): void;
}

/**
 * Returns a scope that limits a whole call or the wait for a job. The signal of the scope aborts with the reason of
 * `signal`, or with a `RequestTimeoutError` after `limit` milliseconds.
 */
export function limited(signal: AbortSignal | undefined, limit: number | undefined, which: "total" | "poll"): Scope {
  if (limit === undefined || limit === Number.POSITIVE_INFINITY) return { signal, relax: () => {}, end: () => {} };
  const controller = new AbortController();
  const stop = (): void => controller.abort(new RequestTimeoutError(which, limit));
  const timer = setTimeout(stop, Math.min(limit, LONGEST_TIMER));
  const forget = onAbort(signal, () => controller.abort(signal?.reason));
  return {
    signal: controller.signal,
    relax: () => unref(timer),
    end: () => {
      clearTimeout(timer);
      forget();
    },
  };
}

/** Keeps the process alive while the timer runs. In browsers, the timer is a number without `ref`. */
function ref(timer: ReturnType<typeof setTimeout>): void {
  (timer as { ref?(): void }).ref?.();
}

/** Lets the process end while the timer runs. In browsers, the timer is a number without `unref`. */
function unref(timer: ReturnType<typeof setTimeout> | undefined): void {
  (timer as { unref?(): void } | undefined)?.unref?.();
}

/**
 * Limits several waits, one after another. `arm` starts a wait, `pause` ends it, and `end` releases the timer. The timer
 * keeps the process alive only during a wait, so an abandoned stream does not.
 */
export class Watch {
  readonly #limit: number;
  readonly #stop: (reason: unknown) => void;
  readonly #signal: AbortSignal | undefined;
  readonly #forget: (() => void) | undefined;
  #deadline = Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param limit maximum wait in milliseconds; 0 or `Infinity`: no limit
   * @param stop  called once, with the signal's reason, or with `TIMED_OUT` if a wait exceeded `limit`
   */
  constructor(limit: number, stop: (reason: unknown) => void, signal?: AbortSignal) {
    this.#limit = limit === 0 || limit > LONGEST_TIMER ? Infinity : limit;
    this.#stop = stop;
    this.#signal = signal;
    if (signal?.aborted === false) this.#forget = onAbort(signal, () => this.#over(signal.reason));
  }

  arm(): void {
    if (this.#signal?.aborted === true) this.#over(this.#signal.reason);
    else if (this.#limit < Infinity) {
      this.#deadline = performance.now() + this.#limit;
      // All waits of a stream share one timer. A timer for each chunk would take longer than reading the chunk.
      this.#timer ??= setTimeout(this.#look, this.#limit);
      ref(this.#timer);
    }
  }

  pause(): void {
    this.#deadline = Infinity;
    unref(this.#timer);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#forget?.();
  }

  readonly #look = (): void => {
    const left = this.#deadline - performance.now();
    this.#timer = undefined;
    // The timer may have fired slightly early, or may have started for an earlier wait. Then it runs again for the rest
    // of the time.
    if (left < 1) this.#over(TIMED_OUT);
    else if (left < Infinity) this.#timer = setTimeout(this.#look, left);
  };

  #over(reason: unknown): void {
    this.end();
    this.#stop(reason);
  }
}
