import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { duplicateNumber } from "./duplicate-number.ts";

test("two enums may use the same number, but two types of one enum may not", () => {
  const files = {
    "quantization/a": "types:\n  ONE: { number: 1 }\n  TWO: { number: 2 }\n  UNO: { number: 1 }",
    "quantization/b": "types: { EINS: { number: 1 } }",
  };
  expect(found(duplicateNumber, files)).toEqual(['quantization/a:4:18 number 1 belongs to "ONE" already']);
});
