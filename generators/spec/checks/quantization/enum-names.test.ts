import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { enumNames } from "./enum-names.ts";

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
