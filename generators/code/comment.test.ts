import { expect, test } from "vitest";
import { evaluate, HOSTILE_TEXTS } from "../testing/evaluate.ts";
import { comment, docs } from "./comment.ts";

const long =
  "A sentence that goes on for rather longer than a line can be, because it has a great deal to tell us about very little.";

test.each([
  ["", [], ""],
  ["Short.", [], "/** Short. */\n"],
  ["Short.", ["@default 1"], "/**\n * Short.\n *\n * @default 1\n */\n"],
  ["", ["@default 1"], "/** @default 1 */\n"],
  ["One.\n\nTwo.", [], "/**\n * One.\n *\n * Two.\n */\n"],
  ["folded\nline", [], "/** folded line */\n"],
  ["ends */ here", [], "/** ends *\\/ here */\n"],
  ["@deprecated", [], "/** \\@deprecated */\n"],
  ["see {@link x} and a@b", [], "/** see {\\@link x} and a@b */\n"],
])("the description %j with the tags %j becomes a comment", (description, tags, text) => {
  expect(comment(description, tags)).toBe(text);
});

test("a long description is wrapped at the line width", () => {
  const lines = comment(long).split("\n");
  expect(lines).toHaveLength(5);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
});

test("an indented comment has less room on each line", () => {
  const text = "x".repeat(111);
  expect(docs(text)).toBe(text);
  expect(docs(text, [], 4)).toBe(`\n${text}`);
});

test.each(HOSTILE_TEXTS)("the text %j cannot end a comment", async (text) => {
  const { after } = await evaluate(`${comment(text, [`@default ${text}`])}export const after = 1;`);
  expect(after).toBe(1);
});
