import { getEventListeners } from "node:events";
import { inspect } from "node:util";
import { expect, test, vi } from "vitest";
import type { Answer } from "../../http/answer.ts";
import type { SendOptions, SendRequest } from "../../http/options.ts";
import { send } from "../../http/send.ts";
import { Chunks } from "../stream/stream.ts";
import { limited } from "../../http/timeout.ts";
import { type FaultyServer, type Reply, serve } from "./faulty-server.ts";

/** The token of these tests, which must not appear outside a request. */
export const TOKEN = "hf_SecretSecretSecret0123456789";
export const ORGANISATION = "payer-of-all-this";

/** Short waits, so that tests are fast. */
export const QUICK: SendOptions = {
  retry: { baseMs: 1, capMs: 2 },
  provider: "acme",
  task: "chat",
  billTo: ORGANISATION,
};

const POST: SendRequest = { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"a":1}' };

/** Sends a request with credentials to a server on this machine, and returns the response. */
export function post(origin: string, options: SendOptions = {}, request: SendRequest = POST): Promise<Answer> {
  const authorization = { header: "Authorization", value: `Bearer ${TOKEN}` };
  const target = { trust: "provider", url: `${origin}/call`, authorization, hosts: [new URL(origin).host] } as const;
  return send(target, request, { ...QUICK, ...options });
}

/** Sends a request like `post` and returns the JSON of the response. */
export async function ask(origin: string, options?: SendOptions): Promise<unknown> {
  return (await post(origin, options)).json();
}

/** Sends a request like `post` and reads the response as a stream. @returns all chunks */
export async function read(origin: string, options?: SendOptions): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const chunk of new Chunks(async () => ({ answer: await post(origin, options) }))) all.push(chunk);
  return all;
}

/** The servers that a faulty call uses. */
export interface Place {
  readonly origin: string;
  readonly server: FaultyServer;
  /** A server at another origin. By default, it responds with the headers of the request. */
  readonly other: FaultyServer;
}

/** One fault, and the expected result or error. */
export interface Fault {
  readonly name: string;
  readonly replies: readonly Reply[];
  /** Responses of the server at the other origin. */
  readonly others?: readonly Reply[];
  /** Runs the call. `signal` must have no listener left afterwards. */
  run(place: Place, signal: AbortSignal, abort: (reason: unknown) => void): Promise<unknown>;
  /**
   * The expected result or error. `error` is the name of the error, and `says` is a part of its message. All other
   * fields are compared with the fields of the error.
   */
  readonly wants:
    | { readonly value: unknown }
    | ({ readonly error: string; readonly says?: string } & Record<string, unknown>);
  /** Number of requests that must have reached the server. */
  readonly requests?: number;
  readonly otherRequests?: number;
  /** Checks both servers after the call. */
  check?(place: Place, error: unknown): void;
}

/** The outcome of a call with a fault, and the resources that are still open after the call. */
export interface Outcome {
  readonly value?: unknown;
  readonly error?: unknown;
  readonly milliseconds: number;
  readonly requests: number;
  readonly otherRequests: number;
  /** One text per kind of resource that is still open, and "the token" if the error shows the token. */
  readonly left: readonly string[];
}

/** Starts the servers for a fault, makes its call, and returns the outcome. */
export async function meet(fault: Fault): Promise<Outcome> {
  const server = await serve(...fault.replies);
  const other = await serve(
    ...(fault.others ?? [(request, response) => void response.end(JSON.stringify(request.headers))]),
  );
  const place = { origin: server.origin, server, other };
  const controller = new AbortController();
  const timers = countTimers();
  const start = performance.now();
  try {
    const outcome = await fault
      .run(place, controller.signal, (reason) => controller.abort(reason))
      .then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
    const milliseconds = performance.now() - start;
    const error = "error" in outcome ? outcome.error : undefined;
    const left = [...(await leftovers(place, controller.signal, timers)), ...leaks(error)];
    fault.check?.(place, error);
    return { ...outcome, milliseconds, requests: server.seen.length, otherRequests: other.seen.length, left };
  } finally {
    await Promise.all([server.close(), other.close()]);
  }
}

async function leftovers({ server, other }: Place, signal: AbortSignal, timers: number): Promise<string[]> {
  const isClear = (): boolean => server.busy() + other.busy() === 0 && countTimers() <= timers;
  // After the call, the other end of a connection may have a timer for a moment. The test runner also has timers while
  // it waits for its main process. So the loop waits until these timers are gone.
  for (let waited = 0; waited < 1000 && !isClear(); waited++) await new Promise((resolve) => setTimeout(resolve, 10));
  const left: string[] = [];
  if (server.busy() + other.busy() > 0) left.push("a response is still open");
  if (countTimers() > timers) left.push(`${countTimers() - timers} timers`);
  if (getEventListeners(signal, "abort").length > 0) left.push("a listener is left on the signal");
  return left;
}

/** Returns the number of timers that keep the process alive. */
export const countTimers = (): number => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;

/** Returns `["the token"]` if an error shows the token, otherwise an empty list. */
export function leaks(error: unknown): string[] {
  if (error === undefined) return [];
  const shown = [inspect(error, { depth: 12, showHidden: true, getters: true }), JSON.stringify(error)];
  if (error instanceof Error)
    shown.push(error.message, error.stack ?? "", inspect(error.cause, { depth: 12, showHidden: true }));
  return shown.some((text) => text?.includes(TOKEN)) ? ["the token"] : [];
}

/**
 * Time within which every faulty call must end, in milliseconds. The default time limits of the client are at least as
 * long, so a call that ends sooner was ended by its fault.
 */
export const SHORTEST_WAIT = 10_000;

/**
 * Adds one test for each fault of a server, the network or the caller. Requests go to a real local server. After each
 * test, no response, timer or listener may be left open, and no error may contain the token.
 */
export function testFaults(kind: string, faults: readonly Fault[]): void {
  test.each(faults.map((fault) => [fault.name, fault] as const))(`${kind}: %s`, async (_, fault) => {
    const { wants } = fault;
    const outcome = await meet(fault);
    if ("value" in wants) {
      expect(outcome.error).toBeUndefined();
      expect(outcome.value).toEqual(wants.value);
    } else {
      const { error: name, says = "", ...fields } = wants;
      expect(outcome.error).toMatchObject({ ...fields, name });
      expect((outcome.error as Error).message).toContain(says);
    }
    if (fault.requests !== undefined) expect(outcome.requests).toBe(fault.requests);
    if (fault.otherRequests !== undefined) expect(outcome.otherRequests).toBe(fault.otherRequests);
    expect(outcome.milliseconds).toBeLessThan(SHORTEST_WAIT);
    expect(outcome.left).toEqual([]);
  });
}

/** The caller's abort reason in these tests. */
export const REASON = new Error("the caller's own reason");

/** Calls `work`, and calls `abort` 30 ms later. */
export function aborting<T>(abort: (reason: unknown) => void, work: () => Promise<T>): Promise<T> {
  setTimeout(() => abort(REASON), 30);
  return work();
}

export async function within<T>(limit: number, work: (signal: AbortSignal | undefined) => Promise<T>): Promise<T> {
  const scope = limited(undefined, limit, "total");
  try {
    return await work(scope.signal);
  } finally {
    scope.end();
  }
}

/**
 * Runs an action, and counts the timers that would take more than a second. Returns the result, the number of timers
 * that the action started, and the number of timers that still run afterwards. Timers of the platform and of other
 * tests are not counted.
 */
export async function limitsOf<Result>(
  run: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly begun: number; readonly left: number }> {
  const begin = vi.spyOn(globalThis, "setTimeout");
  const end = vi.spyOn(globalThis, "clearTimeout");
  try {
    const result = await run();
    const begun = begin.mock.results.filter((_, index) => (begin.mock.calls[index]?.[1] ?? 0) > 1000);
    const ended = new Set<unknown>(end.mock.calls.map(([timer]) => timer));
    return { result, begun: begun.length, left: begun.filter(({ value }) => !ended.has(value)).length };
  } finally {
    begin.mockRestore();
    end.mockRestore();
  }
}
