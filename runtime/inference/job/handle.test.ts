import { afterEach, describe, expect, test, vi } from "vitest";
import {
  type ClientOptions,
  getProviderHelper,
  InferenceClient,
  InputError,
  resetHubCache,
  type Job,
} from "../index.ts";
import { stubClient } from "../testing/stub-client.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  resetHubCache();
});

const FILM = { provider: "openrouter", accessToken: "own-key", model: "google/veo-3.1", inputs: "waves" } as const;
const MESSAGES = [{ role: "user" as const, content: "Hello" }];
const CHAT = { provider: "groq", model: "acme/m", messages: MESSAGES } as const;
const submitted = () => Response.json({ id: "job-1" });
const pending = () => Response.json({ id: "job-1", status: "pending" });
const failed = () => Response.json({ id: "job-1", status: "failed", error: "too dark" });
const completed = () => Response.json({ id: "job-1", status: "completed" });
const file = () => new Response("film", { headers: { "content-type": "video/mp4" } });
const busy = () => Response.json({ error: "busy" }, { status: 503 });
const drain = async (statuses: AsyncIterable<unknown>): Promise<void> => {
  for await (const _ of statuses);
};

function start(answers: readonly (() => Response)[], options: ClientOptions = {}) {
  return stubClient("openrouter", "text-to-video", answers, { poll: { intervalMs: 1 }, maxRetries: 0, ...options });
}

describe("an accessToken function that never settles", () => {
  const job = (client: InferenceClient): Job<Blob> =>
    client.jobs.resume("job-1", { provider: "openrouter", task: "text-to-video" });
  const CALLS: readonly (readonly [name: string, call: (client: InferenceClient) => Promise<unknown>])[] = [
    ["a call", (client) => client.chatCompletion(CHAT)],
    ["a call with a fallback", (client) => client.chatCompletion(CHAT, { fallbackProviders: ["together"] })],
    ["a stream", (client) => drain(client.chatCompletionStream(CHAT))],
    ["a job", (client) => client.jobs.textToVideo({ ...FILM, accessToken: undefined })],
    ["result() of a resumed job", (client) => job(client).result()],
    ["status() of a resumed job", (client) => job(client).status()],
    ["cancel() of a resumed job", (client) => job(client).cancel()],
    ["the loop over a resumed job", (client) => drain(job(client))],
  ];
  const waiting = (options: ClientOptions) =>
    new InferenceClient(undefined, { ...options, accessToken: () => new Promise<string>(() => {}) });

  test.each(CALLS)("is ended by `timeout` in %s", async (_, call) => {
    await expect(call(waiting({ timeout: 5 }))).rejects.toMatchObject({ name: "RequestTimeoutError", which: "total" });
  });

  test.each(CALLS)("is ended by `signal` in %s", async (_, call) => {
    const controller = new AbortController();
    const running = call(waiting({ signal: controller.signal }));
    queueMicrotask(() => controller.abort(new RangeError("enough")));
    await expect(running).rejects.toThrow("enough");
  });
});

type Failure = readonly [name: string, options: ClientOptions, polls: readonly (() => Response)[], error: object];
const FAILED_WAITS: readonly Failure[] = [
  ["poll.timeout", { poll: { timeout: 250, intervalMs: 10 } }, [pending], { cause: { which: "poll" } }],
  ["failed requests for the result", { maxRetries: 1 }, [completed, busy, busy], { name: "ProviderApiError" }],
  ["a poll that is refused", {}, [() => Response.json({ error: "no" }, { status: 403 })], { name: "ProviderApiError" }],
  ["an answer without a status", {}, [() => Response.json({})], { name: "ProviderOutputError" }],
];

test.each(FAILED_WAITS)("after %s, result() waits again", async (_, options, polls, error) => {
  let answers = [submitted, ...polls];
  const next = (): Response => ((answers.length > 1 ? answers.shift() : answers[0]) ?? pending)();
  const { client, seen } = start([next], options);
  const job = await client.jobs.textToVideo(FILM);
  const waits = [job.result(), job.result()];
  for (const { reason } of (await Promise.allSettled(waits)) as PromiseRejectedResult[]) {
    expect(reason).toMatchObject(error);
  }
  answers = [completed, file];
  const film = await job.result();
  expect(await film.text()).toBe("film");
  const count = seen.length;
  expect(await job.result()).toBe(film);
  expect(seen.length).toBe(count);
});

test("a failed job stays failed, and is not asked again", async () => {
  const { client, seen } = start([submitted, failed, completed, file]);
  const job = await client.jobs.textToVideo(FILM);
  const error: unknown = await job.result().catch((thrown: unknown) => thrown);
  expect((error as Error).message).toContain("too dark");
  await expect(job.result()).rejects.toBe(error);
  await expect(drain(job)).rejects.toBe(error);
  expect(seen.length).toBe(2);
});

test("the caller's signal ends the wait for a job that was started with a time limit", async () => {
  const controller = new AbortController();
  const { client, seen } = start([submitted, pending], { timeout: 60_000, signal: controller.signal });
  const job = await client.jobs.textToVideo(FILM);
  const running = job.result();
  queueMicrotask(() => controller.abort(new RangeError("enough")));
  await expect(running).rejects.toThrow("enough");
  await expect(job.status()).rejects.toThrow("enough");
  expect(seen.length).toBeLessThan(3);
});

test("the option `timeout` also limits status() and cancel()", async () => {
  const silent: typeof fetch = () => new Promise(() => {});
  const client = new InferenceClient("own-key", { fetch: silent, timeout: 5 });
  const job = client.jobs.resume("job-1", { provider: "openrouter", task: "text-to-video" });
  await expect(job.status()).rejects.toMatchObject({ name: "RequestTimeoutError", which: "total" });
});

const RESUMED: readonly (readonly [name: string, provider: string, task: string, id: string, message: RegExp])[] = [
  ["the id without its model", "fal-ai", "text-to-video", "job-1", /^model is missing: .*pass the fields id and model/],
  ["an empty id", "fal-ai", "text-to-video", "", /^id must be/],
  ["a provider without jobs for the task", "groq", "conversational", "1", /has no jobs/],
];

test.each(RESUMED)("jobs.resume refuses %s at once", (_, provider, task, id, message) => {
  for (const accessToken of ["own-key", async () => "own-key"]) {
    const resume = () => new InferenceClient(undefined, { accessToken }).jobs.resume(id, { provider, task });
    expect(resume).toThrow(InputError);
    expect(resume).toThrow(message);
  }
});

type Poll = (client: InferenceClient, fetch: typeof globalThis.fetch, signal: AbortSignal) => Promise<unknown>;
const submit = "https://openrouter.ai/api/v1/videos";
const ABORTED: readonly (readonly [name: string, run: Poll])[] = [
  ["a call", (client, _, signal) => client.textToVideo(FILM, { signal })],
  ["a call with time limits", (client, _, signal) => client.textToVideo(FILM, { signal, timeout: 60_000 })],
  ["a job", async (client, _, signal) => (await client.jobs.textToVideo(FILM, { signal })).result()],
  ["the status of a job", async (client, _, signal) => (await client.jobs.textToVideo(FILM, { signal })).status()],
  [
    "a resumed job",
    (client, _, signal) =>
      client.jobs.resume("job-1", { ...FILM, task: "text-to-video" }, { signal, timeout: 60_000 }).result(),
  ],
  [
    "the helper of a provider",
    (_, fetch, signal) => {
      vi.stubGlobal("fetch", fetch);
      const helper = getProviderHelper("openrouter", "text-to-video");
      return helper.getResponse({ id: "job-1" }, submit, { authorization: "Bearer own-key" }, undefined, signal);
    },
  ],
];

test.each(ABORTED)("the fetch of a poll sees the caller's abort in %s", async (_, run) => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const controller = new AbortController();
  const reason = new RangeError("enough");
  const seen: unknown[] = [];
  const fetch = (async (_url: string, { method, signal }: RequestInit) => {
    if (method === "POST") return submitted();
    controller.abort(reason);
    seen.push(signal?.reason);
    return new Promise<never>(() => {});
  }) as typeof globalThis.fetch;
  const client = new InferenceClient("own-key", { fetch, poll: { intervalMs: 1 } });
  const running = run(client, fetch, controller.signal);
  const ended = running.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await ended).toBe(reason);
  expect(seen).toEqual([reason]);
});
