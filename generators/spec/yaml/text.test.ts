import { expect, test } from "vitest";
import { hiddenCharacter } from "./text.ts";

test.each([
  ["a tab, or a line feed with or without a carriage return,", "a:\tb\r\nc: d\n"],
  ["a joiner between letters or inside an emoji", "\u0645\u06CC\u200C\u062E \u{1F469}\u200D\u{1F52C}"],
  ["a variation selector that shows a character as an emoji", "\u2764\uFE0F"],
  ["a wide space within a line", "a:\u00A0b\u2003c"],
])("%s is allowed", (_, text) => {
  expect(hiddenCharacter(text)).toBe(undefined);
});

test.each([
  ["a lone carriage return", "a\rb", [1, 2], "delete the character: nobody can see it in a snippet or on a page"],
  ["a space without width", "a\u200Bb", [1, 2], "delete the character: nobody can see it in a snippet or on a page"],
  [
    "a mark that changes the direction of text",
    "ab\u202Ec",
    [2, 3],
    "delete the character: nobody can see it in a snippet or on a page",
  ],
  ["a tag", "a\u{E0041}", [1, 3], "delete the character: nobody can see it in a snippet or on a page"],
  [
    "a variation selector that can hide text",
    "a\u{E0100}",
    [1, 3],
    "delete the character: nobody can see it in a snippet or on a page",
  ],
  ["a no-break space at the start of a line", "a:\n \u00A0b", [4, 5], "write an ordinary space instead"],
])("%s is reported", (_, text, range, hint) => {
  const found = hiddenCharacter(text);
  expect([found?.range, found?.fault.hint]).toEqual([range, hint]);
});
