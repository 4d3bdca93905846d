import { messageOf } from "../message-of.ts";

/** A request to a worker. */
export interface Call<Request> {
  readonly id: number;
  readonly request: Request;
}

/** The worker's response: a result, or an error message. */
export type Answer<Result> = { readonly id: number } & ({ readonly result: Result } | { readonly failure: string });

/** The message that the worker sends as soon as it has loaded. */
export const READY = "ready";

/** Handles one request, and returns the result. */
export type Handle<Request> = (request: Request) => unknown;

/**
 * Runs in a worker, calls `handle` for each request of the page, and sends the result to the page.
 *
 * @param loading resolves when the data that `handle` needs is loaded. The time limit of a request starts then. If
 *   loading fails, `handle` must throw the error
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
