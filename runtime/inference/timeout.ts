import { RequestTimeoutError } from "./errors.ts";

/** @source public-api.md, client options */
export const DEFAULT_HEADERS_TIMEOUT = 300_000;
/** @source public-api.md, client options */
export const DEFAULT_IDLE_TIMEOUT = 300_000;

/** From this limit on, one shared timer looks after all waits, once a second: a timer for each call costs more. */
const COARSE_FROM = 10_000;
const TICK = 1000;
/** Timers beyond this many milliseconds fire at once instead. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Whether the platform's own `fetch` gives up after 300 s without headers or body, so that nothing is left open. */
export const ENDS_SILENT_REQUESTS =
  (globalThis as { process?: { release?: { name?: string } } }).process?.release?.name === "node";

/**
 * A limit on one wait after another: `arm` starts a wait, `pause` ends it, `end` forgets the watch. `expire` is called
 * once, when a wait lasted longer than `limit` (milliseconds).
 */
export class Watch {
  readonly #limit: number;
  readonly #expire: () => void;
  readonly #isCoarse: boolean;
  #deadline = Number.POSITIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(limit: number, expire: () => void) {
    this.#limit = limit;
    this.#expire = expire;
    this.#isCoarse = limit >= COARSE_FROM;
    if (this.#isCoarse) addToWheel(this);
  }

  arm(): void {
    this.#deadline = (this.#isCoarse ? coarseNow + TICK : performance.now()) + this.#limit;
    if (!this.#isCoarse) this.#timer ??= setTimeout(() => this.#check(), this.#limit);
  }

  pause(): void {
    this.#deadline = Number.POSITIVE_INFINITY;
  }

  end(): void {
    this.pause();
    if (this.#isCoarse) wheel.delete(this);
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Whether the wait is over its limit; if so, the watch has ended and `expire` was called. */
  check(now: number): boolean {
    if (now < this.#deadline) return false;
    this.end();
    this.#expire();
    return true;
  }

  #check(): void {
    this.#timer = undefined;
    const now = performance.now();
    // Timers may fire a little early. A wait that began later than the timer gets the rest of its time.
    if (this.#deadline === Number.POSITIVE_INFINITY || this.check(now + 1)) return;
    this.#timer = setTimeout(() => this.#check(), this.#deadline - now);
  }
}

/** Waits under the shared timer; most end long before their limit. */
const wheel = new Set<Watch>();
let ticking: ReturnType<typeof setInterval> | undefined;
let lastTick = 0;
/** Milliseconds by the count of ticks: looking at the clock for every piece of a stream would cost more than all else. */
let coarseNow = 0;

function addToWheel(watch: Watch): void {
  wheel.add(watch);
  const now = performance.now();
  // Edge workers end a timer together with the request that started it; then the next wait starts another.
  if (ticking !== undefined && now - lastTick < 5 * TICK) return;
  clearInterval(ticking);
  lastTick = now;
  ticking = setInterval(tick, TICK);
  // The shared timer alone keeps no process alive; an open connection does that. Browsers give a number.
  const timer: unknown = ticking;
  if (typeof timer === "object") (timer as { unref?(): void }).unref?.();
}

function tick(): void {
  lastTick = performance.now();
  coarseNow += TICK;
  for (const watch of wheel) watch.check(coarseNow);
  if (wheel.size > 0) return;
  clearInterval(ticking);
  ticking = undefined;
}

/** Waits `milliseconds`; ends at once with the reason of `signal`. A script that awaits it is kept alive. */
export function delay(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) {
      reject(signal.reason);
      return;
    }
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", stop, { once: true });
  });
}

/** A signal for all that belongs together, and how to let go of it. */
export interface Scope {
  readonly signal: AbortSignal | undefined;
  /** Must be called when the last wait is over; may be called twice. */
  end(): void;
}

const nothing = (): void => {};

/**
 * The limit of a whole call or of a wait for a job: the scope's signal aborts with the reason of `signal`, or with a
 * `RequestTimeoutError` after `limit` milliseconds. Costs nothing when there is neither.
 */
export function limited(signal: AbortSignal | undefined, limit: number | undefined, which: "total" | "poll"): Scope {
  if (limit === undefined || limit === Number.POSITIVE_INFINITY) {
    return { signal, end: nothing };
  }
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new RequestTimeoutError(which, limit)),
    Math.min(limit, LONGEST_TIMER),
  );
  const stop = (): void => controller.abort(signal?.reason);
  if (signal?.aborted === true) stop();
  else signal?.addEventListener("abort", stop, { once: true });
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
    },
  };
}

/**
 * Ends the wait for `work` at once when `signal` aborts, with its reason, also when `work` does not heed the signal.
 * The work itself goes on; `discard` receives what it gives too late.
 */
export function unlessAborted<T>(
  work: Promise<T>,
  signal: AbortSignal | undefined,
  discard?: (late: T) => void,
): Promise<T> {
  if (signal === undefined) return work;
  return new Promise((resolve, reject) => {
    let isOver = false;
    const stop = (): void => {
      isOver = true;
      reject(signal.reason);
    };
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
    const keep = (value: T): void => (isOver ? discard?.(value) : resolve(value));
    work.then(keep, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
