import * as fc from "fast-check";
import { expect, test } from "vitest";
import { PartialJson } from "./partial-json.ts";

/** Returns the value of a text that is fed in pieces of a few characters. */
function read(text: string, size = text.length || 1): unknown {
  const reader = new PartialJson();
  for (let at = 0; at < text.length; at += size) reader.feed(text.slice(at, at + size));
  return reader.value;
}

/**
 * Returns the value of the beginning of a JSON text, by trying: the text is closed, and if that is not JSON, its last
 * characters are removed until it is.
 */
function slowly(text: string): unknown {
  for (let end = text.length; end > 0; end--) {
    const start = text.slice(0, end);
    if (end < text.length && !isEnd(start, text.slice(end))) continue;
    for (const quote of ['"', ""]) {
      try {
        return JSON.parse(start + quote + closing(start + quote)) as unknown;
      } catch {
        // The next shorter text is tried.
      }
    }
  }
  return undefined;
}

/** Returns true if the removed text is a comma, a name, an escape or a literal that has no end yet. */
function isEnd(start: string, removed: string): boolean {
  if (/[\w.+-]$/.test(start) && /^[\w.+-]/.test(removed)) return false;
  return /^(?:,?\s*(?:"(?:[^"\\]|\\.)*\\?"?\s*:?\s*)?[\w.+-]*|\\(?:u[\da-f]{0,3})?)$/i.test(removed) && start !== "";
}

function closing(text: string): string {
  const open: string[] = [];
  for (const [mark] of text.replaceAll(/"(?:[^"\\]|\\.)*"/g, "").matchAll(/[[\]{}]/g)) {
    if (mark === "[" || mark === "{") open.unshift(mark === "[" ? "]" : "}");
    else open.shift();
  }
  return open.join("");
}

test.each([
  ["", undefined],
  ["{", {}],
  ['{"na', {}],
  ['{"name"', {}],
  ['{"name":', {}],
  ['{"name": "Os', { name: "Os" }],
  [String.raw`{"name": "a\"b\u00e`, { name: 'a"b' }],
  ['{"a": 1, "b": tr', { a: 1 }],
  ['{"a": 12', { a: 12 }],
  ['{"a": 12.', {}],
  ['{"a": [1, 2, {"b": "c', { a: [1, 2, { b: "c" }] }],
  ['{"a": [1,', { a: [1] }],
  ['{"a": {"b": -', { a: {} }],
  ['["x, y", "z', ["x, y", "z"]],
  ['{"__proto__": {"a": [1]}, "b": 2', { b: 2 }],
  ["\n".repeat(100_000), undefined],
  [`{"a": 1${"\n".repeat(100_000)}`, { a: 1 }],
  ["no JSON", undefined],
])("%.20s", (text, wanted) => {
  expect(read(text)).toEqual(wanted);
  if (text.length < 100) expect(read(text, 1)).toEqual(wanted);
});

test.each(["{,", "{]", '{"a",', '{"a":1,}', "[1,]", "[}", "[01", '["\\x"', '["a\nb"', "nul,", '{"a":1 "b"'])(
  "%j is not JSON",
  (text) => {
    const reader = new PartialJson();
    reader.feed(text);
    reader.close();
    expect([reader.isBroken, reader.isComplete]).toEqual([true, false]);
  },
);

test("for complete JSON, the value is the same as from JSON.parse, whatever the pieces", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.boolean(), fc.integer({ min: 1, max: 7 }), (value, isWide, size) => {
      const text = JSON.stringify(value, undefined, isWide ? 2 : 0);
      const reader = new PartialJson();
      for (let at = 0; at < text.length; at += size) reader.feed(text.slice(at, at + size));
      reader.close();
      expect(reader.isComplete).toBe(true);
      expect(JSON.stringify(reader.value)).toBe(
        JSON.stringify(JSON.parse(text, (key, one) => (key === "__proto__" ? undefined : one))),
      );
    }),
  );
});

test("the value of any beginning is the same as that of the closed text, and a change is reported once", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      if (text.includes("__proto__")) return;
      const reader = new PartialJson();
      let last: string | undefined;
      for (let end = 1; end <= text.length; end++) {
        reader.feed(text.slice(end - 1, end));
        const now = JSON.stringify(reader.value);
        expect(now).toBe(JSON.stringify(slowly(text.slice(0, end))));
        expect(reader.takeChange()).toBe(now !== last);
        last = now;
      }
    }),
    { numRuns: 300 },
  );
});

test("a value with too many levels is not read", () => {
  const reader = new PartialJson();
  reader.feed("[".repeat(100_000));
  expect(reader.isBroken).toBe(true);
});
