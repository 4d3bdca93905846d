import { afterAll, beforeAll, expect, test } from "vitest";
import { modelRecord, quantizedVersions, routerModels, searchModels } from "../hub/index.ts";
import { type Mock, startMock } from "./index.ts";

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

const at = () => ({ hubUrl: mock.url, routerUrl: mock.url });

async function idsOf(query: Parameters<typeof searchModels>[0]): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of searchModels(query, at())) ids.push(id);
  return ids;
}

test("the hub returns records with files and providers", async () => {
  const chat = await modelRecord("acme/conversational", at());
  expect(chat.inferenceProviderMapping?.length).toBeGreaterThan(5);
  const { siblings = [] } = await modelRecord("acme/tiny-chat-GGUF", at());
  expect(siblings[0]).toEqual({ rfilename: "tiny-chat-Q8_0.gguf", size: 8.54e9 });
  await expect(modelRecord("acme/none", at())).rejects.toThrow("status 404");
});

test("the hub lists models in pages, by text, task, tag and provider", async () => {
  mock.requests.length = 0;
  const all = ["acme/tiny-chat", "acme/tiny-chat-GGUF", "acme/tiny-chat-4bit"];
  expect(await idsOf({ text: "tiny" })).toEqual(all);
  const pages = searchModels({ limit: 1 }, at());
  expect((await pages.next()).value?.id).toBe("acme/tiny-chat");
  expect(await idsOf({ library: "mlx" })).toEqual(["acme/tiny-chat-4bit"]);
  expect(await idsOf({ provider: "groq", task: "conversational" })).toEqual(["acme/conversational"]);
  const first = await fetch(`${mock.url}/api/models?limit=2`);
  const next = /<(.+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
  const second = await fetch(next);
  expect(await second.json()).toMatchObject([{ id: "acme/tiny-chat-4bit" }]);
  expect(second.headers.get("link")).toBeNull();
});

test("the hub lists the quantized versions of a model, and the router lists its models", async () => {
  const versions = await quantizedVersions("acme/tiny-chat", at());
  expect(versions.map(({ format, id, siblings }) => [format, id, siblings?.length])).toEqual([
    ["gguf", "acme/tiny-chat-GGUF", 3],
    ["mlx", "acme/tiny-chat-4bit", 1],
  ]);
  const [chat] = await routerModels(at());
  expect(chat?.providers[0]).toMatchObject({ context_length: 131_072, supports_tools: true });
});
