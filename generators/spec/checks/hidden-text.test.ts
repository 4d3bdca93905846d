import { expect, test } from "vitest";
import { found } from "../testing.ts";
import { hiddenText } from "./hidden-text.ts";

test.each(["\\u202e", "\\u200b", "\\u2060", "\\xad", "\\U000E0041", "\\u0007", "\\e"])(
  "the escape %s is reported",
  (escape) => {
    const library = `prettyLabel: A\nparts:\n  load: "a${escape}b"\n`;
    expect(found(hiddenText, { "libraries/a": library })).toEqual([
      expect.stringMatching(/^libraries\/a:3:9 the value contains the invisible character U\+/),
    ]);
  },
);

test.each(["\\n", "\\t", "\\u00e9", "\\u200d", "\\U0001F600", "\\\\u202e"])("the escape %s is allowed", (escape) => {
  expect(found(hiddenText, { "libraries/a": `prettyLabel: "a${escape}b"\n` })).toEqual([]);
});
