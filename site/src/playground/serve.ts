import { messageOf } from "../message-of.ts";

/** A request to a worker. */
export interface Call<Request> {
  readonly id: number;
  readonly request: Request;
}

/** The worker's answer: a result, or the reason why there is none. */
export type Answer<Result> = { readonly id: number } & ({ readonly result: Result } | { readonly failure: string });

/** Said once, when the worker has loaded. */
export const READY = "ready";

/** Does the work of one request. */
export type Handle<Request> = (request: Request) => unknown;

/**
 * Runs in a worker: answers every call of the page by `handle`.
 *
 * @param loading what the answers need; waiting for it does not count as work. When it fails, the answers say why
 */
export function serve<Request>(handle: Handle<Request>, loading: Promise<unknown> = Promise.resolve()): void {
  addEventListener("message", ({ data }: MessageEvent<Call<Request>>) => void answer(data, handle));
  const ready = (): void => postMessage(READY);
  void loading.then(ready, ready);
}

async function answer<Request>({ id, request }: Call<Request>, handle: Handle<Request>): Promise<void> {
  try {
    postMessage({ id, result: await handle(request) });
  } catch (error) {
    postMessage({ id, failure: messageOf(error) });
  }
}
