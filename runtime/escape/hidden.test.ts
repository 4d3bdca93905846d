import { expect, test } from "vitest";
import { bash } from "./bash.ts";
import { javascript, json } from "./javascript.ts";
import { python } from "./python.ts";

/** Invisible characters, such as a soft hyphen, a word joiner, direction marks and tag characters. */
const HIDDEN = [
  "\u00ad",
  "\u200b",
  "\u2060",
  "\u202e",
  "\u2066",
  "\ufeff",
  "\u180e",
  "\u{e0041}",
  "\u{e007f}",
  "\u{e0100}",
];

test.each(HIDDEN)("the hidden character %j is escaped in every language", (char) => {
  const text = `a${char}b`;
  const written = [
    python.inDouble(text),
    python.inFormatSingle(text),
    python.inComment(text),
    javascript.inDouble(text),
    javascript.inTemplate(text),
    javascript.inComment(text),
    json.inString(text),
    bash.inWord(text),
    bash.inDouble(text),
    bash.inSingle(text),
    bash.inComment(text),
  ];
  for (const one of written) expect(one).not.toContain(char);
  expect(JSON.parse(`"${json.inString(text)}"`)).toBe(text);
});

test("every character of the Unicode category Cf is escaped, except the two joiners", () => {
  for (let point = 0; point <= 0x10ffff; point++) {
    const char = String.fromCodePoint(point);
    if (!/\p{Cf}/u.test(char)) continue;
    expect([point.toString(16), json.inString(char) === char]).toEqual([
      point.toString(16),
      /[\u200c\u200d]/.test(char),
    ]);
  }
});

test("the joiner inside a combined emoji is not escaped", () => {
  expect(python.inDouble("\u{1f469}\u200d\u{1f4bb}")).toBe("\u{1f469}\u200d\u{1f4bb}");
  expect(python.inDouble("\u{e0041}")).toBe(String.raw`\U000e0041`);
});
