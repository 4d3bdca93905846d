import { expect, test } from "vitest";
import { textMessage } from "./server-message.ts";

test.each([
  ['{"error":"no such model"}', "application/json", "no such model"],
  ['{"error":{"message":"too long","code":400}}', "application/json", "too long"],
  ['{"detail":[{"msg":"field a"},{"msg":"field b"}]}', "application/json", "field a; field b"],
  ['{"detail":[{"loc":["body","items",0],"msg":"too long"}]}', "application/json", "body.items.0: too long"],
  ['{"error":"invalid","issues":[{"path":["a"],"message":"b"}]}', "application/json", "invalid: a: b"],
  ['{"error":"Bad Request","message":"no such model"}', "application/json", "Bad Request: no such model"],
  ['{"err_code":"X","err_msg":"no such model"}', "application/json", "no such model"],
  ['{"code":500}', "application/json", ""],
  ["upstream is down\n", "text/plain", "upstream is down"],
  ["<html><body>Sorry</body></html>", "text/plain", ""],
  ["Sorry: a page without its tags", "text/html", ""],
  ["x".repeat(600), "text/plain", `${"x".repeat(500)}…`],
  [`{"error":${'{"error":'.repeat(9)}"deep"${"}".repeat(10)}`, "application/json", ""],
])("the message in the body %j (%s) is %j", (text, type, words) => {
  expect(textMessage(text, type)).toBe(words);
});
