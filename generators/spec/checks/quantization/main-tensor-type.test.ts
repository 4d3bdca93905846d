import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { mainTensorType } from "./main-tensor-type.ts";

const files = {
  "quantization/file": "types:\n  A: { mainTensorType: F32 }\n  B: { mainTensorType: B }",
  "quantization/tensor": "types: { F32: { blockSize: 1 }, OLD: { number: 7 } }",
};

test("only types with a block layout are tensor types", () => {
  expect(found(mainTensorType, files)).toEqual(['quantization/file:3:24 there is no tensor type "B"']);
});

test("nothing is reported while an enum is broken", () => {
  expect(found(mainTensorType, files, ["quantization/other"])).toEqual([]);
});
