import { expect, test } from "vitest";
import { fetchMedia } from "./media.ts";
import { waitForJob } from "./job.ts";
import type { JobOptions, JobWait } from "./job.ts";
import { chunks } from "./stream.ts";
import { limited } from "./timeout.ts";
import {
  answer,
  deadOrigin,
  echo,
  endless,
  half,
  json,
  pieces,
  raw,
  redirect,
  reset,
  serve,
  silent,
} from "./testing/faulty-server.ts";
import { ask, meet, ORGANISATION, post, QUICK, read, TOKEN } from "./testing/fault.ts";
import type { Fault, Place } from "./testing/fault.ts";

/*
 * The fault matrix: what a server, a network or a caller can do wrong, and what it must end in. Every fault runs against
 * a real server; afterwards no answer may be open, no timer run, no listener be left, and no error hold the token.
 */

const OK = { ok: true };
const good = json(OK);
const reason = new Error("the caller's own reason");
const later = (milliseconds: number, work: () => void): void => void setTimeout(work, milliseconds);
const soon = (abort: (reason: unknown) => void): void => later(30, () => abort(reason));
const chat = (text: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: text }, finish_reason: finish }] })}\n\n`;
const chunk = (text: string, finish: string | null = null): unknown => ({
  choices: [{ index: 0, delta: { content: text }, finish_reason: finish }],
});
const DONE = "data: [DONE]\n\n";
const hello = [chat("Hel"), chat("lo", "stop"), DONE];
const HELLO = [chunk("Hel"), chunk("lo", "stop")];
const TRUNCATED = { error: "ProviderOutputError", truncated: true, text: "Hel" };
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array.from({ length: 600 }, () => 7)]);

const sync: Fault[] = [
  {
    name: "connection reset once",
    replies: [reset, good],
    run: ({ origin }) => ask(origin),
    wants: { value: OK },
    requests: 2,
  },
  {
    name: "connection reset always",
    replies: [reset],
    run: ({ origin }) => ask(origin),
    wants: { error: "ConnectionError" },
    requests: 3,
  },
  {
    name: "connection refused",
    replies: [],
    run: async () => ask(await deadOrigin()),
    wants: { error: "ConnectionError", message: expect.stringContaining("ECONNREFUSED") as string },
  },
  {
    name: "unknown host",
    replies: [],
    run: () => ask("http://nowhere.localhost:1"),
    wants: { error: "ConnectionError" },
  },
  ...[408, 429, 500, 502, 503, 504].map((status): Fault => ({
    name: `status ${status} twice, then an answer`,
    replies: [json({}, status), json({}, status), good],
    run: ({ origin }) => ask(origin),
    wants: { value: OK },
    requests: 3,
  })),
  ...[400, 401, 403, 404, 409, 422, 501].map((status): Fault => ({
    name: `status ${status} is final`,
    replies: [echo(status)],
    run: ({ origin }) => ask(origin),
    wants: {
      error: "ProviderApiError",
      httpResponse: expect.objectContaining({ status, requestId: "request-1" }) as object,
    },
    requests: 1,
  })),
  {
    name: "status 500 always",
    replies: [echo(500)],
    run: ({ origin }) => ask(origin),
    wants: { error: "ProviderApiError" },
    requests: 3,
  },
  {
    name: "no retries wanted",
    replies: [echo(503)],
    run: ({ origin }) => ask(origin, { maxRetries: 0 }),
    wants: { error: "ProviderApiError" },
    requests: 1,
  },
  {
    name: "the hub fails",
    replies: [echo(404)],
    run: ({ origin }) => ask(origin, { api: "hub" }),
    wants: { error: "HubApiError" },
    requests: 1,
  },
  {
    name: "Retry-After in seconds",
    replies: [json({}, 429, { "retry-after": "0" }), good],
    run: ({ origin }) => ask(origin, { retry: { baseMs: 60_000 } }),
    wants: { value: OK },
    requests: 2,
  },
  {
    name: "Retry-After as a date in the past",
    replies: [json({}, 429, { "retry-after": "Thu, 01 Jan 2015 00:00:00 GMT" }), good],
    run: ({ origin }) => ask(origin, { retry: { baseMs: 60_000 } }),
    wants: { value: OK },
    requests: 2,
  },
  {
    name: "retry-after-ms",
    replies: [json({}, 503, { "retry-after-ms": "20" }), good],
    run: ({ origin }) => ask(origin, { retry: { baseMs: 60_000 } }),
    wants: { value: OK },
    requests: 2,
  },
  {
    name: "rate limit that resets in 30 ms",
    replies: [json({}, 429, { "x-ratelimit-remaining-requests": "0", "x-ratelimit-reset-requests": "30ms" }), good],
    run: ({ origin }) => ask(origin, { retry: { baseMs: 60_000 } }),
    wants: { value: OK },
    requests: 2,
  },
  {
    name: "Retry-After longer than a minute",
    replies: [json({}, 429, { "retry-after": "3600" })],
    run: ({ origin }) => ask(origin),
    wants: { error: "ProviderApiError" },
    requests: 1,
  },
  {
    name: "x-should-retry: false",
    replies: [json({}, 500, { "x-should-retry": "false" })],
    run: ({ origin }) => ask(origin),
    wants: { error: "ProviderApiError" },
    requests: 1,
  },
  {
    name: "x-should-retry: true",
    replies: [json({}, 409, { "x-should-retry": "true" }), good],
    run: ({ origin }) => ask(origin),
    wants: { value: OK },
    requests: 2,
  },
  {
    name: "submit of a job: reset after it left",
    replies: [reset],
    run: ({ origin }) => ask(origin, { isBillable: true }),
    wants: { error: "ConnectionError" },
    requests: 1,
  },
  {
    name: "submit of a job: status 500",
    replies: [json({}, 500)],
    run: ({ origin }) => ask(origin, { isBillable: true }),
    wants: { error: "ProviderApiError" },
    requests: 1,
  },
  {
    name: "submit of a job: with an idempotency key",
    replies: [json({}, 500), reset, good],
    run: ({ origin }) => ask(origin, { isBillable: true, headers: { "Idempotency-Key": "one" } }),
    wants: { value: OK },
    requests: 3,
  },
  {
    name: "body that is a stream",
    replies: [json({}, 500)],
    run: ({ origin }) => post(origin, {}, { method: "POST", headers: {}, body: new Blob(["a"]).stream() }),
    wants: { error: "ProviderApiError" },
    requests: 1,
  },
  {
    name: "half an answer",
    replies: [half('{"ok":')],
    run: ({ origin }) => ask(origin),
    wants: {
      error: "ConnectionError",
      httpResponse: expect.objectContaining({ status: 200, body: '{"ok":' }) as object,
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
    run: ({ origin }) => ask(origin, { headersTimeout: 60 }),
    wants: { error: "RequestTimeoutError", which: "headers", afterMs: 60 },
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
    wants: { error: "ProviderOutputError", message: expect.stringContaining("text/html") as string },
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
    wants: { error: "ProviderOutputError", message: expect.stringContaining("an empty body") as string },
  },
  {
    name: "a page with status 502",
    replies: [answer(502, "<html>Bad gateway</html>", { "content-type": "text/html" })],
    run: ({ origin }) => ask(origin),
    wants: {
      error: "ProviderApiError",
      httpResponse: expect.objectContaining({ body: "<html>Bad gateway</html>" }) as object,
    },
  },
  {
    name: "an error whose body breaks off",
    replies: [half('{"error":"so', "cut", 400)],
    run: ({ origin }) => ask(origin),
    wants: {
      error: "ProviderApiError",
      httpResponse: expect.objectContaining({ status: 400, body: '{"error":"so' }) as object,
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
    wants: { error: "ProviderOutputError", message: expect.stringContaining("1000 bytes") as string },
  },
  {
    name: "an answer too large without a length",
    replies: [pieces(["x".repeat(600), "y".repeat(600)], "silence")],
    run: ({ origin }) => ask(origin, { maxResponseBytes: 1000 }),
    wants: { error: "ProviderOutputError", message: expect.stringContaining("1000 bytes") as string },
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
    run: ({ origin }) => ask(origin, { signal: AbortSignal.abort(reason) }),
    wants: { error: "Error", message: reason.message },
    requests: 0,
  },
  {
    name: "the caller aborts while no header comes",
    replies: [silent],
    run: ({ origin }, signal, abort) => (soon(abort), ask(origin, { signal })),
    wants: { error: "Error", message: reason.message },
    within: 300,
  },
  {
    name: "the caller aborts within the body",
    replies: [half("{", "silence")],
    run: ({ origin }, signal, abort) => (soon(abort), ask(origin, { signal })),
    wants: { error: "Error", message: reason.message },
    within: 300,
  },
  {
    name: "the caller aborts while it waits to try again",
    replies: [json({}, 503, { "retry-after": "50" })],
    run: ({ origin }, signal, abort) => (soon(abort), ask(origin, { signal })),
    wants: { error: "Error", message: reason.message },
    within: 300,
  },
  {
    name: "the caller aborts within the body of an error",
    replies: [half("{", "silence", 400)],
    run: ({ origin }, signal, abort) => (soon(abort), ask(origin, { signal })),
    wants: { error: "Error", message: reason.message },
    within: 300,
  },
  {
    name: "a fetch of the caller that heeds no signal",
    replies: [],
    run: (_, signal, abort) => (
      soon(abort),
      ask("http://localhost", { signal, fetch: () => new Promise<Response>(() => {}) })
    ),
    wants: { error: "Error", message: reason.message },
    within: 300,
  },
  {
    name: "a fetch of the caller that never answers",
    replies: [],
    run: () => ask("http://localhost", { headersTimeout: 40, fetch: () => new Promise<Response>(() => {}) }),
    wants: { error: "RequestTimeoutError", which: "headers" },
    within: 300,
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
    wants: { error: "InputError", message: expect.stringContaining("x-api-key") as string },
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
          throw reason;
        },
      }),
    wants: { error: "Error", message: reason.message },
    requests: 1,
  },
];

const redirects: Fault[] = [
  {
    name: "another origin gets no credentials",
    replies: [(request, response, body) => redirect(303, `${otherOrigin}/there`)(request, response, body)],
    run: (place) => withOther(place, () => ask(place.origin)),
    wants: { value: expect.not.objectContaining({ authorization: expect.anything() as unknown }) as object },
    check: ({ other }) => {
      expect(other.seen[0]?.method).toBe("GET");
      expect(JSON.stringify(other.seen)).not.toContain(TOKEN);
      expect(JSON.stringify(other.seen)).not.toContain(ORGANISATION);
    },
  },
  ...[307, 308].map((status): Fault => ({
    name: `another origin gets no body (${status})`,
    replies: [(request, response, body) => redirect(status, `${otherOrigin}/there`)(request, response, body)],
    run: (place) => withOther(place, () => ask(place.origin)),
    wants: { error: "ProviderApiError", httpResponse: expect.objectContaining({ status }) as object },
    check: ({ other }) => expect(other.seen).toEqual([]),
  })),
  {
    name: "the same origin gets body and credentials",
    replies: [redirect(307, "/next"), good],
    run: ({ origin }) => ask(origin),
    wants: { value: OK },
    requests: 2,
    check: ({ server }) => {
      expect(server.seen[1]).toMatchObject({
        method: "POST",
        path: "/next",
        body: '{"a":1}',
        headers: { authorization: `Bearer ${TOKEN}` },
      });
    },
  },
  {
    name: "no credentials on the way back",
    replies: [(request, response, body) => redirect(302, `${otherOrigin}/there`)(request, response, body), good],
    others: [(request, response, body) => redirect(302, `${firstOrigin}/back`)(request, response, body)],
    run: (place) => withOther(place, () => ask(place.origin)),
    wants: { value: OK },
    check: ({ server }) => expect(server.seen[1]?.headers.authorization).toBeUndefined(),
  },
  {
    name: "redirects without end",
    replies: [redirect(307, "/again")],
    run: ({ origin }) => ask(origin),
    wants: { error: "ProviderApiError" },
    requests: 6,
  },
  {
    name: "a redirect into a private network",
    replies: [redirect(302, "http://169.254.169.254/latest/meta-data")],
    run: ({ origin }) => ask(origin),
    wants: { error: "ProviderApiError", message: expect.stringContaining("private network") as string },
    requests: 1,
  },
  {
    name: "a redirect to a file",
    replies: [redirect(302, "file:///etc/passwd")],
    run: ({ origin }) => ask(origin),
    wants: { error: "ProviderApiError" },
    requests: 1,
  },
  {
    name: "a redirect to nowhere",
    replies: [redirect(302, "http://[")],
    run: ({ origin }) => ask(origin),
    wants: { error: "ProviderApiError" },
    requests: 1,
  },
  {
    name: "a redirect without a place",
    replies: [answer(302, "")],
    run: ({ origin }) => ask(origin),
    wants: { error: "ProviderApiError" },
    requests: 1,
  },
];

const streams: Fault[] = [
  { name: "a good stream", replies: [pieces(hello)], run: ({ origin }) => read(origin), wants: { value: HELLO } },
  {
    name: "no empty line after the last record",
    replies: [pieces([chat("Hel"), chat("lo", "stop").trimEnd()])],
    run: ({ origin }) => read(origin),
    wants: { value: HELLO },
  },
  {
    name: "[DONE] with spaces",
    replies: [pieces([hello[0] ?? "", hello[1] ?? "", "data:  [DONE]  \n\n"])],
    run: ({ origin }) => read(origin),
    wants: { value: HELLO },
  },
  {
    name: "[DONE] without a finish_reason",
    replies: [pieces([chat("Hel"), DONE])],
    run: ({ origin }) => read(origin),
    wants: { value: [chunk("Hel")] },
  },
  {
    name: "a finish_reason without [DONE]",
    replies: [pieces(hello.slice(0, 2))],
    run: ({ origin }) => read(origin),
    wants: { value: HELLO },
  },
  {
    name: "the connection stays open after [DONE]",
    replies: [pieces(hello, "silence")],
    run: ({ origin }) => read(origin),
    wants: { value: HELLO },
    within: 500,
  },
  {
    name: "closed in the middle",
    replies: [pieces([chat("Hel")])],
    run: ({ origin }) => read(origin),
    wants: TRUNCATED,
    requests: 1,
  },
  {
    name: "closed within a record",
    replies: [pieces([chat("Hel"), 'data: {"choices":[{"del'])],
    run: ({ origin }) => read(origin),
    wants: TRUNCATED,
  },
  {
    name: "an empty finish_reason is none",
    replies: [pieces([chat("Hel", "")])],
    run: ({ origin }) => read(origin),
    wants: TRUNCATED,
  },
  {
    name: "cut in the middle",
    replies: [pieces([chat("Hel")], "cut")],
    run: ({ origin }) => read(origin),
    wants: { ...TRUNCATED, cause: expect.objectContaining({ name: "ConnectionError" }) as object },
    requests: 1,
  },
  {
    name: "cut after the finish_reason",
    replies: [pieces(hello.slice(0, 2), "cut")],
    run: ({ origin }) => read(origin),
    wants: { value: HELLO },
  },
  {
    name: "closed before anything",
    replies: [pieces([])],
    run: ({ origin }) => read(origin),
    wants: { ...TRUNCATED, text: "" },
  },
  {
    name: "silence in the middle",
    replies: [pieces([chat("Hel")], "silence")],
    run: ({ origin }) => read(origin, { idleTimeout: 60 }),
    wants: { error: "RequestTimeoutError", which: "idle" },
  },
  {
    name: "silence before anything",
    replies: [silent],
    run: ({ origin }) => read(origin, { headersTimeout: 60 }),
    wants: { error: "RequestTimeoutError", which: "headers" },
  },
  {
    name: "an error in the middle",
    replies: [pieces([chat("Hel"), 'data: {"error":{"message":"out of memory"}}\n\n'])],
    run: ({ origin }) => read(origin),
    wants: {
      error: "ProviderApiError",
      message: expect.stringContaining("out of memory") as string,
      httpResponse: expect.objectContaining({ requestId: "stream-1" }) as object,
    },
  },
  {
    name: "an event called error",
    replies: [pieces([chat("Hel"), 'event: error\ndata: {"message":"overloaded"}\n\n'])],
    run: ({ origin }) => read(origin),
    wants: { error: "ProviderApiError", message: expect.stringContaining("overloaded") as string },
  },
  {
    name: "an event called error that is no JSON",
    replies: [pieces(["event: error\ndata: overloaded\n\n"])],
    run: ({ origin }) => read(origin),
    wants: { error: "ProviderApiError", message: expect.stringContaining("overloaded") as string },
  },
  {
    name: "error: null in every chunk",
    replies: [pieces(['data: {"error":null,"choices":[{"finish_reason":"stop"}]}\n\n'])],
    run: ({ origin }) => read(origin),
    wants: { value: [{ error: null, choices: [{ finish_reason: "stop" }] }] },
  },
  {
    name: "keep-alives and comments",
    replies: [pieces([": ping\n\n", "data: ping\n\n", "event: ping\ndata: {}\n\n", ":\n", "data:\n\n", ...hello])],
    run: ({ origin }) => read(origin),
    wants: { value: HELLO },
  },
  {
    name: "a record that is no JSON",
    replies: [pieces([chat("Hel"), "data: {oops}\n\n", DONE])],
    run: ({ origin }) => read(origin),
    wants: { error: "ProviderOutputError", responseBody: "{oops}" },
  },
  {
    name: "a record that is no object",
    replies: [pieces(["data: null\n\n", DONE])],
    run: ({ origin }) => read(origin),
    wants: { error: "ProviderOutputError" },
  },
  {
    name: "JSON instead of a stream",
    replies: [
      json({
        id: "1",
        choices: [
          { index: 0, message: { role: "assistant", content: "Hi", tool_calls: [{ id: "a" }] }, finish_reason: "stop" },
        ],
      }),
    ],
    run: ({ origin }) => read(origin),
    wants: {
      value: [
        {
          id: "1",
          object: "chat.completion.chunk",
          choices: [
            {
              index: 0,
              delta: { role: "assistant", content: "Hi", tool_calls: [{ index: 0, id: "a" }] },
              finish_reason: "stop",
            },
          ],
        },
      ],
    },
  },
  {
    name: "an error as JSON with 200",
    replies: [json({ error: "model is loading" })],
    run: ({ origin }) => read(origin),
    wants: { error: "ProviderApiError", message: expect.stringContaining("model is loading") as string },
  },
  {
    name: "a page instead of a stream",
    replies: [answer(200, "<p>Login", { "content-type": "text/html" })],
    run: ({ origin }) => read(origin),
    wants: { error: "ProviderOutputError", message: expect.stringContaining("text/html") as string },
  },
  {
    name: "a content type in capitals",
    replies: [pieces(hello, "end", { "content-type": "Text/Event-Stream; charset=utf-8" })],
    run: ({ origin }) => read(origin),
    wants: { value: HELLO },
  },
  {
    name: "refused before it begins",
    replies: [echo(401)],
    run: ({ origin }) => read(origin),
    wants: { error: "ProviderApiError", httpResponse: expect.objectContaining({ status: 401 }) as object },
  },
  {
    name: "503 before it begins",
    replies: [json({}, 503), pieces(hello)],
    run: ({ origin }) => read(origin),
    wants: { value: HELLO },
    requests: 2,
  },
  {
    name: "a record without end",
    replies: [endless("data: xxxxxxxxxxxxxxxxxxxxxxxx", { written: 0 })],
    run: ({ origin }) => read(origin, { maxResponseBytes: 100_000 }),
    wants: { error: "ProviderOutputError", message: expect.stringContaining("100000 bytes") as string },
  },
  {
    name: "the caller leaves the loop",
    replies: [endless(chat("Hel"), { written: 0 })],
    run: async ({ origin }) => {
      for await (const one of chunks(() => post(origin))) return one;
      return undefined;
    },
    wants: { value: chunk("Hel") },
    within: 500,
  },
  {
    name: "the caller's loop throws",
    replies: [endless(chat("Hel"), { written: 0 })],
    run: async ({ origin }) => {
      for await (const _ of chunks(() => post(origin))) throw reason;
    },
    wants: { error: "Error", message: reason.message },
  },
  {
    name: "the caller aborts in the middle",
    replies: [pieces([chat("Hel")], "silence")],
    run: ({ origin }, signal, abort) => (soon(abort), read(origin, { signal })),
    wants: { error: "Error", message: reason.message },
    within: 400,
  },
  {
    name: "the caller aborts between two chunks",
    replies: [pieces([chat("Hel") + chat("lo")], "silence")],
    run: async ({ origin }, signal, abort) => {
      for await (const _ of chunks(() => post(origin, { signal }))) abort(reason);
    },
    wants: { error: "Error", message: reason.message },
    within: 400,
  },
  {
    name: "the whole stream takes too long",
    replies: [pieces([chat("Hel")], "silence")],
    run: ({ origin }) => within(60, (signal) => read(origin, { signal })),
    wants: { error: "RequestTimeoutError", which: "total" },
  },
];

const media: Fault[] = [
  {
    name: "the file is gone",
    replies: [answer(404, "no such file")],
    run: ({ origin }) => file(origin),
    wants: {
      error: "ProviderApiError",
      httpResponse: expect.objectContaining({ status: 404, body: "no such file" }) as object,
    },
  },
  {
    name: "a page where a file was due",
    replies: [answer(200, "<html>", { "content-type": "text/html" })],
    run: ({ origin }) => file(origin),
    wants: { error: "ProviderOutputError", responseBody: "<html>" },
  },
  {
    name: "JSON where a file was due",
    replies: [json({ error: "expired" })],
    run: ({ origin }) => file(origin),
    wants: { error: "ProviderOutputError", message: expect.stringContaining("expired") as string },
  },
  {
    name: "a page that calls itself an image",
    replies: [answer(200, "<!DOCTYPE html><p>", { "content-type": "image/png" })],
    run: ({ origin }) => file(origin),
    wants: { error: "ProviderOutputError" },
  },
  {
    name: "an empty file",
    replies: [answer(200, "", { "content-type": "image/png" })],
    run: ({ origin }) => file(origin),
    wants: { error: "ProviderOutputError", message: expect.stringContaining("empty") as string },
  },
  {
    name: "a wrong type",
    replies: [answer(200, PNG, { "content-type": "IMAGE/JPEG" })],
    run: ({ origin }) => file(origin),
    wants: { value: "image/png 608" },
  },
  {
    name: "no type",
    replies: [answer(200, PNG)],
    run: ({ origin }) => file(origin),
    wants: { value: "image/png 608" },
  },
  {
    name: "broken off once",
    replies: [half(PNG.subarray(0, 100)), answer(200, PNG)],
    run: ({ origin }) => file(origin),
    wants: { value: "image/png 608" },
    requests: 2,
  },
  {
    name: "broken off always",
    replies: [half(PNG.subarray(0, 100))],
    run: ({ origin }) => file(origin),
    wants: { error: "ConnectionError" },
    requests: 3,
  },
  {
    name: "503 once",
    replies: [answer(503, ""), answer(200, PNG)],
    run: ({ origin }) => file(origin),
    wants: { value: "image/png 608" },
  },
  {
    name: "silence within the file",
    replies: [half(PNG, "silence")],
    run: ({ origin }) => file(origin, { idleTimeout: 60 }),
    wants: { error: "RequestTimeoutError", which: "idle" },
  },
  {
    name: "too large",
    replies: [answer(200, PNG)],
    run: ({ origin }) => file(origin, { maxResponseBytes: 100 }),
    wants: { error: "ProviderOutputError" },
  },
  {
    name: "a private address",
    replies: [],
    run: () => fetchMedia("http://10.0.0.1/a.png", QUICK).then(String),
    wants: { error: "ProviderOutputError", message: expect.stringContaining("private network") as string },
  },
  {
    name: "this machine, named by a far provider",
    replies: [answer(200, PNG)],
    run: ({ origin }) => fetchMedia(`${origin}/a`, QUICK).then(String),
    wants: { error: "ProviderOutputError" },
    requests: 0,
  },
  {
    name: "no credentials, whatever the options say",
    replies: [answer(200, PNG)],
    run: ({ origin }) => file(origin, { headers: { authorization: TOKEN, "x-key": TOKEN } }),
    wants: { value: "image/png 608" },
    check: ({ server }) => {
      expect(JSON.stringify(server.seen)).not.toContain(TOKEN);
      expect(JSON.stringify(server.seen)).not.toContain(ORGANISATION);
    },
  },
  {
    name: "an address that is none",
    replies: [],
    run: () => fetchMedia("images/1.png", QUICK).then(String),
    wants: { error: "ProviderOutputError" },
  },
  {
    name: "a data: address that is broken",
    replies: [],
    run: () => fetchMedia("data:image/png;base64,!!!", QUICK).then(String),
    wants: { error: "ProviderOutputError" },
  },
];

const jobs: Fault[] = [
  {
    name: "a good job",
    replies: [job("wait"), job("wait"), job("ready"), json({ result: 1 })],
    run: (place) => wait(place),
    wants: { value: { result: 1 } },
    requests: 4,
  },
  {
    name: "the job fails",
    replies: [job("wait"), job("broken")],
    run: (place) => wait(place),
    wants: { error: "ProviderOutputError", message: "acme job failed", responseBody: { status: "broken" } },
    requests: 2,
  },
  {
    name: "the attempts run out",
    replies: [job("wait")],
    run: (place) => wait(place, {}, { attempts: 5 }),
    wants: { error: "ProviderOutputError", message: "Timed out while waiting for the result after 5 attempts" },
    requests: 5,
  },
  {
    name: "a poll is refused for a moment",
    replies: [job("wait"), json({}, 429), json({}, 502), reset, job("ready"), json({ result: 1 })],
    run: (place) => wait(place, {}, { attempts: 2 }),
    wants: { value: { result: 1 } },
    requests: 6,
  },
  {
    name: "a poll is refused always",
    replies: [json({}, 503)],
    run: (place) => wait(place),
    wants: { error: "ProviderApiError" },
    requests: 5,
  },
  {
    name: "a poll is forbidden",
    replies: [echo(403)],
    run: (place) => wait(place),
    wants: { error: "ProviderApiError" },
    requests: 1,
  },
  {
    name: "a poll is answered by a page",
    replies: [answer(200, "<p>", { "content-type": "text/html" })],
    run: (place) => wait(place),
    wants: { error: "ProviderOutputError" },
    requests: 1,
  },
  {
    name: "the wait takes too long",
    replies: [job("wait")],
    run: (place) => wait(place, { poll: { timeout: 60, intervalMs: 5 } }),
    wants: { error: "RequestTimeoutError", which: "poll", afterMs: 60 },
  },
  {
    name: "a poll that never answers",
    replies: [silent],
    run: (place) => wait(place, { poll: { timeout: 60 } }),
    wants: { error: "RequestTimeoutError", which: "poll" },
  },
  {
    name: "the caller aborts between polls",
    replies: [job("wait")],
    run: (place, signal, abort) => (soon(abort), wait(place, { signal, poll: { intervalMs: 10_000 } })),
    wants: { error: "Error", message: reason.message },
    within: 400,
  },
  {
    name: "the caller aborts within a poll",
    replies: [silent],
    run: (place, signal, abort) => (soon(abort), wait(place, { signal })),
    wants: { error: "Error", message: reason.message },
    within: 400,
  },
  {
    name: "the result is refused once",
    replies: [job("ready"), json({}, 500), json({ result: 1 })],
    run: (place) => wait(place),
    wants: { value: { result: 1 } },
    requests: 3,
  },
];

let otherOrigin = "";
let firstOrigin = "";

function withOther<T>({ origin, other }: Place, work: () => Promise<T>): Promise<T> {
  otherOrigin = other.origin;
  firstOrigin = origin;
  return work();
}

async function within<T>(limit: number, work: (signal: AbortSignal | undefined) => Promise<T>): Promise<T> {
  const scope = limited(undefined, limit, "total");
  try {
    return await work(scope.signal);
  } finally {
    scope.end();
  }
}

/** A platform that puts the request into its errors. */
function leakyFetch(_: unknown, init?: RequestInit): Promise<Response> {
  const cause = Object.assign(new Error(`sent ${JSON.stringify(init?.headers)}`), { request: init });
  return Promise.reject(Object.assign(new TypeError("fetch failed", { cause }), { config: init }));
}

async function file(origin: string, options = {}): Promise<string> {
  const blob = await fetchMedia(`${origin}/file`, { ...QUICK, ...options }, true);
  return `${blob.type} ${blob.size}`;
}

function job(status: string): ReturnType<typeof json> {
  return json({ status });
}

function wait({ origin }: Place, options: JobOptions = {}, plan: Partial<JobWait<undefined>> = {}): Promise<unknown> {
  const whole: JobWait<undefined> = {
    initial: () => undefined,
    status: (_, submit, attempt) => ({
      method: "GET",
      url: `${submit.url}/status?attempt=${attempt}`,
      credentials: "same-as-submit",
    }),
    result: (_, submit) => ({ method: "GET", url: submit.url, credentials: "same-as-submit" }),
    state: (reply) => {
      const { status } = reply as { status: string };
      return { raw: status, status: status === "ready" ? "done" : status === "broken" ? "failed" : "pending" };
    },
    firstWaitMs: 1,
    intervalMs: 1,
    attempts: "unlimited",
    failure: () => "acme job failed",
    exhausted: (attempts) => `Timed out while waiting for the result after ${attempts} attempts`,
    ...plan,
  };
  const one = async ({ method }: { method: string }, signal: AbortSignal | undefined): Promise<unknown> =>
    (await post(origin, { signal, maxRetries: 0 }, { method, headers: {}, body: undefined })).json();
  return waitForJob(whole, undefined, { url: origin, reply: {} }, one, { ...QUICK, ...options });
}

const ALL: Record<string, Fault[]> = { sync, redirects, streams, media, jobs };
const rows = Object.entries(ALL).flatMap(([kind, faults]) => faults.map((fault) => [kind, fault.name, fault] as const));

test("the matrix is as large as it is meant to be", () => {
  expect(rows.length).toBeGreaterThanOrEqual(100);
  expect(new Set(rows.map(([kind, name]) => `${kind} ${name}`)).size).toBe(rows.length);
});

test.each(rows)("%s: %s", async (_, __, fault) => {
  const { wants } = fault;
  const outcome = await meet(fault);
  if ("value" in wants) {
    expect(outcome.error).toBeUndefined();
    expect(outcome.value).toEqual(wants.value);
  } else {
    const { error: name, ...fields } = wants;
    expect(outcome.error).toMatchObject({ ...fields, name });
  }
  if (fault.requests !== undefined) expect(outcome.requests).toBe(fault.requests);
  expect(outcome.milliseconds).toBeLessThan(fault.within ?? 1500);
  expect(outcome.left).toEqual([]);
});

test("a caller's fetch makes every request", async () => {
  const server = await serve(job("wait"), job("ready"), json({ result: 1 }), answer(200, PNG), pieces(hello));
  const seen: string[] = [];
  const own: typeof fetch = (input, init) => {
    seen.push(init?.method ?? "GET");
    return fetch(input, init);
  };
  try {
    const plain = (url: string) => post(url, { fetch: own }, { method: "GET", headers: {}, body: undefined });
    const poll = async () => (await plain(server.origin)).json();
    const state = (reply: unknown) =>
      ({ raw: "", status: (reply as { status: string }).status === "ready" ? "done" : "pending" }) as const;
    const request = () => ({ method: "GET", url: server.origin, credentials: "never" }) as const;
    const plan = {
      initial: () => undefined,
      status: request,
      result: request,
      state,
      firstWaitMs: 0,
      intervalMs: 0,
      attempts: 9,
      failure: String,
      exhausted: String,
    };
    await waitForJob(plan, undefined, { url: "", reply: {} }, poll);
    await fetchMedia(server.origin, { fetch: own }, true);
    for await (const _ of chunks(() => post(server.origin, { fetch: own }))) seen.push("chunk");
    expect(seen).toEqual(["GET", "GET", "GET", "GET", "POST", "chunk", "chunk"]);
  } finally {
    await server.close();
  }
});
