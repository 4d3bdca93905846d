import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { ioTypeNames } from "./io-type-names.ts";

test("one name for one type: descriptions may differ, and a definition may repeat its own name as title", () => {
  const files = {
    "io/a": "input: { title: Text, type: string, description: One. }\n$defs: { Span: { title: Span, type: number } }",
    "io/b": "input: { title: Text, type: string, description: Two. }\n$defs: { Span: { type: number } }",
  };
  expect(found(ioTypeNames, files)).toEqual([]);
});

test("one name for two types, and names that differ only in capitals", () => {
  const files = {
    "io/a": "input: { title: Text, type: string }\n$defs: { Span: { type: number } }",
    "io/b": "input: { title: Text, type: number }\n$defs: { SPAN: { type: number } }",
  };
  expect(found(ioTypeNames, files)).toEqual([
    'io/b:1:17 type "Text" is another type in spec/io/a.yaml',
    'io/b:2:10 type "SPAN" differs from "Span" in spec/io/a.yaml only in capital letters',
  ]);
});

test("a field called description is part of the type", () => {
  const type = (kind: string): string => `input: { title: Text, properties: { description: { type: ${kind} } } }`;
  expect(found(ioTypeNames, { "io/a": type("string"), "io/b": type("number") })).toHaveLength(1);
});
