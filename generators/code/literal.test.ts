import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Json } from "../spec/entry.ts";
import { evaluate, HOSTILE_TEXTS } from "../testing/evaluate.ts";
import { literal, propertyKey } from "./literal.ts";

test.each<[Json, string]>([
  [null, "null"],
  [true, "true"],
  [0, "0"],
  [-0, "-0"],
  [1e21, "1e21"],
  [1.5e-7, "1.5e-7"],
  ["plain", '"plain"'],
  ['say "hi"', "'say \"hi\"'"],
  [`"it's"`, `'"it\\'s"'`],
  ["it's", '"it\'s"'],
  ["line\nbreak\u2028", '"line\\nbreak\\u2028"'],
  ["half \ud83d", '"half \\ud83d"'],
  [[], "[]"],
  [{}, "{}"],
  [[1, "a", null], '[1, "a", null]'],
  [{ a: 1, "b-c": [2], "3": {} }, '{ "3": {}, a: 1, "b-c": [2] }'.replace('"3"', "3")],
  [JSON.parse('{"__proto__": 1}'), '{ ["__proto__"]: 1 }'],
  [{ a: undefined, b: 1 }, "{ b: 1 }"],
])("the value %j is printed as %s", (value, text) => {
  expect(literal(value)).toBe(text);
});

test.each([
  ["id", "id"],
  ["$x_1", "$x_1"],
  ["class", "class"],
  ["0", "0"],
  ["01", '"01"'],
  ["a.b", '"a.b"'],
  ["é", '"é"'],
  ["", '""'],
  ["__proto__", '["__proto__"]'],
])("the key %j is printed as %s", (key, text) => {
  expect(propertyKey(key)).toBe(text);
});

test("a literal that does not fit on a line is wrapped over several lines", () => {
  const long = "word ".repeat(30).trim();
  const value = { id: long, label: long, list: [long, "b"], numbers: Array.from({ length: 60 }, (_, index) => index) };
  expect(literal(value)).toBe(`{
  id: "${long}",
  label:
    "${long}",
  list: [
    "${long}",
    "b",
  ],
  numbers: [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
  ],
}`);
});

test("a list of several objects is printed with one object per line", () => {
  expect(
    literal([
      { a: 1, b: 2 },
      { a: 3, b: 4 },
    ]),
  ).toBe("[\n  { a: 1, b: 2 },\n  { a: 3, b: 4 },\n]");
});

test("literal() throws an error for a number that JSON does not support", () => {
  expect(() => literal(Number.NaN)).toThrow("NaN is not a JSON value");
});

test("a hostile text stays the same, as a value and as a key", async () => {
  const value = [...HOSTILE_TEXTS, Object.fromEntries(HOSTILE_TEXTS.map((text) => [text, { [text]: [text] }]))];
  const { value: back } = await evaluate(`export const value = ${literal(value)};`);
  expect(JSON.stringify(back)).toBe(JSON.stringify(value));
});

test("the literal of a JSON value evaluates to the same value", async () => {
  const values = fc.sample(fc.jsonValue({ maxDepth: 5, noUnicodeString: false }), { numRuns: 100, seed: 11 });
  const texts = fc.sample(fc.string({ unit: "binary", maxLength: 60 }), { numRuns: 100, seed: 12 });
  const all = [...values, ...texts] as Json[];
  const { all: back } = await evaluate(`export const all = ${literal(all)};`);
  expect(back).toStrictEqual(all);
});
