import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { PROVIDER_SPECS, type ProviderId } from "../../generated/providers/index.ts";
import { type BatchOptions, InferenceClient, resetHubCache } from "./index.ts";
import { Pace } from "./pace.ts";

const NOW = Date.UTC(2030, 0, 1);

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  resetHubCache();
});

interface HeaderCase {
  readonly provider: ProviderId;
  readonly headers: Record<string, string>;
  readonly waitMs: number;
}
const CASES: HeaderCase[] = parse(readFileSync(new URL("cases/rate-limits.yaml", import.meta.url), "utf8"));

test.each(CASES)("$provider: after $headers, the next item waits $waitMs ms", ({ provider, headers, waitMs }) => {
  const pace = new Pace({});
  for (const index of [0, 1, 2]) pace.start(undefined, index);
  pace.read(200, new Headers(headers), PROVIDER_SPECS[provider].rateLimits);
  expect(pace.wait()).toBeCloseTo(waitMs, 2);
});

test("every provider whose headers are known has a case", () => {
  const known = Object.values(PROVIDER_SPECS).filter(({ rateLimits }) => rateLimits !== undefined);
  expect(new Set(CASES.map(({ provider }) => provider))).toEqual(new Set(known.map(({ id }) => id)));
});

/** A server that refuses requests over its limits, and counts what it accepted and refused. */
class CountingServer {
  readonly accepted: { readonly at: number; readonly tokens: number }[] = [];
  refused = 0;
  /** Responses to send before the usual ones. */
  readonly script: Response[] = [];
  /** Limits for any 60 seconds. */
  limits = { requests: Infinity, tokens: Infinity };
  tellsLimits = false;
  readonly #latencyMs: number;

  constructor(latencyMs = 40) {
    this.#latencyMs = latencyMs;
  }

  readonly fetch: typeof fetch = async (_url, init) => {
    const { messages } = JSON.parse(init?.body as string) as { messages: { content: string }[] };
    const tokens = Number(messages[0]?.content);
    const scripted = this.script.shift();
    const used = this.used(60_000);
    const isOver = used.requests >= this.limits.requests || used.tokens + tokens > this.limits.tokens;
    if (scripted === undefined) {
      if (isOver) this.refused++;
      else this.accepted.push({ at: Date.now(), tokens });
    }
    await new Promise((resolve) => setTimeout(resolve, this.#latencyMs));
    if (scripted !== undefined) return scripted;
    if (isOver) return Response.json({ error: "slow down" }, { status: 429, headers: { "retry-after": "30" } });
    const message = { role: "assistant", content: "Blue." };
    const usage = { prompt_tokens: 1, completion_tokens: tokens - 1, total_tokens: tokens };
    const reply = { id: "1", created: 1, model: "m", choices: [{ index: 0, finish_reason: "stop", message }], usage };
    return Response.json(reply, { headers: this.tellsLimits ? this.#headers() : {} });
  };

  /** Returns what was accepted in the last `spanMs`. */
  used(spanMs: number, end = Date.now()): { requests: number; tokens: number } {
    const seen = this.accepted.filter(({ at }) => at > end - spanMs && at <= end);
    return { requests: seen.length, tokens: seen.reduce((sum, { tokens }) => sum + tokens, 0) };
  }

  /** Returns the most that was accepted in any span of 60 seconds. */
  most(what: "requests" | "tokens"): number {
    return Math.max(...this.accepted.map(({ at }) => this.used(60_000, at)[what]));
  }

  #headers(): Record<string, string> {
    const first = this.accepted.find(({ at }) => at > Date.now() - 60_000)?.at ?? Date.now();
    const { requests, tokens } = this.used(60_000);
    return {
      "x-ratelimit-remaining-requests": String(this.limits.requests - requests),
      "x-ratelimit-reset-requests": `${(first + 60_000 - Date.now()) / 1000}s`,
      "x-ratelimit-remaining-tokens": String(this.limits.tokens - tokens),
      "x-ratelimit-reset-tokens": `${(first + 60_000 - Date.now()) / 1000}s`,
    };
  }
}

const QUICK = { retry: { baseMs: 1, capMs: 1 } };

/** Runs a batch of calls that use the given numbers of tokens. Returns the outcomes, and how long the batch took. */
async function runAll(server: CountingServer, tokens: readonly number[], options: BatchOptions<number>) {
  const client = new InferenceClient("own-key", { fetch: server.fetch, provider: "openai", ...QUICK });
  const start = Date.now();
  const call = (count: number) =>
    client.chatCompletion({ model: "openai/gpt", messages: [{ role: "user", content: String(count) }] });
  const running = client.batch(tokens, call, options);
  // An error of the batch is reported by the caller, not by the timers.
  running.catch(() => {});
  await vi.runAllTimersAsync();
  return { outcomes: await running, seconds: (Date.now() - start) / 1000 };
}

const times = (count: number, tokens = 10): number[] => Array.from({ length: count }, () => tokens);

describe("against a server that counts", () => {
  test("requestsPerMinute keeps the limit in any minute, and uses it", async () => {
    const server = new CountingServer();
    server.limits.requests = 60;
    const { outcomes, seconds } = await runAll(server, times(200), { requestsPerMinute: 60, concurrency: 8 });
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect([server.refused, server.most("requests")]).toEqual([0, 60]);
    expect(seconds).toBeCloseTo(199, 0);
  });

  test("retries count as requests", async () => {
    const server = new CountingServer();
    server.limits.requests = 60;
    for (let index = 0; index < 20; index++) server.script.push(new Response("", { status: 503 }));
    const { seconds } = await runAll(server, times(80), { requestsPerMinute: 60, concurrency: 1 });
    expect(server.refused).toBe(0);
    // 7 items fail: the first attempt and two retries each. Then 73 items succeed.
    expect(seconds).toBeCloseTo(80 + 13, -1);
  });

  test.each([
    ["without an estimate", {}],
    ["with an estimate", { estimateTokens: (tokens: number) => tokens }],
    ["with an estimate that is too low", { estimateTokens: () => 1 }],
  ])("tokensPerMinute keeps the limit in any minute, %s", async (_name, options) => {
    const server = new CountingServer();
    const sizes = times(120).map((_size, index) => 50 + ((index * 37) % 100));
    const { outcomes, seconds } = await runAll(server, sizes, { tokensPerMinute: 3000, concurrency: 4, ...options });
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    const sum = sizes.reduce((total, size) => total + size, 0);
    // The running items may use more than expected.
    expect(server.most("tokens")).toBeLessThanOrEqual(3000 + 4 * 150);
    expect(seconds).toBeGreaterThan((sum / 3000) * 60 - 12);
    expect(seconds).toBeLessThan((sum / 3000) * 60 + 12);
  });

  test.each([
    ["requests", { requests: 25, tokens: 1e6 }, 10],
    ["tokens", { requests: 1e6, tokens: 2500 }, 100],
  ] as const)("the headers of the provider keep its limit of %s, without any option", async (what, limits, size) => {
    const server = new CountingServer();
    server.limits = limits;
    server.tellsLimits = true;
    const { outcomes } = await runAll(server, times(100, size), { concurrency: 6 });
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(server.refused).toBe(0);
    expect(server.most(what)).toBe(limits[what]);
  });

  test.each([
    ["retry-after", { "retry-after": "20" }, 20],
    ["no header", undefined, 1],
  ])("after status 429 with %s, no other item starts for %j: %d s", async (_, headers, seconds) => {
    const server = new CountingServer();
    const starts: number[] = [];
    server.script.push(new Response("", { status: 429, headers: headers ?? {} }));
    await runAll(server, times(6), {
      concurrency: 2,
      estimateTokens: () => starts.push(Date.now() - NOW),
    });
    const [first, second, ...others] = starts;
    expect([first, second]).toEqual([0, 0]);
    expect(Math.min(...others)).toBeGreaterThanOrEqual(seconds * 1000);
  });
});

test("an error with status 429 slows a batch of functions too", async () => {
  const { batch, chatCompletion } = await import("./index.ts");
  const server = new CountingServer();
  server.script.push(new Response("", { status: 429, headers: { "retry-after": "90" } }));
  const starts: number[] = [];
  const messages = [{ role: "user" as const, content: "1" }];
  const call = () => {
    starts.push(Date.now() - NOW);
    const args = { accessToken: "own-key", provider: "openai", model: "openai/gpt", messages } as const;
    return chatCompletion(args, { fetch: server.fetch });
  };
  const running = batch([1, 2, 3], call, { concurrency: 1 });
  await vi.runAllTimersAsync();
  expect((await running).map(({ ok }) => ok)).toEqual([false, true, true]);
  expect(starts).toEqual([0, 90_040, 90_080]);
});

test("a batch ends with its last item, although the limit is used up", async () => {
  const server = new CountingServer();
  server.limits.requests = 2;
  server.tellsLimits = true;
  expect((await runAll(server, times(2), {})).seconds).toBe(0.04);
});

test("an abort ends the wait for the next item", async () => {
  const controller = new AbortController();
  const server = new CountingServer();
  setTimeout(() => controller.abort(new RangeError("enough")), 1500);
  const running = runAll(server, times(9), { requestsPerMinute: 60, signal: controller.signal });
  await expect(running).rejects.toThrow("enough");
  expect([server.accepted.length, vi.getTimerCount()]).toEqual([2, 0]);
});

test.each([
  [{ requestsPerMinute: 0 }, "requestsPerMinute must be a number greater than 0"],
  [{ tokensPerMinute: Number.NaN }, "tokensPerMinute must be a number greater than 0"],
  [{ estimateTokens: () => -1 }, "estimateTokens must return a number of at least 0 for item 0"],
  [{ tokensPerMinute: 5 }, /^tokensPerMinute needs the tokens of each item: .* or pass estimateTokens$/],
])("%j is refused", async (options, message) => {
  const { batch } = await import("./index.ts");
  await expect(batch([1, 2], () => "text", options)).rejects.toThrow(message);
});
