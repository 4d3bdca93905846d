import { expect, test } from "vitest";
import { toLocalId } from "./doc-heading.tsx";

test.each([
  ["Sample input", "sample-input"],
  ["  What is it?  ", "what-is-it"],
  ["wan2.2", "wan2.2"],
  ["snake_case", "snake_case"],
  ["Überblick über alles", "überblick-über-alles"],
  ["タスク 一覧", "タスク-一覧"],
  ["tab\tand\nline", "tab-and-line"],
  ['" onclick="alert(1)', "-onclickalert1"],
  ["<script>alert(1)</script>", "scriptalert1script"],
  ["a#b?c&d%20", "abcd20"],
  ["***", "section"],
  ["", "section"],
])("%j becomes the id %j", (text, id) => {
  expect(toLocalId(text)).toBe(id);
});

test("an id has a maximum length, however long the text", () => {
  expect(toLocalId("word ".repeat(1000)).length).toBeLessThanOrEqual(100);
});

test("a safe id stays unchanged if it is made safe again", () => {
  const id = toLocalId("A (very) special – case");
  expect(toLocalId(id)).toBe(id);
});
