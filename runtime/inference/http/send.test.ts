import { expect } from "vitest";
import { answer, half, json, pieces, raw, silent } from "../testing/faulty-server.ts";
import { aborting, ask, REASON, testFaults, TOKEN, within } from "../testing/fault.ts";
import type { Fault } from "../testing/fault.ts";

/* Part of the fault matrix: each test causes a fault of the server, the network or the caller, and checks the result.
   Requests go to a real local server. After each test, no response, timer or listener may be left open, and no error
   may contain the token. */

const OK = { ok: true };
const good = json(OK);

const faults: Fault[] = [
  {
    name: "half an answer",
    replies: [half('{"ok":')],
    run: ({ origin }) => ask(origin),
    wants: {
      error: "ConnectionError",
      httpResponse: { status: 200, body: '{"ok":' },
    },
    requests: 1,
  },
  {
    name: "half an answer, then silence",
    replies: [half('{"ok":', "silence")],
    run: ({ origin }) => ask(origin, { idleTimeout: 60 }),
    wants: { error: "RequestTimeoutError", which: "idle", afterMs: 60 },
    requests: 1,
  },
  {
    name: "headers never come",
    replies: [silent],
    run: ({ origin }) => ask(origin, { headersTimeout: 1000 }),
    wants: { error: "RequestTimeoutError", which: "headers", afterMs: 1000 },
    requests: 1,
  },
  {
    name: "the whole call takes too long",
    replies: [json({}, 500)],
    run: async ({ origin }) => within(60, (signal) => ask(origin, { signal, retry: { baseMs: 1e6, capMs: 1e6 } })),
    wants: { error: "RequestTimeoutError", which: "total", afterMs: 60 },
  },
  {
    name: "no JSON",
    replies: [answer(200, "Hello", { "content-type": "text/plain" })],
    run: ({ origin }) => ask(origin),
    wants: { error: "ProviderOutputError", responseBody: "Hello" },
    requests: 1,
  },
  {
    name: "a page with status 200",
    replies: [answer(200, "<!doctype html><p>Login", { "content-type": "text/html" })],
    run: ({ origin }) => ask(origin),
    wants: { error: "ProviderOutputError", says: "text/html" },
  },
  {
    name: "a page from the hub",
    replies: [answer(200, "<p>Login", { "content-type": "text/html" })],
    run: ({ origin }) => ask(origin, { api: "hub" }),
    wants: { error: "HubApiError" },
  },
  {
    name: "truncated JSON",
    replies: [answer(200, '{"a":[1,2', { "content-type": "application/json" })],
    run: ({ origin }) => ask(origin),
    wants: { error: "ProviderOutputError" },
  },
  {
    name: "an empty body",
    replies: [answer(200, "", { "content-type": "application/json" })],
    run: ({ origin }) => ask(origin),
    wants: { error: "ProviderOutputError", says: "an empty body" },
  },
  {
    name: "a page with status 502",
    replies: [answer(502, "<html>Bad gateway</html>", { "content-type": "text/html" })],
    run: ({ origin }) => ask(origin),
    wants: {
      error: "ProviderApiError",
      httpResponse: { body: "<html>Bad gateway</html>" },
    },
  },
  {
    name: "an error whose body breaks off",
    replies: [half('{"error":"so', "cut", 400)],
    run: ({ origin }) => ask(origin),
    wants: {
      error: "ProviderApiError",
      httpResponse: { status: 400, body: '{"error":"so' },
    },
  },
  {
    name: "an error body of many megabytes",
    replies: [answer(400, "x".repeat(3e6))],
    run: ({ origin }) => ask(origin),
    wants: { error: "ProviderApiError" },
    check: (_, error) => expect(JSON.stringify(error).length).toBeLessThan(1.1e6),
  },
  {
    name: "an answer that says it is too large",
    replies: [answer(200, "x".repeat(2000))],
    run: ({ origin }) => ask(origin, { maxResponseBytes: 1000 }),
    wants: { error: "ProviderOutputError", says: "1000 bytes" },
  },
  {
    name: "an answer too large without a length",
    replies: [pieces(["x".repeat(600), "y".repeat(600)], "silence")],
    run: ({ origin }) => ask(origin, { maxResponseBytes: 1000 }),
    wants: { error: "ProviderOutputError", says: "1000 bytes" },
  },
  {
    name: "content types in capitals",
    replies: [answer(200, '{"ok":true}', { "content-type": "APPLICATION/JSON; Charset=UTF-8" })],
    run: ({ origin }) => ask(origin),
    wants: { value: OK },
  },
  {
    name: "a key that would change a prototype",
    replies: [answer(200, '{"ok":true,"__proto__":{"evil":1},"a":[{"\\u005f_proto__":1}]}')],
    run: ({ origin }) => ask(origin),
    wants: { value: { ok: true, a: [{}] } },
  },
  {
    name: "no HTTP at all",
    replies: [raw("SSH-2.0-OpenSSH_9.6\r\n")],
    run: ({ origin }) => ask(origin),
    wants: { error: "ConnectionError" },
    requests: 3,
  },
  {
    name: "the caller aborts before",
    replies: [good],
    run: ({ origin }) => ask(origin, { signal: AbortSignal.abort(REASON) }),
    wants: { error: "Error", message: REASON.message },
    requests: 0,
  },
  {
    name: "the caller aborts while no header comes",
    replies: [silent],
    run: ({ origin }, signal, abort) => aborting(abort, () => ask(origin, { signal })),
    wants: { error: "Error", message: REASON.message },
  },
  {
    name: "the caller aborts within the body",
    replies: [half("{", "silence")],
    run: ({ origin }, signal, abort) => aborting(abort, () => ask(origin, { signal })),
    wants: { error: "Error", message: REASON.message },
  },
  {
    name: "the caller aborts while it waits to try again",
    replies: [json({}, 503, { "retry-after": "50" })],
    run: ({ origin }, signal, abort) => aborting(abort, () => ask(origin, { signal })),
    wants: { error: "Error", message: REASON.message },
  },
  {
    name: "the caller aborts within the body of an error",
    replies: [half("{", "silence", 400)],
    run: ({ origin }, signal, abort) => aborting(abort, () => ask(origin, { signal })),
    wants: { error: "Error", message: REASON.message },
  },
  {
    name: "a fetch of the caller that ignores the signal",
    replies: [],
    run: (_, signal, abort) =>
      aborting(abort, () => ask("http://localhost", { signal, fetch: () => new Promise<Response>(() => {}) })),
    wants: { error: "Error", message: REASON.message },
  },
  {
    name: "a fetch of the caller that never answers",
    replies: [],
    run: () => ask("http://localhost", { headersTimeout: 40, fetch: () => new Promise<Response>(() => {}) }),
    wants: { error: "RequestTimeoutError", which: "headers" },
  },
  {
    name: "a fetch of the caller that throws the token",
    replies: [],
    run: () => ask("http://localhost", { fetch: leakyFetch }),
    wants: { error: "ConnectionError" },
  },
  {
    name: "a token with a line break",
    replies: [good],
    run: ({ origin }) => ask(origin, { headers: { "x-api-key": `${TOKEN}\r\nx-evil: 1` } }),
    wants: { error: "InputError", says: "x-api-key" },
    requests: 0,
  },
  {
    name: "a paying organisation with a line break",
    replies: [good],
    run: ({ origin }) => ask(origin, { billTo: `${TOKEN}\n` }),
    wants: { error: "InputError" },
    requests: 0,
  },
  {
    name: "a hook that throws",
    replies: [good],
    run: ({ origin }) =>
      ask(origin, {
        onResponse: () => {
          throw REASON;
        },
      }),
    wants: { error: "Error", message: REASON.message },
    requests: 1,
  },

  {
    name: "no fault, with every limit and a signal",
    replies: [good],
    run: ({ origin }, signal) => ask(origin, { signal, headersTimeout: 5000, idleTimeout: 5000 }),
    wants: { value: OK },
  },
  {
    name: "one failure, with a signal",
    replies: [json({}, 500), good],
    run: ({ origin }, signal) => ask(origin, { signal }),
    wants: { value: OK },
  },
  {
    name: "a failed attempt whose body never ends",
    replies: [half("{", "silence", 503), good],
    run: ({ origin }) => ask(origin),
    wants: { value: OK },
  },
  {
    name: "an answer that says it is too large and never ends",
    replies: [half("{", "silence")],
    run: ({ origin }) => ask(origin, { maxResponseBytes: 100 }),
    wants: { error: "ProviderOutputError", says: "100 bytes" },
  },
  {
    name: "an answer after the caller has aborted",
    replies: [],
    run: lateAnswer,
    wants: { value: ["the caller's own reason", "cancelled"] },
  },
];

testFaults("whole answers", faults);

/** Fails like a platform that puts the request into its errors. */
function leakyFetch(_: unknown, init?: RequestInit): Promise<Response> {
  const cause = Object.assign(new Error(`sent ${JSON.stringify(init?.headers)}`), { request: init });
  return Promise.reject(Object.assign(new TypeError("fetch failed", { cause }), { config: init }));
}

/** Returns a caller's `fetch` that ignores the signal and responds late. */
async function lateAnswer(_: unknown, signal: AbortSignal, abort: (reason: unknown) => void): Promise<string[]> {
  const seen: string[] = [];
  const body = new ReadableStream({ cancel: () => void seen.push("cancelled") });
  const late = () => new Promise<Response>((resolve) => setTimeout(() => resolve(new Response(body)), 60));
  await aborting(abort, () => ask("http://localhost", { signal, fetch: late })).catch((error: Error) =>
    seen.push(error.message),
  );
  await new Promise((resolve) => setTimeout(resolve, 60));
  return seen;
}
