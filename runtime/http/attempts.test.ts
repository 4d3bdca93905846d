import { deadOrigin, echo, json, reset } from "../inference/testing/faulty-server.ts";
import { ask, post, testFaults, type Fault } from "../inference/testing/fault.ts";

/* Tests which failed attempts are repeated. These tests are a part of the fault matrix, which lists faults and the
   required results. */

const OK = { ok: true };
const good = json(OK);

const faults: Fault[] = [
  {
    name: "after one lost connection, the call is tried again",
    replies: [reset, good],
    run: ({ origin }) => ask(origin),
    wants: { value: OK },
    requests: 2,
  },
  {
    name: "the call fails after three lost connections",
    replies: [reset],
    run: ({ origin }) => ask(origin),
    wants: { error: "ConnectionError" },
    requests: 3,
  },
  {
    name: "a refused connection is an error",
    replies: [],
    run: async () => ask(await deadOrigin()),
    wants: { error: "ConnectionError", says: "ECONNREFUSED" },
  },
  {
    name: "an unknown host is an error",
    replies: [],
    run: () => ask("http://nowhere.localhost:1"),
    wants: { error: "ConnectionError" },
  },
  ...[408, 429, 500, 502, 503, 504].map((status): Fault => ({
    name: `after status ${status}, the call is tried again`,
    replies: [json({}, status), json({}, status), good],
    run: ({ origin }) => ask(origin),
    wants: { value: OK },
    requests: 3,
  })),
  ...[400, 401, 403, 404, 409, 422, 501].map((status): Fault => ({
    name: `after status ${status}, the call is not tried again`,
    replies: [echo(status)],
    run: ({ origin }) => ask(origin),
    wants: {
      error: "ProviderApiError",
      httpResponse: { status, requestId: "request-1" },
    },
    requests: 1,
  })),
  {
    name: "the call fails after status 500 in three attempts",
    replies: [echo(500)],
    run: ({ origin }) => ask(origin),
    wants: { error: "ProviderApiError" },
    requests: 3,
  },
  {
    name: "with maxRetries: 0, the call is not tried again",
    replies: [echo(503)],
    run: ({ origin }) => ask(origin, { maxRetries: 0 }),
    wants: { error: "ProviderApiError" },
    requests: 1,
  },
  {
    name: "an error status of the hub leads to a HubApiError",
    replies: [echo(404)],
    run: ({ origin }) => ask(origin, { api: "hub" }),
    wants: { error: "HubApiError" },
    requests: 1,
  },
  {
    name: "Retry-After in seconds sets the wait before the next attempt",
    replies: [json({}, 429, { "retry-after": "0" }), good],
    run: ({ origin }) => ask(origin, { retry: { baseMs: 60_000 } }),
    wants: { value: OK },
    requests: 2,
  },
  {
    name: "a Retry-After date in the past does not prevent another attempt",
    replies: [json({}, 429, { "retry-after": "Thu, 01 Jan 2015 00:00:00 GMT" }), good],
    run: ({ origin }) => ask(origin),
    wants: { value: OK },
    requests: 2,
  },
  {
    name: "the header retry-after-ms sets the wait before the next attempt",
    replies: [json({}, 503, { "retry-after-ms": "20" }), good],
    run: ({ origin }) => ask(origin, { retry: { baseMs: 60_000 } }),
    wants: { value: OK },
    requests: 2,
  },
  {
    name: "the reset time of a rate limit sets the wait before the next attempt",
    replies: [json({}, 429, { "x-ratelimit-remaining-requests": "0", "x-ratelimit-reset-requests": "30ms" }), good],
    run: ({ origin }) => ask(origin, { retry: { baseMs: 60_000 } }),
    wants: { value: OK },
    requests: 2,
  },
  {
    name: "if Retry-After is longer than a minute, the call is not tried again",
    replies: [json({}, 429, { "retry-after": "3600" })],
    run: ({ origin }) => ask(origin),
    wants: { error: "ProviderApiError" },
    requests: 1,
  },
  {
    name: "with x-should-retry: false, the call is not tried again",
    replies: [json({}, 500, { "x-should-retry": "false" })],
    run: ({ origin }) => ask(origin),
    wants: { error: "ProviderApiError" },
    requests: 1,
  },
  {
    name: "with x-should-retry: true, the call is tried again",
    replies: [json({}, 409, { "x-should-retry": "true" }), good],
    run: ({ origin }) => ask(origin),
    wants: { value: OK },
    requests: 2,
  },
  {
    name: "a job is not submitted again after a lost connection",
    replies: [reset],
    run: ({ origin }) => ask(origin, { isBillable: true }),
    wants: { error: "ConnectionError" },
    requests: 1,
  },
  {
    name: "a job is not submitted again after status 500",
    replies: [json({}, 500)],
    run: ({ origin }) => ask(origin, { isBillable: true }),
    wants: { error: "ProviderApiError" },
    requests: 1,
  },
  {
    name: "a job with an idempotency key is submitted again",
    replies: [json({}, 500), reset, good],
    run: ({ origin }) => ask(origin, { isBillable: true, headers: { "Idempotency-Key": "one" } }),
    wants: { value: OK },
    requests: 3,
  },
  {
    name: "a body that is a stream is sent only once",
    replies: [json({}, 500)],
    run: ({ origin }) => post(origin, {}, { method: "POST", headers: {}, body: new Blob(["a"]).stream() }),
    wants: { error: "ProviderApiError" },
    requests: 1,
  },
];

testFaults("attempts", faults);
