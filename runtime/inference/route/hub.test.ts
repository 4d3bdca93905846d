import { afterEach, expect, test, vi } from "vitest";
import { providersOf, resetHubCache } from "./hub.ts";

afterEach(() => {
  vi.useRealTimers();
  resetHubCache();
});

/** Returns a simulated `fetch` of the hub, and the list of its requests. */
function countingHub() {
  const asked: string[] = [];
  const fetch = (async (url: string, init: RequestInit): Promise<Response> => {
    asked.push(`${url} ${new Headers(init.headers).get("authorization") ?? ""}`.trim());
    return Response.json({ inferenceProviderMapping: [] });
  }) as typeof globalThis.fetch;
  return { asked, fetch };
}

test("an answer of the hub is cached for ten minutes, and then requested again", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { asked, fetch } = countingHub();
  const ask = () => providersOf("acme/model", { token: undefined, options: { fetch } });
  await ask();
  vi.advanceTimersByTime(599_000);
  await ask();
  expect(asked).toHaveLength(1);
  vi.advanceTimersByTime(2000);
  await ask();
  expect(asked).toHaveLength(2);
});

test("answers are cached separately for each hub, each token and each fetch", async () => {
  const { asked, fetch } = countingHub();
  const other = countingHub();
  for (const options of [{ fetch }, { fetch, hubUrl: "https://hub.example" }, { fetch: other.fetch }]) {
    for (const token of [undefined, "hf_one", "hf_two", "hf_one"]) await providersOf("acme/model", { token, options });
  }
  expect(asked).toHaveLength(6);
  expect(other.asked).toHaveLength(3);
});

test("calls at the same time share one request to the hub, and resetHubCache clears the cache", async () => {
  const { asked, fetch } = countingHub();
  const ask = () => providersOf("acme/model", { token: undefined, options: { fetch } });
  await Promise.all([ask(), ask(), ask()]);
  expect(asked).toHaveLength(1);
  resetHubCache();
  await ask();
  expect(asked).toHaveLength(2);
});

test("a cached answer costs no hash of the token", async () => {
  const digest = vi.spyOn(globalThis.crypto.subtle, "digest");
  const { asked, fetch } = countingHub();
  for (let call = 0; call < 3; call++) await providersOf("acme/model", { token: "hf_one", options: { fetch } });
  expect([asked.length, digest.mock.calls.length]).toEqual([1, 0]);
  digest.mockRestore();
});

test("a failed request to the hub is not cached", async () => {
  const replies = [Response.json({}, { status: 404 }), Response.json({ inferenceProviderMapping: [] })];
  const fetch = (async () => replies.shift()) as unknown as typeof globalThis.fetch;
  const ask = () => providersOf("acme/model", { token: undefined, options: { fetch } });
  await expect(ask()).rejects.toThrow("status 404");
  await expect(ask()).resolves.toEqual([]);
});

test.each(["", "a/b/c", "../secret", "a/..", "a b", "a/b?c", "https://a.example/b"])(
  "%j is not a valid model id, so no request is sent to the hub",
  async (model) => {
    const fetch = (): never => expect.unreachable();
    const access = { token: undefined, options: { fetch } };
    await expect(providersOf(model, access)).rejects.toThrow(/^model must be an id on the hub/);
  },
);
