import { expect, test } from "vitest";
import { parseJson } from "./json.ts";

test.each([
  String.raw`{"a":{"__proto__":{"evil":1}}}`,
  String.raw`{"a":{"\u005f_proto__":{"evil":1}}}`,
  String.raw`{"a":{"__pr\u006Fto__":{"evil":1}}}`,
  String.raw`{"a":{"__\u0070\u0072\u006f\u0074\u006f__":{"evil":1}}}`,
])("%s: the key __proto__ is left out, however it is escaped", (text) => {
  const value = parseJson(text) as { readonly a: object };
  expect(Object.getOwnPropertyNames(value.a)).toEqual([]);
  expect(Object.assign({}, value.a)).not.toHaveProperty("evil");
});

test("a text without the key __proto__ is read as JSON.parse reads it", () => {
  const text = String.raw`{"proto":"\u0070", "constructor":{"a":null}, "list":[1,"__proto__"]}`;
  expect(parseJson(text)).toEqual(JSON.parse(text));
});
