import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { ioTypeNames } from "./io-type-names.ts";

test("two files may define the same type, even with different descriptions", () => {
  const files = {
    "io/a": "input: { title: Text, type: string, description: One. }\n$defs: { Span: { title: Span, type: number } }",
    "io/b": "input: { title: Text, type: string, description: Two. }\n$defs: { Span: { type: number } }",
  };
  expect(found(ioTypeNames, files)).toEqual([]);
});

test("two different types with the same name are reported, and so are names that differ only in capitals", () => {
  const files = {
    "io/a": "input: { title: Text, type: string }\n$defs: { Span: { type: number } }",
    "io/b": "input: { title: Text, type: number }\n$defs: { SPAN: { type: number } }",
  };
  expect(found(ioTypeNames, files)).toEqual([
    'io/b:1:17 type "Text" is defined differently in spec/io/a.yaml',
    'io/b:2:10 type "SPAN" differs from "Span" in spec/io/a.yaml only in capital letters',
  ]);
});

test("types that differ in a field called `description` are different types", () => {
  const type = (kind: string): string => `input: { title: Text, properties: { description: { type: ${kind} } } }`;
  expect(found(ioTypeNames, { "io/a": type("string"), "io/b": type("number") })).toHaveLength(1);
});
