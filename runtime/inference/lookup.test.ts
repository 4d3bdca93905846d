import { afterEach, expect, test, vi } from "vitest";
import { Lookups } from "./lookup.ts";

afterEach(() => vi.useRealTimers());

test("an answer of the hub holds for ten minutes, then it is asked again", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  let asked = 0;
  const fetch = (async (): Promise<Response> => {
    asked += 1;
    return Response.json({ inferenceProviderMapping: [] });
  }) as typeof globalThis.fetch;
  const lookups = new Lookups();
  const ask = () => lookups.providersOf("acme/model", { token: undefined, options: { fetch }, signal: undefined });
  await ask();
  vi.advanceTimersByTime(599_000);
  await ask();
  expect(asked).toBe(1);
  vi.advanceTimersByTime(2000);
  await ask();
  expect(asked).toBe(2);
});

test.each(["", "a/b/c", "../secret", "a/..", "a b", "a/b?c", "https://a.example/b"])(
  "%j is no id of a model, and the hub is not asked",
  (model) => {
    const fetch = (): never => expect.unreachable();
    const access = { token: undefined, options: { fetch }, signal: undefined };
    expect(() => new Lookups().providersOf(model, access)).toThrow(/^model must be an id on the hub/);
  },
);
