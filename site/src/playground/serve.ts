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

/** Runs in a worker, calls `handle` for each request of the page, and sends the result to the page. */
export function serve<Request>(handle: Handle<Request>): void {
  addEventListener("message", ({ data }: MessageEvent<Call<Request>>) => void answer(data, handle));
  postMessage(READY);
}

async function answer<Request>({ id, request }: Call<Request>, handle: Handle<Request>): Promise<void> {
  try {
    postMessage({ id, result: await handle(request) });
  } catch (error) {
    postMessage({ id, failure: messageOf(error) });
  }
}
