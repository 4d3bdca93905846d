import { expect, test } from "vitest";
import { hiddenCharacter } from "./text.ts";

test.each([
  ["tab, line feed, carriage return and line feed", "a:\tb\r\nc: d\n"],
  ["the two joiners of letters and pictures", "\u0645\u06CC\u200C\u062E \u{1F469}\u200D\u{1F52C}"],
  ["a sign that asks for a picture", "\u2764\uFE0F"],
  ["a wide space within a line", "a:\u00A0b\u2003c"],
])("%s can be seen", (_, text) => {
  expect(hiddenCharacter(text)).toBe(undefined);
});

test.each([
  ["a lone carriage return", "a\rb", [1, 2], "delete it: nobody can see it in a snippet or on a page"],
  ["a space without width", "a\u200Bb", [1, 2], "delete it: nobody can see it in a snippet or on a page"],
  ["a mark that turns the direction", "ab\u202Ec", [2, 3], "delete it: nobody can see it in a snippet or on a page"],
  ["a tag", "a\u{E0041}", [1, 3], "delete it: nobody can see it in a snippet or on a page"],
  ["a variation that carries text", "a\u{E0100}", [1, 3], "delete it: nobody can see it in a snippet or on a page"],
  ["a wide space that seems to indent", "a:\n \u00A0b", [4, 5], "write an ordinary space in its place"],
])("%s cannot be seen", (_, text, range, hint) => {
  const found = hiddenCharacter(text);
  expect([found?.range, found?.fault.hint]).toEqual([range, hint]);
});
