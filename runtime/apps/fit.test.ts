import { expect, test } from "vitest";
import { CONFIG } from "../mock/models.ts";
import type { ModelRecord } from "../../generated/records.ts";
import { ggufFiles, modelVersions, suggestedVersion, usualVersions, versionFit } from "./fit.ts";

const siblings = ["Q8_0", "Q4_K_M", "Q2_K"].map((label) => ({ rfilename: `tiny-chat-${label}.gguf` }));
const MODEL: ModelRecord = { id: "acme/tiny-chat-GGUF", gguf: { total: 8.03e9 }, siblings };

test("returns one file per quantization, the largest first, with an estimated size", () => {
  expect(ggufFiles(MODEL).map(({ label, size = 0 }) => [label, (size / 1e9).toFixed(1)])).toEqual([
    ["Q8_0", "8.5"],
    ["Q4_K_M", "4.9"],
    ["Q2_K", "3.2"],
  ]);
});

test.each([
  [
    "multimodal projectors and files of other formats than GGUF are left out",
    [{ rfilename: "README.md" }, { rfilename: "mmproj-F16.gguf" }],
    [],
  ],
  [
    "for a split file, the first part is returned",
    [{ rfilename: "a-Q6_K-00001-of-00002.gguf" }, { rfilename: "a-Q6_K-00002-of-00002.gguf" }],
    ["a-Q6_K-00001-of-00002.gguf"],
  ],
  ["invalid items in the list of files are ignored", [null, 5, { rfilename: 7 }, {}], []],
])("%s", (_, files, expected) => {
  const model = { ...MODEL, siblings: files } as ModelRecord;
  expect(ggufFiles(model).map(({ file }) => file)).toEqual(expected);
});

test("the size from the hub takes precedence over the estimate", () => {
  const model = { ...MODEL, siblings: [{ rfilename: "a-Q4_K_M.gguf", size: 5e9 }] };
  expect(ggufFiles(model)[0]?.size).toBe(5e9);
});

test.each([
  ["of all parts, if the hub states them", [3e9, 2e9], "5.0"],
  ["estimated, if the size of a part is missing", [3e9, undefined], "4.9"],
])("the size of a file in parts is %s", (_, sizes, expected) => {
  const parts = sizes.map((size, index) => ({
    rfilename: `a-Q4_K_M-0000${index + 1}-of-00002.gguf`,
    ...(size !== undefined && { size }),
  }));
  expect(((ggufFiles({ ...MODEL, siblings: parts })[0]?.size ?? 0) / 1e9).toFixed(1)).toBe(expected);
});

test("a model without GGUF files has the versions that are made most often", () => {
  const model = { id: "acme/tiny", safetensors: { total: 8.03e9 } };
  expect(modelVersions(model).map(({ label, size = 0 }) => [label, (size / 1e9).toFixed(1)])).toEqual([
    ["F16", "16.1"],
    ["Q8_0", "8.5"],
    ["Q4_K_M", "4.9"],
  ]);
  expect(modelVersions({ id: "acme/tiny", safetensors: { total: "many" as never } })).toEqual([]);
});

const MLX = {
  id: "acme/tiny-chat-4bit",
  tags: ["mlx"],
  safetensors: { total: 1.25e9, parameters: { U32: 1e9 } },
  siblings: [
    { rfilename: "model-1.safetensors", size: 3e9 },
    { rfilename: "model-2.safetensors", size: 1.5e9 },
  ],
};

test.each([
  ["an MLX repository has one version: all its weights", MLX, [["MLX 4-bit", 4.5e9]], []],
  ["the size of packed weights does not say how many there are", { ...MLX, tags: [] }, [], []],
  [
    "of GGUF files, those with 16, 8 and 4 bits are the usual versions, and other sizes are estimated",
    {
      ...MODEL,
      siblings: [
        { rfilename: "a-BF16.gguf", size: 17e9 },
        { rfilename: "a-Q2_K.gguf", size: 3e9 },
      ],
    },
    [
      ["BF16", 17e9],
      ["Q2_K", 3e9],
    ],
    [
      ["BF16", 17e9],
      ["Q8_0", 8_531_875_000],
      ["Q4_K_M", 4_918_375_000],
    ],
  ],
])("%s", (_, model, versions, usual) => {
  const pairs = (list: ReturnType<typeof modelVersions>) => list.map(({ label, size }) => [label, size]);
  expect(pairs(modelVersions(model as ModelRecord))).toEqual(versions);
  expect(pairs(usualVersions(model as ModelRecord))).toEqual(usual);
});

test.each([
  [0, undefined, {}, "Q4_K_M"],
  [4, undefined, {}, "Q2_K"],
  [8, undefined, {}, "Q4_K_M"],
  [24, undefined, {}, "Q8_0"],
  [16, 4096, CONFIG, "Q8_0"],
  [12, 32_768, CONFIG, "Q4_K_M"],
  [16, 131_072, CONFIG, "Q2_K"],
])("for %d GB of memory and a context of %s, the file %s is suggested", (memory, contextLength, config, label) => {
  const model = { ...MODEL, config } as ModelRecord;
  expect(suggestedVersion(ggufFiles(model), model, { memory, contextLength })?.label).toBe(label);
});

test("a version gets a verdict only if its size and the memory are known", () => {
  const version = { label: "Q8_0", size: 8.5e9 };
  expect(versionFit(version, MODEL, { memory: 8 })).toMatchObject({ verdict: "too large", contextLength: 4096 });
  expect(versionFit(version, MODEL, { memory: 0 })).toBeUndefined();
  expect(versionFit({ label: "Q8_0" }, MODEL, { memory: 8 })).toBeUndefined();
});

test("the verdict counts the context, from the config of the record or from the header of the file", () => {
  const version = { label: "Q4_K_M", size: 4.9e9 };
  const machine = { memory: 8, contextLength: 32_768 };
  expect(versionFit(version, MODEL, machine)).toMatchObject({ context: undefined, longest: undefined });
  const model = { ...MODEL, config: CONFIG as object };
  expect(versionFit(version, model, machine)).toMatchObject({ context: 2 ** 32, verdict: "too large" });
  const metadata = {
    "general.architecture": "llama",
    "llama.block_count": 32,
    "llama.embedding_length": 4096,
    "llama.attention.head_count": 32,
    "llama.attention.head_count_kv": 8,
    "llama.context_length": 8192,
  };
  expect(versionFit(version, MODEL, { ...machine, metadata })).toMatchObject({ context: 2 ** 32, longest: 8192 });
  // A model is not used with more tokens than it was trained for.
  const short = { ...model, gguf: { context_length: 8192 } };
  expect(versionFit(version, short, machine)).toMatchObject({ context: 2 ** 30, contextLength: 8192 });
});
