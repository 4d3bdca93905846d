import { expect, test } from "vitest";
import { jsonErrorAt, jsonErrorPlace } from "./json-error.ts";

test.each([
  ["", 0],
  ["  ", 2],
  ["{", 1],
  ['{"a"', 4],
  ['{"a":', 5],
  ['{"a":1', 6],
  ['{"a":1,', 7],
  ['{"a":1,}', 7],
  ['{"a" 1}', 5],
  ["{a:1}", 1],
  ["{,}", 1],
  ["[,]", 1],
  ["[1,]", 3],
  ["[1 2]", 3],
  ["[1}", 2],
  ["[1]]", 3],
  ["{} {}", 3],
  ['"a\nb"', 0],
  [String.raw`"\x"`, 0],
  ["01", 0],
  ["1.", 0],
  ["nulls", 0],
  ["'a'", 0],
  ["[NaN]", 1],
])("finds the JSON error in %j at offset %d", (text, position) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  expect(jsonErrorAt(text)).toBe(position);
});

test.each([
  "null",
  " -0.5e+7 ",
  '"a\\u00e9\\n"',
  "[]",
  "{}",
  '{"a":[1,{"b":null}],"":false}',
  '["é\u2028"]',
  "\t[\r\n1 , 2]\n",
])("%j is JSON", (text) => {
  expect(() => JSON.parse(text)).not.toThrow();
  expect(jsonErrorAt(text)).toBeUndefined();
});

test.each([
  ['[\n  { "a": 1, },\n]', { line: 2, column: 13 }],
  ['["a" "b"]', { line: 1, column: 6 }],
  ["", { line: 1, column: 1 }],
  ['{ "a": [1,\n2', { line: 2, column: 2 }],
  [`[${'"word", '.repeat(5000)} nope]`, { line: 1, column: 40_003 }],
  ["[1]", undefined],
])("%#: returns the line and the column of the error, counted from 1", (text, place) => {
  expect(jsonErrorPlace(text)).toEqual(place);
});

test("finds an error in exactly those texts that JSON.parse rejects", () => {
  const text = '{"a":[1,-2.5e3,{"b":null}],"c\\n":true}';
  for (let position = 0; position <= text.length; position++) {
    for (const sign of ["", '"', "{", "]", ",", ":", "\\", "0", "e", " "]) {
      const other = text.slice(0, position) + sign + text.slice(position + 1);
      expect([other, jsonErrorAt(other) === undefined]).toEqual([other, isJson(other)]);
    }
  }
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
