import { expect, test } from "vitest";
import { parseJson } from "./json.ts";

test.each([
  String.raw`{"a":{"__proto__":{"evil":1}}}`,
  String.raw`{"a":{"\u005f_proto__":{"evil":1}}}`,
  String.raw`{"a":{"__pr\u006Fto__":{"evil":1}}}`,
  String.raw`{"a":{"__\u0070\u0072\u006f\u0074\u006f__":{"evil":1}}}`,
])("%s: the key that would change a prototype is left out, however it is spelled", (text) => {
  const value = parseJson(text) as { readonly a: object };
  expect(Object.getOwnPropertyNames(value.a)).toEqual([]);
  expect(Object.assign({}, value.a)).not.toHaveProperty("evil");
});

test("other texts are read as JSON.parse does", () => {
  const text = String.raw`{"proto":"\u0070", "constructor":{"a":null}, "list":[1,"__proto__"]}`;
  expect(parseJson(text)).toEqual(JSON.parse(text));
});
