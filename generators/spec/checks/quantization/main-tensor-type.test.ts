import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { mainTensorType } from "./main-tensor-type.ts";

const files = {
  "quantization/file": "types:\n  A: { mainTensorType: F32 }\n  B: { mainTensorType: B }",
  "quantization/tensor": "types: { F32: { blockSize: 1 }, OLD: { number: 7 } }",
};

test("a main tensor type must be a type with a block layout", () => {
  expect(found(mainTensorType, files)).toEqual(['quantization/file:3:24 there is no tensor type "B"']);
});
