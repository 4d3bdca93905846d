import { InferenceError } from "./input-error.ts";

/** The limit of a wait that has none. */
export const NEVER = Number.POSITIVE_INFINITY;
/** Milliseconds until an answer begins, and between two pieces of it. @source public-api.md, client options */
export const DEFAULT_TIMEOUT = 300_000;

/** From this limit on, one shared timer looks after all waits, once a second: a timer for each call costs more. */
const COARSE_FROM = 10_000;
const TICK = 1000;

/** Whether the platform's own `fetch` gives up after 300 s without headers or body, so that nothing is left open. */
export const ENDS_SILENT_REQUESTS =
  (globalThis as { process?: { release?: { name?: string } } }).process?.release?.name === "node";

/** The reason of a wait that was too long. */
export const LATE = new InferenceError("a limit on a wait was reached");

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
    const limit = this.#limit;
    clearTimeout(this.#timer);
    if (this.#signal?.aborted === true) this.#abort();
    else if (limit < COARSE_FROM) this.#timer = setTimeout(() => this.#over(LATE), limit);
    else if (limit < NEVER) {
      if (this.#deadline === NEVER) addToWheel(this);
      this.#deadline = coarseNow + TICK + limit;
    }
  }

  pause(): void {
    if (this.#timer === undefined) this.#deadline = Number.MAX_VALUE;
    else clearTimeout(this.#timer);
  }

  end(): void {
    clearTimeout(this.#timer);
    wheel.delete(this);
    this.#signal?.removeEventListener("abort", this.#abort);
  }

  /** Ends a wait that is over its limit. */
  check(now: number): void {
    if (now >= this.#deadline) this.#over(LATE);
  }

  #over(reason: unknown): void {
    this.end();
    this.#stop(reason);
  }
}

/** Waits under the shared timer; most end long before their limit. */
const wheel = new Set<Watch>();
let ticking: ReturnType<typeof setInterval> | undefined;
let lastTick = -NEVER;
/** Milliseconds by the count of ticks: looking at the clock for every piece of a stream would cost more than all else. */
let coarseNow = 0;

function addToWheel(watch: Watch): void {
  wheel.add(watch);
  const now = performance.now();
  // Edge workers end a timer together with the request that started it; then the next wait starts another.
  if (now - lastTick < 5 * TICK) return;
  clearInterval(ticking);
  lastTick = now;
  ticking = setInterval(tick, TICK);
  // The shared timer alone keeps no process alive; an open connection does that. Browsers give a number.
  (ticking as { unref?(): void }).unref?.();
}

function tick(): void {
  lastTick = performance.now();
  coarseNow += TICK;
  for (const watch of wheel) watch.check(coarseNow);
  if (wheel.size > 0) return;
  clearInterval(ticking);
  lastTick = -NEVER;
}
