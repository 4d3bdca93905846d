import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseJson } from "../http/json.ts";
import { JsonReader } from "./json-reader.ts";

/** Reads a text in pieces of `size` characters. */
function read(text: string, size = text.length): JsonReader {
  const reader = new JsonReader();
  for (let at = 0; at < text.length; at += size) reader.feed(text.slice(at, at + size));
  return reader;
}

/** Matches a string (its incomplete escape is not in the group), a number or a literal, or punctuation. */
const TOKEN = /("(?:[^"\\]|\\[^u]|\\u[\da-f]{4})*"?)(?:\\(?:u[\da-f]{0,3})?$)?|[\w.+-]+|[[\]{},:]/gi;

/** Returns the value of the beginning of a JSON text: removes the last tokens until it can be closed and parsed. */
function slow(start: string): unknown {
  const tokens = [...start.matchAll(TOKEN)].map(([token, string = token]) => string);
  const last = tokens.at(-1);
  if (last?.startsWith('"') === true && !/[^\\](?:\\\\)*"$/s.test(last)) tokens.push(`${tokens.pop()}"`);
  for (; tokens.length > 0; tokens.pop()) {
    const open: string[] = [];
    for (const token of tokens) {
      if (token === "{" || token === "[") open.unshift(token === "{" ? "}" : "]");
      else if (token === "}" || token === "]") open.shift();
    }
    try {
      return parseJson([...tokens, ...open].join(" "));
    } catch {
      // One token less is tried.
    }
  }
  return undefined;
}

const TEXTS: readonly (readonly [text: string, wanted: unknown])[] = [
  ["", undefined],
  ["{", {}],
  ['{"na', {}],
  ['{"name"', {}],
  ['{"name":', {}],
  ['{"name": "Os', { name: "Os" }],
  [String.raw`{"name": "a\"b\u00e`, { name: 'a"b' }],
  [String.raw`["\ud83d\ude0`, ["\ud83d"]],
  [String.raw`["\ud83d\ude00"`, ["😀"]],
  [String.raw`["\b\f\n\r\t\/\\`, ["\b\f\n\r\t/\\"]],
  ['{"a": 1, "b": tr', { a: 1 }],
  ['{"a": [1, 2, {"b": "c', { a: [1, 2, { b: "c" }] }],
  ['{"a": [1,', { a: [1] }],
  ['{"a": {"b": -', { a: {} }],
  ["[12", [12]],
  ["[12.", []],
  ["[12.5e", []],
  ["[12.5e3", [12500]],
  ['{"a": 1, "a": 2.', { a: 1 }],
  ['{"a": 1, "a": "', { a: "" }],
  ['["x, y", "z', ["x, y", "z"]],
  ['{"__proto__": {"evil": 1}, "a": 2', { a: 2 }],
  [String.raw`{"\u005f_proto__": [1], "a": {"__proto__": 3}`, { a: {} }],
  ["12", 12],
  ['"a', "a"],
  ["nul", undefined],
  [`[1${"\n".repeat(20_000)}`, [1]],
];

test.each(TEXTS)("%.60s", (text, wanted) => {
  expect(read(text).value).toEqual(wanted);
  expect(read(text, 1).value).toEqual(wanted);
});

/** Checks the value of each beginning of a text, and whether the reader says that it changed. */
function checkBeginnings(text: string): void {
  const reader = new JsonReader();
  let before = "";
  for (let end = 1; end <= text.length; end++) {
    reader.feed(text.slice(end - 1, end));
    const start = text.slice(0, end);
    const after = JSON.stringify(reader.value) ?? "";
    expect([start, reader.value]).toEqual([start, slow(start)]);
    if (!text.includes("_proto__")) expect([start, reader.isChanged]).toEqual([start, after !== before]);
    before = after;
  }
}

test.each(TEXTS.filter(([text]) => text.length < 100))("%s: so has each beginning of it", checkBeginnings);

/** JSON texts with keys `__proto__`, repeated keys, white space and escapes. */
const JSON_TEXTS = fc
  .tuple(fc.jsonValue(), fc.constantFrom(0, 2), fc.boolean(), fc.boolean())
  .map(([value, indent, isEscaped, isHostile]) => {
    const text = JSON.stringify(value, null, indent).replaceAll(
      /"(?=[^"\\]*":)/g,
      isHostile ? '"__proto__": 1, "' : '"',
    );
    const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
    return isEscaped ? text.replaceAll(/[^\x20-\x7e]|[g-mo-qv-z_]/g, escape) : text;
  });

test("each beginning of a JSON text has the value that a slow reader finds", () => {
  fc.assert(
    fc.property(JSON_TEXTS, (text) => {
      fc.pre(isJson(text));
      checkBeginnings(text);
    }),
  );
});

test("a complete text has the value that parseJson returns, whatever the size of the pieces", () => {
  fc.assert(
    fc.property(JSON_TEXTS, fc.integer({ min: 1, max: 20 }), (text, size) => {
      fc.pre(isJson(text));
      const reader = read(text, size);
      expect(reader.isComplete).toBe(true);
      expect(reader.value).toEqual(parseJson(text));
    }),
  );
});

function isJson(text: string): boolean {
  try {
    parseJson(text);
    return true;
  } catch {
    return false;
  }
}

test.each([
  ["[1,]", [1]],
  ["[01]", []],
  ['{"a" 1}', {}],
  ['{"a":1,}', { a: 1 }],
  ["[1 2]", [1]],
  ["[1}", [1]],
  ['["a\nb"]', ["a"]],
  [String.raw`["\x"]`, [""]],
  [String.raw`["\u00zz"]`, [""]],
  ["[nullx]", []],
  [`[${"1".repeat(1001)}]`, [Number("1".repeat(1000))]],
])("%.30s is not JSON: reading stops and keeps what was read", (text, wanted) => {
  const reader = read(text, 1);
  expect([reader.hasFailed, reader.isComplete, reader.value]).toEqual([true, false, wanted]);
});

test("at most 1,000 levels are read", () => {
  const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
  expect(read(deep(1000)).isComplete).toBe(true);
  const reader = read(deep(10_000));
  expect([reader.hasFailed, reader.isTooDeep]).toEqual([true, true]);
});
