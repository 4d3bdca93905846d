import { checkSignal } from "./options.ts";
import { InputError } from "./errors.ts";
import { unlessAborted } from "./http/timeout.ts";

/** The outcome of one item. */
export type BatchOutcome<Output> =
  | {
      /** The work on this item is done. */
      readonly ok: true;
      /** The result. */
      readonly value: Output;
    }
  | {
      /** The work on this item failed. */
      readonly ok: false;
      /** The thrown error. */
      readonly error: unknown;
    };

/** Options of a batch. */
export interface BatchOptions {
  /** Items that are worked on at the same time, at least 1; default 4. */
  readonly concurrency?: number | undefined;
  /** Ends the batch: what has not begun is not begun, and `batch` fails with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Called after each item. */
  readonly onProgress?: ((progress: BatchProgress) => void) | undefined;
}

/** The progress of a batch. */
export interface BatchProgress {
  /** Items that are over, the failed ones among them. */
  readonly done: number;
  /** Items whose work threw. */
  readonly failed: number;
  /** Items in all. */
  readonly total: number;
}

const CONCURRENCY = 4;

/**
 * Works on many items, a few at a time.
 * @param work called with each item, its place, and a signal to pass on
 * @returns what became of each item, in the order of the items: an item that fails does not end the others
 * @throws InputError for a `concurrency` that is no whole number from 1 up, and a `signal` that is none; the reason of
 *   the signal
 */
export async function batch<Item, Output>(
  items: Iterable<Item>,
  work: (item: Item, index: number, signal: AbortSignal | undefined) => Promise<Output> | Output,
  { concurrency = CONCURRENCY, signal, onProgress }: BatchOptions = {},
): Promise<BatchOutcome<Output>[]> {
  if (!Number.isInteger(concurrency) || concurrency < 1) {
    throw new InputError("concurrency must be a whole number from 1 up");
  }
  checkSignal(signal);
  signal?.throwIfAborted();
  const all = [...items];
  const outcomes: BatchOutcome<Output>[] = [];
  let next = 0;
  let done = 0;
  let failed = 0;
  const worker = async (): Promise<void> => {
    while (next < all.length) {
      const index = next++;
      const outcome = await outcomeOf(() => work(all[index] as Item, index, signal));
      if (signal?.aborted === true) return;
      outcomes[index] = outcome;
      done++;
      if (!outcome.ok) failed++;
      onProgress?.({ done, failed, total: all.length });
    }
  };
  const workers = Promise.all(Array.from({ length: Math.min(concurrency, all.length) }, worker));
  try {
    // An item that heeds no signal does not hold up the end.
    await unlessAborted(workers, signal);
    return outcomes;
  } finally {
    // After an abort, or an `onProgress` that throws, nothing further is begun.
    next = all.length;
  }
}

async function outcomeOf<Output>(work: () => Promise<Output> | Output): Promise<BatchOutcome<Output>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, error };
  }
}
