import { READY, type Answer, type Call } from "./serve.ts";
import { startWorker } from "./trusted-worker.ts";

/** The limit for one run, in milliseconds, without loading the worker. */
export const TIME_LIMIT_MS = 3000;

/** The function of a playground: in a worker, or in the page if the browser has no workers. */
export interface Work<Request, Result> {
  /** Address of the worker's script. */
  readonly worker: () => Promise<string>;
  /**
   * The same work, to be done in the page, for browsers without workers. Absent for work that a page's security policy
   * forbids (making functions out of schemas), or that has no budgets of its own.
   */
  readonly inPage?: () => Promise<(request: Request) => Result | Promise<Result>>;
}

/** Does work beside the page, so that whatever is typed never stops it. */
export class Background<Request, Result> {
  readonly #work: Work<Request, Result>;
  #worker: Promise<Worker | undefined> | undefined;
  #last = 0;

  constructor(work: Work<Request, Result>) {
    this.#work = work;
  }

  /**
   * Runs one request. A run that is given up by `signal`, or takes too long, is ended at once, together with its worker.
   *
   * @throws the signal's reason, RangeError when the time is up, Error with what the work has thrown, or when the work needs
   *   a worker and there is none
   */
  async run(request: Request, signal: AbortSignal): Promise<Result> {
    const worker = await (this.#worker ??= this.#start());
    signal.throwIfAborted();
    if (worker === undefined) return this.#runInPage(request);
    return this.#ask(worker, request, signal);
  }

  async #runInPage(request: Request): Promise<Result> {
    if (this.#work.inPage === undefined) {
      // The next run tries again: the worker's script may not have been reached.
      this.close();
      throw new Error("This needs a worker, and the browser did not start one.");
    }
    return (await this.#work.inPage())(request);
  }

  /** Ends the worker; the next run starts another. */
  close(): void {
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.then((started) => started?.terminate());
  }

  /** Starts the worker. Undefined if the browser has no workers, or the script cannot be loaded. */
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
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage({ id, request } satisfies Call<Request>);
    return result.finally(() => finished.abort());
  }
}
