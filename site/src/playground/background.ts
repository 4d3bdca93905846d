import { READY, type Answer, type Call } from "./serve.ts";
import { startWorker } from "./trusted-worker.ts";

/**
 * Time limit for one run, in milliseconds. Loading the worker does not count. A run can take seconds on slow devices.
 */
export const TIME_LIMIT_MS = 30_000;

/** The work of a playground, as a function. It runs in a worker, or in the page if the browser has no workers. */
export interface Work<Request, Result> {
  /** Returns the address of the worker's script. */
  readonly worker: () => Promise<string>;
  /** Loads the function, so that browsers without workers can run it in the page. */
  readonly inPage: () => Promise<(request: Request) => Result | Promise<Result>>;
}

/** Runs the work of a playground in a worker, so that the work never blocks the page. */
export class Background<Request, Result> {
  readonly #work: Work<Request, Result>;
  #worker: Promise<Worker | undefined> | undefined;
  #last = 0;

  constructor(work: Work<Request, Result>) {
    this.#work = work;
  }

  /**
   * Runs one request. Stops the worker if `signal` aborts, or if the run takes too long.
   *
   * @throws RangeError after the time limit, the reason of `signal` if it aborts, or Error if the function throws
   */
  async run(request: Request, signal: AbortSignal): Promise<Result> {
    const worker = await (this.#worker ??= this.#start());
    signal.throwIfAborted();
    if (worker === undefined) return (await this.#work.inPage())(request);
    return this.#ask(worker, request, signal);
  }

  /** Stops the worker. The next run starts a new worker. */
  close(): void {
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.then((started) => started?.terminate());
  }

  /** Starts the worker. Returns undefined if the browser has no workers, or if the script cannot be loaded. */
  async #start(): Promise<Worker | undefined> {
    try {
      const worker = startWorker(await this.#work.worker());
      return await new Promise<Worker | undefined>((resolve) => {
        worker.addEventListener("error", () => resolve(undefined), { once: true });
        worker.addEventListener("message", ({ data }) => data === READY && resolve(worker), { once: true });
      });
    } catch {
      return undefined;
    }
  }

  #ask(worker: Worker, request: Request, signal: AbortSignal): Promise<Result> {
    const id = (this.#last += 1);
    const finished = new AbortController();
    const result = new Promise<Result>((resolve, reject) => {
      const giveUp = (reason: unknown): void => {
        this.close();
        reject(reason);
      };
      const tooLong = new RangeError(`Stopped: this takes longer than ${TIME_LIMIT_MS / 1000} seconds.`);
      const timer = setTimeout(giveUp, TIME_LIMIT_MS, tooLong);
      const options = { signal: finished.signal };
      finished.signal.addEventListener("abort", () => clearTimeout(timer));
      signal.addEventListener("abort", () => giveUp(signal.reason), options);
      worker.addEventListener("error", ({ message }) => giveUp(new Error(message)), options);
      const listen = ({ data }: MessageEvent<Answer<Result>>): void => {
        if (data.id !== id) return;
        if ("result" in data) resolve(data.result);
        else reject(new Error(data.failure));
      };
      worker.addEventListener("message", listen, options);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a message to a worker has no target origin
    worker.postMessage({ id, request } satisfies Call<Request>);
    return result.finally(() => finished.abort());
  }
}
