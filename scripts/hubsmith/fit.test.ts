import { writeFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Mock, startMock } from "../../runtime/mock/index.ts";
import { hubsmith } from "./testing/run-command.ts";

let mock: Mock;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "hubsmith-fit-"));
  mock = await startMock();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await mock.close();
});

const fit = (...words: readonly string[]) => hubsmith("fit", ...words, "--hub", mock.url);

test("a model without GGUF files is compared by its GGUF version, and the best command is printed", async () => {
  const { code, out } = await fit("acme/tiny-chat", "--memory", "12", "--context", "32768");
  expect(out).toBe(`acme/tiny-chat-GGUF in 12 GB of memory (12.9 GB in units of file sizes)

version  size    context  total    verdict    longest context
Q8_0     8.5 GB  4.3 GB   13.4 GB  too large  28,416
Q4_K_M   4.9 GB  4.3 GB   9.8 GB   runs       55,552
Q2_K     3.2 GB  4.3 GB   8.1 GB   runs       68,608

A context of 32,768 tokens is counted.
Run Q4_K_M:

ollama run hf.co/acme/tiny-chat-GGUF:Q4_K_M
# Then set the length of the context in the chat: /set parameter num_ctx 32768
`);
  expect(code).toBe(0);
});

test.each([
  ["the config.json of the model from which a version was made describes the layers", "tiny-chat-GGUF", 67_108_864],
  ["if there is none, the header of a file describes the layers", "private-chat-GGUF", 262_144],
  ["a gated model needs a token: its config.json describes the layers", "gated-chat", 67_108_864],
])("%s: %s", async (_, name, bytes) => {
  const words = ["--memory", "6", "--context", "512", "--json", "--token", "hf_member"];
  const { out } = await fit(`acme/${name}`, ...words);
  const printed = JSON.parse(out) as { versions: { fit: { context: number } }[] };
  expect(printed).toMatchObject({ memory: 6, contextLength: 512 });
  expect(printed.versions.map((version) => version.fit.context)).toEqual([bytes, bytes, bytes]);
});

test("a model that does not fit has no command", async () => {
  const { code, out } = await fit("acme/tiny-chat", "--memory", "2");
  expect(out).toContain("No version fits.");
  expect(out).not.toContain("ollama");
  expect(code).toBe(0);
});

test("a record in a file is compared without a request", async () => {
  mock.requests.length = 0;
  const path = join(folder, "model.json");
  writeFileSync(path, JSON.stringify({ id: "acme/hum", safetensors: { total: 1e9 } }));
  const { out } = await fit(path, "--memory", "8");
  expect(out).toMatch(/F16 +2\.0 GB +unknown/);
  expect(out).toContain("the context is not counted");
  expect(out).toContain("Search: https://huggingface.co/models?other=base_model:quantized:acme%2Fhum");
  expect(mock.requests).toEqual([]);
});

test.each([
  [["acme/tiny-chat", "--memory", "0"], 2, '--memory "0" is not a size'],
  [["acme/tiny-chat", "--context", "long"], 2, '--context "long" is not a size'],
  [["acme/none"], 1, "is not on the hub"],
  [["acme/private-chat-GGUF"], 1, "is not public on the hub"],
  [["acme/private-chat-GGUF", "--token", "hf_outsider"], 1, "is not on the hub"],
  [["acme/conversational"], 1, 'the size of "acme/conversational" is not known'],
])("%j ends with code %i", async (words, code, message) => {
  expect(await fit(...words)).toMatchObject({ code, error: expect.stringContaining(message) });
});
