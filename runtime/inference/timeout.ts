import { RequestTimeoutError } from "./errors.ts";
import { LONGEST_TIMER } from "./watch.ts";

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
