import type { ChatAnswer, ChatRequest } from "./requests.ts";

/** A request to the worker. */
export interface Call {
  readonly id: number;
  readonly request: ChatRequest;
}

/** The worker's response: a result, or an error message. */
export type Answer = { readonly id: number } & ({ readonly result: ChatAnswer } | { readonly failure: string });

/**
 * Time limit for one run, in milliseconds. Loading the worker does not count. A run can take seconds on slow devices.
 */
const TIME_LIMIT_MS = 30_000;

/**
 * Runs the work of the playground in a worker, so that the work never blocks the page. Runs it in the page if the
 * browser has no workers.
 */
export class Background {
  #worker: Promise<Worker | undefined> | undefined;
  #last = 0;

  /**
   * Runs one request. Stops the worker if `signal` aborts, or if the run takes too long.
   *
   * @throws RangeError after the time limit, the reason of `signal` if it aborts, or Error if the function throws
   */
  async run(request: ChatRequest, signal: AbortSignal): Promise<ChatAnswer> {
    const worker = await (this.#worker ??= this.#start());
    signal.throwIfAborted();
    if (worker === undefined) return (await import("./requests.ts")).answerChat(request);
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
      const worker = startWorker((await import("./worker.ts?worker&url")).default);
      return await new Promise<Worker | undefined>((resolve) => {
        worker.addEventListener("error", () => resolve(undefined), { once: true });
        // The first message says that the worker has loaded.
        worker.addEventListener("message", () => resolve(worker), { once: true });
      });
    } catch {
      return undefined;
    }
  }

  #ask(worker: Worker, request: ChatRequest, signal: AbortSignal): Promise<ChatAnswer> {
    const id = (this.#last += 1);
    const finished = new AbortController();
    const result = new Promise<ChatAnswer>((resolve, reject) => {
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
      const listen = ({ data }: MessageEvent<Answer>): void => {
        if (data.id !== id) return;
        if ("result" in data) resolve(data.result);
        else reject(new Error(data.failure));
      };
      worker.addEventListener("message", listen, options);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a message to a worker has no target origin
    worker.postMessage({ id, request } satisfies Call);
    return result.finally(() => finished.abort());
  }
}

/** The browser's Trusted Types API. A page can require that all addresses of scripts come from this API. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string };
}

/** Name of the only Trusted Types policy that the content security policy of a playground allows. */
const POLICY = "hubsmith-worker";

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/**
 * Starts a worker from a script of this site.
 *
 * @param address path of the script on this origin, as the build wrote it
 * @throws TypeError if the address has another origin, or if the browser does not allow workers
 */
export function startWorker(address: string): Worker {
  const types = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;
  if (types !== undefined) policy ??= types.createPolicy(POLICY, { createScriptURL: sameOrigin });
  return new Worker(policy?.createScriptURL(address) ?? sameOrigin(address), { type: "module" });
}

function sameOrigin(address: string): string {
  const { origin, href } = new URL(address, location.href);
  if (origin !== location.origin) throw new TypeError(`a worker must come from ${location.origin}, not from ${origin}`);
  return href;
}
