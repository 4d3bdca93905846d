import { describe, expect, test } from "vitest";
import { float, parseJson, Template } from "../index.ts";

describe("parseJson keeps details that JSON.parse loses", () => {
  test.each<[text: string, value: unknown]>([
    ['{"a": [null, true, false, "é\\n"]}', { a: [null, true, false, "é\n"] }],
    [
      '{"b": 1, "10": 2}',
      new Map([
        ["b", 1],
        ["10", 2],
      ]),
    ],
    ['{"__proto__": 1}', new Map([["__proto__", 1]])],
    ["[1, 1.0, 1.5, 1e21]", [1, float(1), 1.5, float(1e21)]],
    ["[9007199254740991, 9007199254740992]", [9007199254740991, 9007199254740992n]],
    ["[NaN, Infinity, -Infinity, -0]", [NaN, Infinity, -Infinity, 0]],
    ['{"a": 1, "a": 2}', { a: 2 }],
  ])("%s", (text, value) => {
    expect(parseJson(text)).toEqual(value);
  });

  test("a tool schema is printed as Python prints it", () => {
    const tool = parseJson('{"type": "object", "properties": {"to": {"minimum": 1.0}, "2": {"maximum": 1e21}}}');
    expect(new Template("{{ tool | tojson }}").render({ tool })).toBe(
      '{"type": "object", "properties": {"to": {"minimum": 1.0}, "2": {"maximum": 1e+21}}}',
    );
  });
});

test.each([
  ["", "line 1, column 1: expected a value, got the end"],
  ['{\n  "a" 1}', 'line 2, column 7: expected ":", got "1}"'],
  ['{"a": 1,}', 'line 1, column 9: expected a string in double quotes, got "}"'],
  ["[1, 2", 'line 1, column 6: expected "," or "]", got the end'],
  ["[1] x", 'line 1, column 5: expected no more text, got "x"'],
  ["01", 'line 1, column 2: expected no more text, got "1"'],
  ["'a'", `line 1, column 1: expected a value, got "'a'"`],
  ['["a', "line 1, column 2: the string has no closing quote, or contains a line break or an invalid escape"],
  ['["\\q"]', "line 1, column 2: the string has no closing quote, or contains a line break or an invalid escape"],
  ["[".repeat(100_000), "line 1, column 501: the JSON is nested deeper than 500 levels"],
  ["9".repeat(4301), "an integer has more than 4300 digits"],
])("parseJson rejects %j", (text, message) => {
  expect(() => parseJson(text)).toThrow(SyntaxError);
  expect(() => parseJson(text)).toThrow(message);
});

test("parseJson rejects a value that is not a string, with an error that names the type of the value", () => {
  expect(() => parseJson(null as never)).toThrow(new TypeError("parseJson expects JSON text, got null"));
});
