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
