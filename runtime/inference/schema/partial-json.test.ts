import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parsePartialJson } from "./partial-json.ts";

test.each([
  ["", undefined],
  ["{", {}],
  ['{"na', {}],
  ['{"name"', {}],
  ['{"name":', {}],
  ['{"name": "Os', { name: "Os" }],
  [String.raw`{"name": "a\"b\u00e`, { name: 'a"b' }],
  ['{"a": 1, "b": tr', { a: 1 }],
  ['{"a": [1, 2, {"b": "c', { a: [1, 2, { b: "c" }] }],
  ['{"a": [1,', { a: [1] }],
  ['{"a": {"b": -', { a: {} }],
  ['["x, y", "z', ["x, y", "z"]],
  ["no JSON", undefined],
])("%s", (text, wanted) => {
  expect(parsePartialJson(text)).toEqual(wanted);
});

test("any beginning of a JSON text can be parsed, and for complete JSON the result is the same as from JSON.parse", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(), (value, cut) => {
      const text = JSON.stringify(value);
      expect(JSON.stringify(parsePartialJson(text))).toEqual(text);
      const start = text.slice(0, cut % (text.length + 1));
      const isList = /^[[{]/.test(start);
      if (isList) expect(parsePartialJson(start)).toBeInstanceOf(Object);
    }),
  );
});
