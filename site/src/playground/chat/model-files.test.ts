import { expect, test } from "vitest";
import { readModelFiles, type ModelFiles } from "./model-files.ts";

const RESPONSE = { start_anchor: "<a>", fields: { content: { close: "</s>" } } };
const printed = JSON.stringify(RESPONSE, undefined, 2);
const config = (fields: object): ModelFiles => ({ config: JSON.stringify(fields) });

test.each<[what: string, files: ModelFiles, change: object, said: RegExp]>([
  ["a template file", { jinja: "{{ x }}" }, { template: "{{ x }}" }, /^Loaded the chat template\.$/],
  [
    "a config with everything",
    config({ chat_template: "t", response_template: RESPONSE, bos_token: "<s>", eos_token: { content: "</s>" } }),
    {
      template: "t",
      responseTemplate: printed,
      variables: '{\n  "bos_token": "<s>",\n  "eos_token": "</s>",\n  "enable_thinking": 1.0\n}',
    },
    /^Loaded the chat template and the response template\.$/,
  ],
  [
    "a config and a template file",
    { ...config({ chat_template: "old" }), jinja: "new" },
    { template: "new", responseTemplate: "", variables: '{\n  "enable_thinking": 1.0\n}' },
    /no response template/,
  ],
  [
    "named templates",
    config({ chat_template: [{ name: "rag", template: "r" }, 5, { name: "default", template: "d" }] }),
    { template: "d" },
    /templates rag, default\. This is default\./,
  ],
  ["named templates without a default", config({ chat_template: { rag: "r", x: "y" } }), { template: "r" }, /is rag\./],
  ["a response template", config(RESPONSE), { responseTemplate: printed }, /^Loaded the response template\.$/],
  [
    "tokens of the wrong type",
    config({
      chat_template: "t",
      bos_token: 5,
      eos_token: { content: [] },
      extra_special_tokens: { image_token: "i" },
    }),
    { variables: '{\n  "image_token": "i",\n  "enable_thinking": 1.0\n}' },
    /Loaded/,
  ],
])("%s", (_, files, change, said) => {
  const loaded = readModelFiles(files, '{ "pad_token": "old", "enable_thinking": 1.0 }');
  expect(loaded.change).toMatchObject(change);
  expect(loaded.said).toMatch(said);
});

test.each<[files: ModelFiles, said: RegExp]>([
  [config({ bos_token: "<s>" }), /no chat template/],
  [config({ chat_template: [{ name: 5, template: {} }] }), /no chat template/],
  [{ config: "{ broken" }, /cannot be read: invalid JSON in line 1, column 3/],
  [{ config: "[1]" }, /must contain an object/],
  [{ config: "[".repeat(100_000) }, /nested deeper/],
])("%j changes nothing, and the message contains the reason", (files, said) => {
  const loaded = readModelFiles(files, "not JSON");
  expect(loaded.change).toEqual({});
  expect(loaded.said).toMatch(said);
});

test("a very long list of names is cut", () => {
  const templates = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`template-${index}`, "t"]));
  expect(readModelFiles(config({ chat_template: templates }), "").said.length).toBeLessThan(500);
});
