import { deadOrigin, echo, json, reset } from "../testing/faulty-server.ts";
import { ask, post, testFaults } from "../testing/fault.ts";
import type { Fault } from "../testing/fault.ts";

/* Tests which failed attempts are retried. Part of the fault matrix, a table of faults with the required results. */

const OK = { ok: true };
const good = json(OK);

const faults: Fault[] = [
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
    wants: { error: "ConnectionError", says: "ECONNREFUSED" },
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
      httpResponse: { status, requestId: "request-1" },
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
    name: "retries are turned off",
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
    run: ({ origin }) => ask(origin),
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
    name: "submit of a job: connection reset after it was sent",
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
];

testFaults("attempts", faults);
