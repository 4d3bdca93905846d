import { expect, test } from "vitest";
import { jsonProblem } from "./json-problem.ts";

test.each([
  ["", { line: 1, column: 1 }, /expected a value, got the end$/],
  ['[\n  { "a": 1, },\n]', { line: 2, column: 13 }, /expected a string in double quotes, got "}/],
  ['["a" "b"]', { line: 1, column: 6 }, /expected "," or "]", got/],
  ['{ "a": [1,\n2', { line: 2, column: 2 }, /got the end$/],
  [`[${'"word", '.repeat(5000)} nope]`, { line: 1, column: 40_003 }, /expected a value, got "nope]"$/],
  ["[NaN]", undefined, /^NaN and Infinity are not JSON$/],
])("%#: returns the place and the reason of the first problem", (text, place, reason) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  const problem = jsonProblem(text);
  expect(problem.place).toEqual(place);
  expect(problem.reason).toMatch(reason);
});

test("finds a problem in every broken text", () => {
  const text = '{"a":[1,-2.5e3,{"b":null}],"c\\n":true}';
  for (let position = 0; position < text.length; position++) {
    expect(jsonProblem(text.slice(0, position)).place?.column).toBeLessThanOrEqual(position + 1);
  }
});
