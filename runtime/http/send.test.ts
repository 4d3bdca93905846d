import { expect } from "vitest";
import { answer, half, json, pieces, raw, silent } from "../inference/testing/faulty-server.ts";
import { aborting, ask, REASON, testFaults, TOKEN, within, type Fault } from "../inference/testing/fault.ts";

const OK = { ok: true };
const good = json(OK);

const faults: Fault[] = [
  {
    name: "an incomplete answer is an error",
    replies: [half('{"ok":')],
    run: ({ origin }) => ask(origin),
    wants: {
      error: "ConnectionError",
      httpResponse: { status: 200, body: '{"ok":' },
    },
    requests: 1,
  },
  {
    name: "an answer that stops in the middle ends with a timeout",
    replies: [half('{"ok":', "silence")],
    run: ({ origin }) => ask(origin, { idleTimeout: 60 }),
    wants: { error: "RequestTimeoutError", which: "idle", afterMs: 60 },
    requests: 1,
  },
  {
    name: "a server that sends no headers ends the call with a timeout",
    replies: [silent],
    run: ({ origin }) => ask(origin, { headersTimeout: 1000 }),
    wants: { error: "RequestTimeoutError", which: "headers", afterMs: 1000 },
    requests: 1,
  },
  {
    name: "the time limit of the call ends a wait between attempts",
    replies: [json({}, 500)],
    run: async ({ origin }) => within(60, (signal) => ask(origin, { signal, retry: { baseMs: 1e6, capMs: 1e6 } })),
    wants: { error: "RequestTimeoutError", which: "total", afterMs: 60 },
  },
  {
    name: "an answer that is not JSON is an error",
    replies: [answer(200, "Hello", { "content-type": "text/plain" })],
    run: ({ origin }) => ask(origin),
    wants: { error: "ProviderOutputError", responseBody: "Hello" },
    requests: 1,
  },
  {
    name: "an HTML page with status 200 is an error",
    replies: [answer(200, "<!doctype html><p>Login", { "content-type": "text/html" })],
    run: ({ origin }) => ask(origin),
    wants: { error: "ProviderOutputError", says: "text/html" },
  },
  {
    name: "an HTML page from the hub leads to a HubApiError",
    replies: [answer(200, "<p>Login", { "content-type": "text/html" })],
    run: ({ origin }) => ask(origin, { api: "hub" }),
    wants: { error: "HubApiError" },
  },
  {
    name: "incomplete JSON is an error",
    replies: [answer(200, '{"a":[1,2', { "content-type": "application/json" })],
    run: ({ origin }) => ask(origin),
    wants: { error: "ProviderOutputError" },
  },
  {
    name: "an empty body is an error",
    replies: [answer(200, "", { "content-type": "application/json" })],
    run: ({ origin }) => ask(origin),
    wants: { error: "ProviderOutputError", says: "an empty body" },
  },
  {
    name: "the error for status 502 contains the HTML page",
    replies: [answer(502, "<html>Bad gateway</html>", { "content-type": "text/html" })],
    run: ({ origin }) => ask(origin),
    wants: {
      error: "ProviderApiError",
      httpResponse: { body: "<html>Bad gateway</html>" },
    },
  },
  {
    name: "the error contains the received part of an interrupted body",
    replies: [half('{"error":"so', "cut", 400)],
    run: ({ origin }) => ask(origin),
    wants: {
      error: "ProviderApiError",
      httpResponse: { status: 400, body: '{"error":"so' },
    },
  },
  {
    name: "an error contains only a part of a body of many megabytes",
    replies: [answer(400, "x".repeat(3e6))],
    run: ({ origin }) => ask(origin),
    wants: { error: "ProviderApiError" },
    check: (_, error) => expect(JSON.stringify(error).length).toBeLessThan(1.1e6),
  },
  {
    name: "an answer with a Content-Length above the limit is an error",
    replies: [answer(200, "x".repeat(2000))],
    run: ({ origin }) => ask(origin, { maxResponseBytes: 1000 }),
    wants: { error: "ProviderOutputError", says: "1000 bytes" },
  },
  {
    name: "an answer without a Content-Length is an error when it exceeds the limit",
    replies: [pieces(["x".repeat(600), "y".repeat(600)], "silence")],
    run: ({ origin }) => ask(origin, { maxResponseBytes: 1000 }),
    wants: { error: "ProviderOutputError", says: "1000 bytes" },
  },
  {
    name: "a content type in capitals is recognised",
    replies: [answer(200, '{"ok":true}', { "content-type": "APPLICATION/JSON; Charset=UTF-8" })],
    run: ({ origin }) => ask(origin),
    wants: { value: OK },
  },
  {
    name: "a key __proto__ is left out of the result",
    replies: [answer(200, '{"ok":true,"__proto__":{"evil":1},"a":[{"\\u005f_proto__":1}]}')],
    run: ({ origin }) => ask(origin),
    wants: { value: { ok: true, a: [{}] } },
  },
  {
    name: "an answer that is not HTTP leads to a ConnectionError",
    replies: [raw("SSH-2.0-OpenSSH_9.6\r\n")],
    run: ({ origin }) => ask(origin),
    wants: { error: "ConnectionError" },
    requests: 3,
  },
  {
    name: "an abort before the call rejects the call, and no request is sent",
    replies: [good],
    run: ({ origin }) => ask(origin, { signal: AbortSignal.abort(REASON) }),
    wants: { error: "Error", message: REASON.message },
    requests: 0,
  },
  {
    name: "an abort before the headers rejects the call with the caller's reason",
    replies: [silent],
    run: ({ origin }, signal, abort) => aborting(abort, () => ask(origin, { signal })),
    wants: { error: "Error", message: REASON.message },
  },
  {
    name: "an abort during the body rejects the call with the caller's reason",
    replies: [half("{", "silence")],
    run: ({ origin }, signal, abort) => aborting(abort, () => ask(origin, { signal })),
    wants: { error: "Error", message: REASON.message },
  },
  {
    name: "an abort between two attempts rejects the call with the caller's reason",
    replies: [json({}, 503, { "retry-after": "50" })],
    run: ({ origin }, signal, abort) => aborting(abort, () => ask(origin, { signal })),
    wants: { error: "Error", message: REASON.message },
  },
  {
    name: "an abort during the body of an error rejects the call with the caller's reason",
    replies: [half("{", "silence", 400)],
    run: ({ origin }, signal, abort) => aborting(abort, () => ask(origin, { signal })),
    wants: { error: "Error", message: REASON.message },
  },
  {
    name: "an abort rejects the call at once, even if the caller's fetch ignores the signal",
    replies: [],
    run: (_, signal, abort) =>
      aborting(abort, () => ask("http://localhost", { signal, fetch: () => new Promise<Response>(() => {}) })),
    wants: { error: "Error", message: REASON.message },
  },
  {
    name: "a fetch that never returns ends with a timeout",
    replies: [],
    run: () => ask("http://localhost", { headersTimeout: 40, fetch: () => new Promise<Response>(() => {}) }),
    wants: { error: "RequestTimeoutError", which: "headers" },
  },
  {
    name: "if the caller's fetch throws an error that contains the token, the call's error does not show the token",
    replies: [],
    run: () => ask("http://localhost", { fetch: leakyFetch }),
    wants: { error: "ConnectionError" },
  },
  {
    name: "a token with a line break is not sent",
    replies: [good],
    run: ({ origin }) => ask(origin, { headers: { "x-api-key": `${TOKEN}\r\nx-evil: 1` } }),
    wants: { error: "InputError", says: "x-api-key" },
    requests: 0,
  },
  {
    name: "billTo with a line break is not sent",
    replies: [good],
    run: ({ origin }) => ask(origin, { billTo: `${TOKEN}\n` }),
    wants: { error: "InputError" },
    requests: 0,
  },
  {
    name: "an error that a hook throws ends the call",
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
    name: "a finished call with time limits and a signal leaves no timer, listener or connection behind",
    replies: [good],
    run: ({ origin }, signal) => ask(origin, { signal, headersTimeout: 5000, idleTimeout: 5000 }),
    wants: { value: OK },
  },
  {
    name: "a retried call with a signal leaves no timer, listener or connection behind",
    replies: [json({}, 500), good],
    run: ({ origin }, signal) => ask(origin, { signal }),
    wants: { value: OK },
  },
  {
    name: "a failed attempt is tried again even if the body of its response never ends",
    replies: [half("{", "silence", 503), good],
    run: ({ origin }) => ask(origin),
    wants: { value: OK },
  },
  {
    name: "an answer that announces more bytes than allowed is an error, even if its body never ends",
    replies: [half("{", "silence")],
    run: ({ origin }) => ask(origin, { maxResponseBytes: 100 }),
    wants: { error: "ProviderOutputError", says: "100 bytes" },
  },
  {
    name: "an answer that arrives after an abort is cancelled",
    replies: [],
    run: lateAnswer,
    wants: { value: ["the caller's own reason", "cancelled"] },
  },
];

testFaults("whole answers", faults);

/** Rejects with an error that contains the whole request, as the `fetch` of some platforms does. */
function leakyFetch(_: unknown, init?: RequestInit): Promise<Response> {
  const cause = Object.assign(new Error(`sent ${JSON.stringify(init?.headers)}`), { request: init });
  return Promise.reject(Object.assign(new TypeError("fetch failed", { cause }), { config: init }));
}

/**
 * Makes a call whose `fetch` ignores the signal and responds late. Returns the message of the call's error, and
 * "cancelled" if the late response was cancelled.
 */
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
