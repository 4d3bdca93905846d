import { expect, test } from "vitest";
import type { ModelRecord } from "../../../generated/records.ts";
import { ggufFiles, suggestedFile, verdictOf } from "./local-apps.ts";

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
  [0, "Q4_K_M"],
  [4, "Q2_K"],
  [8, "Q4_K_M"],
  [24, "Q8_0"],
])("for %d GB of memory, the file %s is suggested", (memory, label) => {
  expect(suggestedFile(ggufFiles(MODEL), memory)?.label).toBe(label);
});

test("a file gets a verdict only if its size and the memory are known", () => {
  const [largest] = ggufFiles(MODEL);
  expect(largest && verdictOf(largest, 8)).toBe("too large");
  expect(largest && verdictOf(largest, 0)).toBeUndefined();
  expect(verdictOf({ label: "Q8_0", file: "a.gguf" }, 8)).toBeUndefined();
});
