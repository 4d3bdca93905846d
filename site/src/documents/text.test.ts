import { expect, test } from "vitest";
import { firstSentence, headingsOf, titleOf } from "./text.ts";

const document = (text: string) => ({ name: "a-name", text });

test.each([
  ["text", "# A title\n\nWhat it says. And more.\n", "What it says."],
  ["text after code", "# A title\n\n```text\na  ──►  b\n```\n\nWhat it says.\n", "What it says."],
  [
    "text with Markdown marks",
    "# A title\n\nThe *fields* of `a_b` and [its rules](x.md):\n",
    "The fields of a_b and its rules.",
  ],
])("a card shows the first sentence of a document: %s", (_, text, expected) => {
  expect(firstSentence(document(text))).toBe(expected);
});

test("returns the headings with their ids on the page, and skips comments in code", () => {
  const text = "# Names\n\n```sh\n# not one\n```\n\n### `float`\n\n### `Float`\n";
  expect(headingsOf(document(text))).toEqual([
    { level: 1, title: "Names", id: "names" },
    { level: 3, title: "float", id: "float" },
    { level: 3, title: "Float", id: "float-1" },
  ]);
});

test("a document without a heading has its file name as title", () => {
  expect(titleOf(document("Words.\n"))).toBe("a-name");
});
