import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { bitsPerWeight } from "./bits-per-weight.ts";

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
