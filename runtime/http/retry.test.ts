import { afterEach, expect, test, vi } from "vitest";
import { askedWait, isTransient, neverSent, waitBefore } from "./retry.ts";

const NOW = Date.UTC(2030, 0, 1);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const asked = (headers: Record<string, string>): number | undefined => waitBefore(1, askedWait(new Headers(headers)));

test("a wait is random, and its maximum doubles with each attempt up to eight seconds", () => {
  const spy = vi.spyOn(Math, "random").mockReturnValue(1);
  expect([1, 2, 3, 4, 5, 6].map((failures) => waitBefore(failures, undefined))).toEqual([
    500, 1000, 2000, 4000, 8000, 8000,
  ]);
  spy.mockReturnValue(0);
  expect(waitBefore(3, undefined)).toBe(0);
  spy.mockReturnValue(0.5);
  expect(waitBefore(10, undefined, { baseMs: 10, capMs: 30 })).toBe(15);
});

test.each([
  [{ "retry-after": "3" }, 3000],
  [{ "retry-after": " 1.5 " }, 1500],
  [{ "retry-after-ms": "250", "retry-after": "9" }, 250],
  [{ "retry-after": "Tue, 01 Jan 2030 00:00:20 GMT" }, 20_000],

  [{ "retry-after": "0" }, 0],
  [{ "retry-after": "60" }, 60_000],
  [{ "retry-after": "61" }, undefined],
  [{ ratelimit: '"api";r=0;t=12' }, 12_000],
  [{ ratelimit: "limit=100, remaining=0, reset=7" }, 7000],
  [{ "ratelimit-remaining": "0", "ratelimit-reset": "5" }, 5000],
  [{ "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(NOW / 1000 + 9) }, 9000],
  [{ "x-ratelimit-remaining-tokens": "0", "x-ratelimit-reset-tokens": "1m2s" }, undefined],
  [{ "x-ratelimit-remaining-tokens": "0", "x-ratelimit-reset-tokens": "1h" }, undefined],
  [{ "x-ratelimit-remaining-tokens": "0", "x-ratelimit-reset-tokens": "1m" }, 60_000],
  [{ "x-ratelimit-remaining-tokens": "0", "x-ratelimit-reset-tokens": "2.5s" }, 2500],
  [{ "x-ratelimit-remaining-tokens": "0", "x-ratelimit-reset-tokens": "120ms" }, 120],
])("%j asks for %s ms", (headers, wait) => {
  vi.useFakeTimers({ now: NOW });
  expect(asked(headers as unknown as Record<string, string>)).toBe(wait);
});

test.each([
  { "retry-after": "soon" },
  { "retry-after": "-5" },
  { "retry-after": "Thu, 01 Jan 2015 00:00:00 GMT" },
  { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1420070400" },
  { ratelimit: '"api";r=4;t=12' },
  { "x-ratelimit-remaining": "3", "x-ratelimit-reset": "9" },
  { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "" },
])("%j asks for nothing", (headers) => {
  vi.spyOn(Math, "random").mockReturnValue(1);
  expect(asked(headers as unknown as Record<string, string>)).toBe(500);
});

test("a request is tried again only after certain statuses", () => {
  const all = Array.from({ length: 300 }, (_, index) => 300 + index);
  expect(all.filter((status) => isTransient(status, new Headers()))).toEqual([408, 429, 500, 502, 503, 504]);
});

test("a failure before anything was sent is recognised", () => {
  const failed = (cause: object) => neverSent(new TypeError("fetch failed", { cause }));
  expect(failed({ code: "ECONNREFUSED" })).toBe(true);
  expect(failed({ code: "ETIMEDOUT", syscall: "connect" })).toBe(true);
  expect(failed({ code: "ENOTFOUND", syscall: "getaddrinfo" })).toBe(true);
  expect(failed({ code: "ECONNRESET", syscall: "read" })).toBe(false);
  expect(failed({ code: "UND_ERR_SOCKET" })).toBe(false);
  expect(neverSent(new TypeError("Failed to fetch"))).toBe(false);
  const deno = (what: string, url = "https://a.example/") =>
    `error sending request for url (${url}): client error (${what})`;
  expect(failed({ message: deno("Connect") })).toBe(true);
  expect(failed({ message: deno("SendRequest") })).toBe(false);
  expect(failed({ message: deno("SendRequest", new URL("https://a.example/: client error (Connect)").href) })).toBe(
    false,
  );
  expect(neverSent("text")).toBe(false);
});
