import { checkSignal } from "./options.ts";
import { Pace, type PaceOptions, type ResponseListener } from "./pace.ts";
import { InputError } from "../http/errors.ts";
import { unlessAborted } from "../http/timeout.ts";

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
export interface BatchOptions<Item = unknown, Output = unknown> extends PaceOptions<Item> {
  /** Maximum number of items to process at the same time: an integer of at least 1. Default: 4. */
  readonly concurrency?: number | undefined;
  /** Aborts the batch: no further item starts, and `batch` rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Called each time the work on an item has ended. */
  readonly onProgress?: ((progress: BatchProgress) => void) | undefined;
  /**
   * Receives the outcome of each item as soon as it is known. The batch then keeps no outcome, and returns an empty
   * list. The item counts as running until a returned promise resolves, so a slow receiver slows the batch.
   */
  readonly onResult?: ((outcome: BatchOutcome<Output>, index: number, item: Item) => void | Promise<void>) | undefined;
}

/** The progress of a batch. */
export interface BatchProgress {
  /** Number of finished items, including items that failed. */
  readonly done: number;
  /** Number of items that failed. */
  readonly failed: number;
  /** Number of all items. For a generator or an async iterable, undefined until its end has been reached. */
  readonly total: number | undefined;
}

const CONCURRENCY = 4;

/** A function that works on one item of a batch. */
export type BatchWork<Item, Output> = (
  item: Item,
  index: number,
  signal: AbortSignal | undefined,
) => Promise<Output> | Output;

/**
 * Calls `work` for each item. At most `concurrency` calls run at the same time. After an error with status 429, no item
 * starts for the time that the server asks for. `client.batch` also obeys the rate-limit headers of the provider.
 * @param items a generator or an async iterable is read as it comes: the next item is taken only when fewer than
 *   `concurrency` are running
 * @param work  called with each item, its index, and the signal, which `work` can pass on to its requests
 * @returns the outcome of each item, in the order of the items, or an empty list if `onResult` receives the outcomes; a
 *   failed item does not stop the others
 * @throws InputError for `items` that are not iterable, and for an invalid option; the signal's reason after an abort;
 *   an error of `onProgress`, `onResult`, `estimateTokens` or the iterable
 */
export function batch<Item, Output>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: BatchWork<Item, Output>,
  options: BatchOptions<Item, Output> = {},
): Promise<BatchOutcome<Output>[]> {
  return runBatch(items, work, options, new Set());
}

/** See {@link batch}. @param listeners contains the pace of the batch while the batch runs */
export async function runBatch<Item, Output>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: BatchWork<Item, Output>,
  options: BatchOptions<Item, Output>,
  listeners: Set<ResponseListener>,
): Promise<BatchOutcome<Output>[]> {
  const { concurrency = CONCURRENCY, signal, onProgress, onResult } = options;
  checkConcurrency(concurrency);
  checkSignal(signal);
  signal?.throwIfAborted();
  const pace = new Pace<Item>(options);
  const source = sourceOf(items);
  const outcomes: BatchOutcome<Output>[] = [];
  let done = 0;
  let failed = 0;
  const run = async (item: Item, index: number): Promise<void> => {
    signal?.throwIfAborted();
    const expected = pace.start(item, index);
    const outcome = await outcomeOf(() => work(item, index, signal));
    signal?.throwIfAborted();
    if (onResult === undefined) outcomes[index] = outcome;
    else await onResult(outcome, index, item);
    signal?.throwIfAborted();
    pace.finish(expected, outcome);
    done++;
    if (!outcome.ok) failed++;
    onProgress?.({ done, failed, total: source.total });
  };
  listeners.add(pace);
  try {
    // After an abort, the wait ends at once, even if `work` or the iterable ignores the signal.
    await unlessAborted(forEach(source, concurrency, pace, run), signal);
    return outcomes;
  } finally {
    listeners.delete(pace);
    pace.end();
    close(source);
  }
}

function checkConcurrency(concurrency: number): void {
  if (Number.isInteger(concurrency) && concurrency >= 1) return;
  throw new InputError("concurrency must be an integer of at least 1");
}

/** The items of a batch. */
interface Source<Item> {
  readonly items: Iterator<Item> | AsyncIterator<Item>;
  /** Number of all items, if it is known. */
  total: number | undefined;
  /** True if no further item must be read. */
  isClosed: boolean;
}

/** Returns a reader of the items. @throws InputError if the items are not iterable */
function sourceOf<Item>(items: Iterable<Item> | AsyncIterable<Item>): Source<Item> {
  const given = Object(items) as typeof items;
  if (Symbol.asyncIterator in given) {
    return { items: given[Symbol.asyncIterator](), total: undefined, isClosed: false };
  }
  if (!(Symbol.iterator in given)) throw new InputError("items must be an array or another iterable");
  if (!("length" in given || "size" in given)) {
    return { items: given[Symbol.iterator](), total: undefined, isClosed: false };
  }
  // The caller may change the list while the batch runs.
  const list: readonly Item[] = [...given];
  return { items: list[Symbol.iterator](), total: list.length, isClosed: false };
}

/** Closes a source that may not have reached its end. An error is dropped, because the batch has already ended. */
function close(source: Source<unknown>): void {
  source.isClosed = true;
  const closed = async (): Promise<unknown> => source.items.return?.();
  closed().catch(() => {});
}

/** Calls `run` for each item, at most `concurrency` at the same time. @throws the errors of the source and of `run` */
function forEach<Item>(
  source: Source<Item>,
  concurrency: number,
  pace: Pace<Item>,
  run: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  let index = 0;
  let running = 0;
  let isReading = false;
  const hasRoom = (): boolean => !source.isClosed && running < concurrency;
  return new Promise((resolve, reject) => {
    const start = (item: Item): void => {
      // The batch may have ended while the item was read.
      if (source.isClosed) return;
      running++;
      run(item, index++)
        .finally(() => running--)
        .then(fill)
        .catch(reject);
    };
    /** Reads items until `concurrency` of them are running. */
    const fill = async (): Promise<void> => {
      if (isReading) return;
      isReading = true;
      while (hasRoom()) {
        const next = source.items.next();
        const step = "then" in next ? await next : next;
        if (step.done === true) source.isClosed = true;
        // Waits only after an item has been read, because after the last item there is nothing to wait for.
        else if (pace.wait() > 0) await pace.turn().then(() => start(step.value));
        else start(step.value);
      }
      isReading = false;
      if (!source.isClosed) return;
      source.total = index;
      if (running === 0) resolve();
    };
    fill().catch(reject);
  });
}

async function outcomeOf<Output>(work: () => Promise<Output> | Output): Promise<BatchOutcome<Output>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, error };
  }
}
