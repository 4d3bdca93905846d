import { checkSignal } from "./options.ts";
import { InputError } from "./errors.ts";
import { unlessAborted } from "./http/timeout.ts";

/** The result or the error of one item. */
export type BatchOutcome<Output> =
  | {
      /** The work on this item succeeded. */
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
  /** Maximum number of items to process at the same time: an integer of at least 1. Default: 4. */
  readonly concurrency?: number | undefined;
  /** Aborts the batch: no further item starts, and `batch` rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Called each time the work on an item has ended. */
  readonly onProgress?: ((progress: BatchProgress) => void) | undefined;
}

/** The progress of a batch. */
export interface BatchProgress {
  /** Number of finished items, including items that failed. */
  readonly done: number;
  /** Number of items that failed. */
  readonly failed: number;
  /** Number of all items. */
  readonly total: number;
}

const CONCURRENCY = 4;

/**
 * Calls `work` for each item. At most `concurrency` calls run at the same time.
 * @param work called with each item, its index, and the signal, which `work` can pass on to its requests
 * @returns the outcome of each item, in the order of the items; a failed item does not stop the others
 * @throws InputError for an invalid `concurrency` or `signal`; the signal's reason after an abort; an error that
 *   `onProgress` throws
 */
export async function batch<Item, Output>(
  items: Iterable<Item>,
  work: (item: Item, index: number, signal: AbortSignal | undefined) => Promise<Output> | Output,
  { concurrency = CONCURRENCY, signal, onProgress }: BatchOptions = {},
): Promise<BatchOutcome<Output>[]> {
  if (!Number.isInteger(concurrency) || concurrency < 1) {
    throw new InputError("concurrency must be an integer of at least 1");
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
    // After an abort, the wait ends at once, even if `work` ignores the signal.
    await unlessAborted(workers, signal);
    return outcomes;
  } finally {
    // Makes sure that no further item starts after an abort or an error in `onProgress`.
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
