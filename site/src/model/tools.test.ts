import { afterEach, expect, test, vi } from "vitest";
import { lookUp } from "./hub-lookup.ts";
import { modelIdIn } from "../entry-paths.ts";
import { pack, readShared, sharedAddress, unpack } from "./share.ts";

test.each([
  ["Qwen/Qwen3-0.6B", "Qwen/Qwen3-0.6B"],
  ["  gpt2 ", "gpt2"],
  ["https://huggingface.co/Qwen/Qwen3-0.6B/tree/main?x#y", "Qwen/Qwen3-0.6B"],
  ["hf.co/openai/whisper-large-v3", "openai/whisper-large-v3"],
  ["", undefined],
  ["a/b/c", undefined],
  ["../../etc", undefined],
  ["a b", undefined],
  ["javascript:alert(1)", undefined],
  ["https://evil.example/a/b", undefined],
  ["https://huggingface.co/", undefined],
])("from the text %j, reads the model id %j", (typed, id) => {
  expect(modelIdIn(typed)).toBe(id);
});

afterEach(() => vi.unstubAllGlobals());

/** Looks up a model on a hub that always returns the given response. */
async function answered(response: () => Response | Promise<Response>) {
  const asked = vi.fn<typeof fetch>(async () => response());
  vi.stubGlobal("fetch", asked);
  return { result: await lookUp("acme/hum", new AbortController().signal), asked };
}

test("requests the hub's public API, and sends only the id", async () => {
  const { result, asked } = await answered(() => Response.json({ id: "acme/hum" }));
  expect(result).toEqual({ ok: true, record: { id: "acme/hum" } });
  expect(asked.mock.calls[0]?.[0]).toBe("https://huggingface.co/api/models/acme/hum?blobs=true");
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ credentials: "omit", referrerPolicy: "no-referrer" });
});

test.each([
  [404, {}, { ok: false, failure: "missing" }],
  [401, {}, { ok: false, failure: "closed" }],
  [403, {}, { ok: false, failure: "closed" }],
  [429, { "retry-after": "90" }, { ok: false, failure: "limit", retryAfterSeconds: 90 }],
  [429, { "retry-after": "soon" }, { ok: false, failure: "limit" }],
  [500, {}, { ok: false, failure: "broken" }],
])("status %d %j", async (status, headers, expected) => {
  expect((await answered(() => new Response("{}", { status, headers }))).result).toEqual(expected);
});

test("reads the waiting time until the next request is allowed", async () => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1), toFake: ["Date"] });
  const headers = { "retry-after": "Tue, 01 Jan 2030 00:00:20 GMT" };
  const { result } = await answered(() => new Response("{}", { status: 429, headers }));
  vi.useRealTimers();
  expect(result).toEqual({ ok: false, failure: "limit", retryAfterSeconds: 20 });
});

test("rejects a response of more than 8 MiB", async () => {
  const { result } = await answered(() => new Response(`${" ".repeat(8 * 1024 * 1024)}{}`));
  expect(result).toEqual({ ok: false, failure: "broken" });
});

test.each(["", "[]", "<html>", "null"])("rejects the response %j", async (body) => {
  expect((await answered(() => new Response(body))).result).toEqual({ ok: false, failure: "broken" });
});

test("reports that the hub cannot be reached", async () => {
  const { result } = await answered(() => Promise.reject(new TypeError("failed")));
  expect(result).toEqual({ ok: false, failure: "offline" });
});

test("reports a hub that does not begin to answer in 5 seconds", async () => {
  vi.useFakeTimers();
  const looking = answered(() => new Promise<Response>(() => undefined));
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  expect((await looking).result).toEqual({ ok: false, failure: "slow" });
});

test("an aborted look-up rejects with the abort reason", async () => {
  const controller = new AbortController();
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => {
    controller.abort(new Error("newer"));
    return Promise.reject(signal?.reason);
  });
  await expect(lookUp("acme/hum", controller.signal)).rejects.toThrow("newer");
});

test("a record is unchanged after it is packed into an address and unpacked", async () => {
  const text = JSON.stringify({ id: 'a/"><script>', tags: ["日本", "\n"] });
  const packed = await pack(text);
  const hash = sharedAddress({ kind: "record", packed }, "");
  expect(hash).toMatch(/^#record=z[\w-]+$/);
  const shared = readShared({ search: "?id=acme/other", hash });
  expect(shared?.kind === "record" && (await unpack(shared.packed))).toBe(text);
});

test("the open tab stays in the address of another record", () => {
  const hash = "#record=zold&use=provider:groq&language=bash";
  expect(sharedAddress({ kind: "record", packed: "znew" }, hash)).toBe("#record=znew&use=provider:groq&language=bash");
  expect(sharedAddress({ kind: "id", id: "acme/hum" }, hash)).toBe("?id=acme/hum#use=provider:groq&language=bash");
  expect(sharedAddress({ kind: "id", id: "acme/hum" }, "#anchor")).toBe("?id=acme/hum");
});

test("writes a model id to the query of a URL, and reads a model id from the query or from the part after #", () => {
  expect(sharedAddress({ kind: "id", id: "acme/a b" }, "")).toBe("?id=acme/a%20b");
  expect(readShared({ search: "?id=acme/a%20b", hash: "" })).toEqual({ kind: "id", id: "acme/a b" });
  expect(readShared({ search: "", hash: "#id=acme/a%20b" })).toEqual({ kind: "id", id: "acme/a b" });
  expect(readShared({ search: "?id=", hash: "#code" })).toBeUndefined();
});

test.each([
  ["Qwen/Qwen3-0.6B", "Qwen/Qwen3-0.6B"],
  ["https://huggingface.co/Qwen/Qwen3-0.6B/tree/main", "Qwen/Qwen3-0.6B"],
  ["hf.co/gpt2", "gpt2"],
  ["https://huggingface.co/datasets/squad", undefined],
  ["https://huggingface.co/pricing", undefined],
  ["https://example.com/a/b", undefined],
])("%s selects the model %s", (typed, id) => {
  expect(modelIdIn(typed)).toBe(id);
});

test.each(["", "z", "z!!!", "zAAAA", "p%", "x123", "pgICA"])("rejects the damaged record %j", async (packed) => {
  expect(await unpack(packed)).toBeUndefined();
});

test("rejects a record that unpacks to a huge text", async () => {
  expect(await unpack(await pack("x".repeat(4_000_000)))).toBeUndefined();
});
