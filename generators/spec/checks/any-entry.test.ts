import { found, specOf } from "../testing.ts";
import { blank, hiddenText, logo, unusedAnchor } from "./any-entry.ts";
import { expect, test } from "vitest";

test("placeholders that `hubsmith new` wrote are reported at their place, even inside a template", () => {
  const library =
    "prettyLabel: FILL IN\nrepoUrl: https://fill-in.example/\nsnippets:\n  - template: |\n      a\n      pip install FILL IN\n";
  expect(found(blank, { "libraries/a": library, "libraries/b": "prettyLabel: Fill in" })).toEqual([
    "libraries/a:1:14 this placeholder is not filled in",
    "libraries/a:2:16 this placeholder is not filled in",
    "libraries/a:6:19 this placeholder is not filled in",
  ]);
});

test.each(["tasks", "io", "libraries", "quantization", "providers", "clients"])(
  "placeholders in %s are reported",
  (folder) => {
    expect(found(blank, { [`${folder}/a`]: "note: FILL IN" })).toHaveLength(1);
  },
);

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

test.each([
  ["an anchor with an alias", "a: &x 1\nb: *x"],
  ["an ampersand in text", 'a: R&D\nb: "&x"\nc: |\n  &x y\n# &z'],
  ["an anchor name that is defined twice and used both times", "a: &x 1\nb: *x\nc: &x 2\nd: *x"],
])("%s is not reported", (_, text) => {
  expect(found(unusedAnchor, { "libraries/a": text })).toEqual([]);
});

test.each([
  ["of a scalar", "a: &x 1", ["libraries/a:1:4"]],
  ["before the tag of a list", "a: &x !!seq [1]", ["libraries/a:1:4"]],
  ["of a block", "a: &list\n  - &item 1\n  - 2", ["libraries/a:1:4", "libraries/a:2:5"]],
  ["whose name is defined again before it is used", "a: &x 1\nb: &x 2\nc: *x", ["libraries/a:1:4"]],
  ["of a key", "&x a: 1", ["libraries/a:1:1"]],
])("an unused anchor %s is reported", (_, text, places) => {
  expect(found(unusedAnchor, { "libraries/a": text }).map((line) => line.split(" ")[0])).toEqual(places);
});

const ROOT = new URL("../../..", import.meta.url).pathname;

function messages(word: string, root = ROOT): string[] {
  const spec = { ...specOf({ "libraries/a": `logo: ${word}` }), root };
  return Array.from(logo(spec), ({ message, hint }) => `${message}; ${hint}`);
}

test.each(["simple-icons/pytorch", "lobehub/groq", "lobehub/huggingface"])("the logo %s is accepted", (word) => {
  expect(messages(word)).toEqual([]);
});

test.each([
  ["simple-icons/pytorhc", /^simple-icons has no logo "pytorhc"; did you mean "pytorch"/],
  ["lobehub/huggingface-color", /^the logo "huggingface-color" of lobehub has several colours.*choose the plain/],
])("the logo %s is refused", (word, message) => {
  expect(messages(word)).toEqual([expect.stringMatching(message)]);
});

test("logos are not checked if the icon packages are not installed", () => {
  expect(messages("simple-icons/pytorhc", "/nowhere")).toEqual([]);
});
