import { found } from "../testing.ts";
import { bitsPerWeight, duplicateNumber, enumNames, mainTensorType, sizeOrder } from "./quantization.ts";
import { expect, test } from "vitest";

const type = (blockSize: number, bytesPerBlock: number, bits: number): string =>
  `types:\n  Q: { blockSize: ${blockSize}, bytesPerBlock: ${bytesPerBlock}, bitsPerWeight: ${bits} }`;

test.each([
  [32, 18, 4.5],
  [256, 84, 2.625],
  [3, 1, 2.6666667],
])("%i weights in %i bytes have %f bits each", (blockSize, bytes, bits) => {
  expect(found(bitsPerWeight, { "quantization/a": type(blockSize, bytes, bits) })).toEqual([]);
});

test("a wrong number of bits per weight is reported with the correct number", () => {
  expect(found(bitsPerWeight, { "quantization/a": type(256, 84, 2.5625) })).toEqual([
    "quantization/a:2:58 bitsPerWeight is 2.5625, but 84 bytes × 8 ÷ 256 weights are 2.625",
  ]);
});

test("two enums may use the same number, but two types of one enum may not", () => {
  const files = {
    "quantization/a": "types:\n  ONE: { number: 1 }\n  TWO: { number: 2 }\n  UNO: { number: 1 }",
    "quantization/b": "types: { EINS: { number: 1 } }",
  };
  expect(found(duplicateNumber, files)).toEqual(['quantization/a:4:18 number 1 belongs to "ONE" already']);
});

test("names that differ only in capitals are reported", () => {
  const files = {
    "quantization/a": "name: FileType\ntypes: { Q4_K: {}, Q4_k: {} }",
    "quantization/b": "name: Filetype\ntypes: { Q4_K: {} }",
  };
  expect(found(enumNames, files)).toEqual([
    'quantization/a:2:20 type "Q4_k" differs from "Q4_K" only in capital letters',
    'quantization/b:1:7 enum "Filetype" is defined in spec/quantization/a.yaml too',
  ]);
});

const files = {
  "quantization/file": "types:\n  A: { mainTensorType: F32 }\n  B: { mainTensorType: B }",
  "quantization/tensor": "types: { F32: { blockSize: 1 }, OLD: { number: 7 } }",
};

test("a main tensor type must be a type with a block layout", () => {
  expect(found(mainTensorType, files)).toEqual(['quantization/file:3:24 there is no tensor type "B"']);
});

const enumOf = (order: string): Record<string, string> => ({
  "quantization/a": `types: { F32: {}, F16: {}, Q8_0: {} }\n${order}`,
});

test.each(["", "sizeOrder: [F32, F16, Q8_0]"])("%j is complete", (order) => {
  expect(found(sizeOrder, enumOf(order))).toEqual([]);
});

test("unknown and repeated types in sizeOrder are reported, and missing types if there are no unknown ones", () => {
  expect(found(sizeOrder, enumOf("sizeOrder: [F32, F61, F32]"))).toEqual([
    'quantization/a:2:18 there is no type "F61" in this enum',
    'quantization/a:2:23 "F32" is listed twice: item 1 is the same',
  ]);
  expect(found(sizeOrder, enumOf("sizeOrder: [F32]"))).toEqual(["quantization/a:2:1 sizeOrder lacks F16, Q8_0"]);
});
