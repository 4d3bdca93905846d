import { afterAll, beforeAll, expect, test } from "vitest";
import { modelFile, modelRecord, quantizedVersions, routerModels, searchModels } from "../hub/index.ts";
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
  const first = await fetch(`${mock.url}/api/models?search=tiny&limit=2`);
  const next = /<(.+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
  const second = await fetch(next);
  expect(await second.json()).toMatchObject([{ id: "acme/tiny-chat-4bit" }]);
  expect(second.headers.get("link")).toBeNull();
});

test.each([
  ["modelRecord", "private-chat-GGUF", 401, 404],
  ["modelFile", "private-chat-GGUF", 401, 404],
  ["modelFile", "gated-chat", 401, 403],
])("%s of %s: without a token status %d, for another user status %d", async (name, model, closed, refused) => {
  const ask = (accessToken?: string) => {
    const options = { ...at(), accessToken };
    const id = `acme/${model}`;
    return name === "modelRecord" ? modelRecord(id, options) : modelFile(id, "config.json", options);
  };
  await expect(ask()).rejects.toMatchObject({ httpResponse: { status: closed } });
  await expect(ask("hf_outsider")).rejects.toMatchObject({ httpResponse: { status: refused } });
});

test("a token opens private and gated models, and only files that exist are given", async () => {
  const options = { ...at(), accessToken: "hf_member" };
  expect((await modelRecord("acme/gated-chat", at())).gated).toBe("manual");
  expect((await modelRecord("acme/private-chat-GGUF", options)).private).toBe(true);
  expect(JSON.parse(await modelFile("acme/gated-chat", "config.json", options))).toMatchObject({ model_type: "llama" });
  await expect(modelFile("acme/gated-chat-GGUF", "config.json", options)).rejects.toThrow("status 404");
  expect(await idsOf({ text: "private" })).toEqual([]);
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
