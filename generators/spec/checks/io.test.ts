import { found } from "../testing.ts";
import { ioCircle, ioLimits, ioReferences, ioRequired, ioTypeNames, ioUnused, ioValues } from "./io.ts";
import { expect, test } from "vitest";

const references = {
  "io/_common": "$defs: { Shared: { type: string }, Other: { $ref: '#/$defs/Shared' } }",
  "io/a": `input:
  anyOf:
    - $ref: "#/$defs/Own"
    - $ref: "_common.yaml#/$defs/Shared"
    - { type: array, items: { $ref: "#/$defs/Shared" } }
$defs: { Own: { properties: { field: { $ref: "_common.yaml#/$defs/Own" } } } }
`,
};

test("a $ref is looked up in its own file, or in _common.yaml if it names that file", () => {
  expect(found(ioReferences, references)).toEqual([
    'io/a:5:37 $ref "#/$defs/Shared" refers to no definition',
    'io/a:6:46 $ref "_common.yaml#/$defs/Own" refers to no definition',
  ]);
});

test("a type may contain itself", () => {
  const tree =
    "$defs:\n  Tree: { properties: { left: { $ref: '#/$defs/Tree' } } }\n  List: { type: array, items: { $ref: '#/$defs/List' } }";
  expect(found(ioCircle, { "io/a": tree })).toEqual([]);
});

test("a definition that refers only to itself, directly or through other definitions, is reported", () => {
  const files = {
    "io/a":
      "$defs:\n  Self: { $ref: '#/$defs/Self' }\n  One: { $ref: '#/$defs/Two' }\n  Two: { anyOf: [{ type: string }, { $ref: '#/$defs/One' }] }",
  };
  expect(found(ioCircle, files)).toEqual([
    "io/a:2:3 definition Self refers only to itself",
    "io/a:3:3 definitions refer only to each other: One → Two",
  ]);
});

test("a required field that is not a property is reported, even in a nested schema", () => {
  const schema =
    "input:\n  properties:\n    a: { properties: { b: {} }, required: [b, c] }\n  required: [a, toString]\n";
  expect(found(ioRequired, { "io/a": schema })).toEqual([
    'io/a:4:17 required field "toString" is not a property of this schema',
    'io/a:3:47 required field "c" is not a property of this schema',
  ]);
});

test("a required field may be a property of a schema in $ref or anyOf", () => {
  const schema =
    "input: { $ref: '#/$defs/A', required: [a] }\noutput: { anyOf: [{ $ref: '#/$defs/A' }], required: [a] }\n";
  expect(found(ioRequired, { "io/a": schema })).toEqual([]);
});

test.each([
  "{ minimum: 1, maximum: 1 }",
  "{ minItems: 2, maxItems: 3 }",
  "{ exclusiveMinimum: 0, exclusiveMaximum: 1 }",
])("the limits %s are accepted", (schema) => expect(found(ioLimits, { "io/a": `input: ${schema}` })).toEqual([]));

test.each([
  ["{ minimum: 2, maximum: 1 }", "no value can meet minimum 2 and maximum 1"],
  ["{ minimum: 1, exclusiveMaximum: 1 }", "no value can meet minimum 1 and exclusiveMaximum 1"],
  ["{ minLength: 9, maxLength: 8 }", "no value can meet minLength 9 and maxLength 8"],
  ["{ minItems: 9, maxItems: 8 }", "no value can meet minItems 9 and maxItems 8"],
])("the limits %s are reported", (schema, message) => {
  expect(found(ioLimits, { "io/a": `output: { items: ${schema} }` }).map((line) => line.replace(/^\S+ /, ""))).toEqual([
    message,
  ]);
});

test.each([
  [
    "a number where text is required",
    "{ type: string, default: 1 }",
    "default is 1, which does not match the schema: it must be string",
  ],
  [
    "a fraction where a whole number is required",
    "{ type: integer, examples: [1, 1.5] }",
    "examples contains 1.5, which does not match the schema: it must be integer",
  ],
  [
    "null where it is not allowed",
    "{ type: [string, number], default: null }",
    "default is null, which does not match the schema: it must be string,number",
  ],
  [
    "a word that is not allowed",
    "{ enum: [a, b], default: c }",
    'default is "c", which does not match the schema: it must be equal to one of the allowed values',
  ],
  [
    "a constant of the wrong type",
    "{ type: boolean, const: yes }",
    'const is "yes", which does not match the schema: it must be boolean',
  ],
  [
    "too small a number",
    "{ exclusiveMinimum: 0, default: 0 }",
    "default is 0, which does not match the schema: it must be > 0",
  ],
  [
    "too long a text",
    "{ maxLength: 2, default: abc }",
    'default is "abc", which does not match the schema: it must NOT have more than 2 characters',
  ],
  [
    "too short a list",
    "{ minItems: 2, default: [1] }",
    "default is a list, which does not match the schema: it must NOT have fewer than 2 items",
  ],
  [
    "a wrong item",
    "{ items: { type: string }, default: [a, 1] }",
    "default is a list, which does not match the schema: it has a wrong [1], which must be string",
  ],
  [
    "a missing field",
    "{ properties: { a: {} }, required: [a], default: {} }",
    "default is a mapping, which does not match the schema: it must have required property 'a'",
  ],
  [
    "an unknown field",
    "{ additionalProperties: false, default: { b: 1 } }",
    "default is a mapping, which does not match the schema: it must NOT have additional properties",
  ],
  [
    "a value that matches none of several schemas",
    "{ anyOf: [{ type: string }, { type: boolean }], default: 1 }",
    "default is 1, which does not match the schema: it must match a schema in anyOf",
  ],
  [
    "a value that does not match a definition",
    "{ $ref: '#/$defs/Mode', default: slow }",
    'default is "slow", which does not match the schema: it must be equal to one of the allowed values',
  ],
])("%s is reported", (_, schema, message) => {
  const files = { "io/a": `input: ${schema}\n$defs: { Mode: { enum: [fast] } }` };
  expect(found(ioValues, files).map((line) => line.replace(/^\S+ /, ""))).toEqual([message]);
});

test.each([
  "{ type: number, minimum: 0, default: 0, examples: [1.5] }",
  "{ type: [string, 'null'], default: null, enum: [a, null] }",
  "{ media: image, default: anything }",
  "{ type: string, pattern: '^(a+)+$', default: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab }",
  "{ $ref: '#/$defs/Loop', default: 1 }",
])("the schema %s is accepted without delay", (schema) => {
  expect(found(ioValues, { "io/a": `input: ${schema}\n$defs: { Loop: { $ref: '#/$defs/Loop' } }` })).toEqual([]);
});

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

const common =
  "$defs:\n  Shared: { $ref: '#/$defs/Deep' }\n  Deep: { type: string }\n  Old: { items: { $ref: '#/$defs/Old' } }\n";
const entry = "input: { $ref: '_common.yaml#/$defs/Shared' }\n$defs:\n  Own: { $ref: '_common.yaml#/$defs/Old' }\n";

test("a definition is reported as unused if only other unused definitions refer to it", () => {
  expect(found(ioUnused, { "io/_common": common, "io/a": entry })).toEqual([
    'io/_common:4:3 nothing uses the definition "Old"',
    'io/a:3:3 nothing uses the definition "Own"',
  ]);
});
