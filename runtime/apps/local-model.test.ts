import { afterAll, beforeAll, expect, test } from "vitest";
import type { ModelRecord } from "../../generated/records.ts";
import { modelRecord } from "../hub/index.ts";
import { type Mock, startMock } from "../mock/index.ts";
import { localModel } from "./local-model.ts";

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

const TINY = "base_model:quantized:acme/tiny-chat";

test.each([
  ["a model with safetensors", { id: "acme/tiny-chat" }, ["tiny-chat-GGUF", "tiny-chat-4bit", "tiny-chat"], true],
  ["its MLX version", { id: "acme/tiny-chat-4bit", tags: [TINY] }, ["tiny-chat-GGUF", "tiny-chat-4bit"], true],
  ["its AWQ version", { id: "acme/awq", tags: [TINY] }, ["tiny-chat-GGUF", "tiny-chat-4bit", "awq"], true],
  ["a gated model", { id: "acme/gated-chat" }, ["gated-chat-GGUF", "gated-chat"], false],
  ["a GGUF version that names its base in tags", { id: "acme/a", tags: ["gguf", TINY] }, ["a"], true, "a-Q8_0.gguf"],
  [
    "a GGUF version that names it on its card",
    { id: "acme/a", cardData: { base_model: ["acme/tiny-chat"] } },
    ["a"],
    true,
    "a-Q8_0.gguf",
  ],
  [
    "a GGUF version of a gated model",
    { id: "acme/a", cardData: { base_model: "acme/gated-chat" } },
    ["a"],
    false,
    "a-Q8_0.gguf",
  ],
  ["a record with values of the wrong kind", { id: "acme/a", tags: 5, cardData: { base_model: 7 } }, ["a"], false],
])(
  "%s: its repositories, and a config.json that describes its layers",
  async (_, record, names, hasConfig, file?: string) => {
    const siblings = file === undefined ? [] : [{ rfilename: file }];
    const found = await localModel({ siblings, ...record } as ModelRecord, { hubUrl: mock.url });
    expect(found.repositories.map(({ id }) => id)).toEqual(names.map((name) => `acme/${name}`));
    expect(found.config?.["num_hidden_layers"]).toBe(hasConfig ? 32 : undefined);
  },
);

test("a token opens the config.json of a gated model", async () => {
  const options = { hubUrl: mock.url, accessToken: "hf_member" };
  const { config } = await localModel(await modelRecord("acme/gated-chat", options), options);
  expect(config).toMatchObject({ num_hidden_layers: 32 });
});

test("a hub that cannot be reached is asked for a config.json once, and for versions", async () => {
  const asked: string[] = [];
  const options = {
    maxRetries: 0,
    fetch: (url: unknown) => {
      asked.push(String(url));
      return Promise.reject(new TypeError("offline"));
    },
  };
  await expect(localModel({ id: "acme/awq", tags: [TINY] }, options)).rejects.toThrow("offline");
  expect(asked).toHaveLength(2);
  const gguf = { id: "acme/a", tags: [TINY], siblings: [{ rfilename: "a-Q8_0.gguf" }] };
  expect(await localModel(gguf, options)).toEqual({ repositories: [gguf], config: undefined });
});
