import { expect, test } from "vitest";
import { jsonErrorPlace } from "./json-place.ts";

test.each([
  ['[{ "role": }]', 1, 12],
  ['[\n  { "a": 1, },\n]', 2, 13],
  ['["a" "b"]', 1, 6],
  ["", 1, 1],
  ['{ "a": [1, 2', 1, 13],
  ['["open', 1, 7],
  ["[tru, 1]", 1, 5],
  ["{ 'a': 1 }", 1, 3],
  [`[${'"word", '.repeat(5000)} nope]`, 1, 40_004],
])("%#: the first character that is wrong", (text, line, column) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  expect(jsonErrorPlace(text)).toEqual({ line, column, width: 1 });
});
