import { expect, test } from "vitest";
import { wordsOf } from "./words.ts";

test.each([
  ['{"error":"no such model"}', "application/json", "no such model"],
  ['{"error":{"message":"too long","code":400}}', "application/json", "too long"],
  ['{"detail":[{"msg":"field a"},{"msg":"field b"}]}', "application/json", "field a; field b"],
  ['{"code":500}', "application/json", ""],
  ["upstream is down\n", "text/plain", "upstream is down"],
  ["<html><body>Sorry</body></html>", "text/plain", ""],
  ["Sorry: a page without its tags", "text/html", ""],
  ["x".repeat(600), "text/plain", `${"x".repeat(500)}…`],
  [`{"error":${'{"error":'.repeat(9)}"deep"${"}".repeat(10)}`, "application/json", ""],
])("the message in the body %j (%s) is %j", (text, type, words) => {
  expect(wordsOf(text, type)).toBe(words);
});
