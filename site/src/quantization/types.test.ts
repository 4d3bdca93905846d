import { expect, test } from "vitest";
import { fileTypeNumber, formatBytes, readFileName, sizeOf, typedNumber, typesThatFit } from "./types.ts";

test.each([
  ["Model-Q4_K_M.gguf", "Q4_K_M", "Q4_K_M"],
  ["Model-UD-Q2_K_XL.gguf", "UD-Q2_K_XL", "Q2_K_XL"],
  ["Model-Q6_K_L.gguf", "Q6_K_L", "Q6_K"],
  ["model-mxfp4.gguf", "MXFP4", "MXFP4_MOE"],
  ["Q8_0/Model-Q8_0-00001-of-00002.gguf", "Q8_0", "Q8_0"],
])("the file %s has the label %s and the type %s", (file, label, type) => {
  expect(readFileName(file)).toEqual({ file, label, type });
});

test("a file name without a label has no type", () => {
  expect(readFileName("README.md")).toEqual({ file: "README.md" });
});

test.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [1000, "1.00 kB"],
  [999_999, "1.00 MB"],
  [4_920_000_000, "4.92 GB"],
  [42_500_000_000, "42.5 GB"],
  [810_000_000_000, "810 GB"],
  [1.5e15, "1.50 PB"],
  [5e18, "5000 PB"],
])("formats %d bytes as %s", (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test("estimates no size for a removed or unknown type", () => {
  expect(sizeOf(1e9, "F16")).toBe(2e9);
  expect(sizeOf(1e9, "Q4_2")).toBeUndefined();
  expect(sizeOf(1e9, "no such type")).toBeUndefined();
  expect(fileTypeNumber("Q8_K_XL")).toBe(1005);
});

test("returns the types that fit into memory, from the largest to the smallest, only one for each size", () => {
  const fitting = typesThatFit(8e9, 8e9);
  expect(fitting[0]).toEqual({ name: "Q6_K", size: sizeOf(8e9, "Q6_K") });
  expect(fitting.every(({ size }, index) => size <= 8e9 && size < (fitting[index - 1]?.size ?? Infinity))).toBe(true);
  expect(typesThatFit(8e9, sizeOf(8e9, "Q8_0") ?? 0)[0]?.size).toBe(8.5e9);
  expect(typesThatFit(8e9, 1e9)).toEqual([]);
});

test.each([
  ["8", 8],
  [" 0,5 ", 0.5],
  ["0", undefined],
  ["-1", undefined],
  ["", undefined],
  ["1e9", undefined],
  ["eight", undefined],
])("the typed text %j is parsed as the number %s", (text, number) => {
  expect(typedNumber(text, 1e6)).toBe(number);
});
