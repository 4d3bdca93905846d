import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { ioValues } from "./io-values.ts";

test.each([
  [
    "a number where text is required",
    "{ type: string, default: 1 }",
    "default is 1, which does not match the schema: it is not text",
  ],
  [
    "a fraction where a whole number is required",
    "{ type: integer, examples: [1, 1.5] }",
    "examples contains 1.5, which does not match the schema: it is not a whole number",
  ],
  [
    "null where it is not allowed",
    "{ type: [string, number], default: null }",
    "default is null, which does not match the schema: it is not text or a number",
  ],
  [
    "a word that is not allowed",
    "{ enum: [a, b], default: c }",
    'default is "c", which does not match the schema: it is none of the allowed values "a", "b"',
  ],
  [
    "a constant of the wrong type",
    "{ type: boolean, const: yes }",
    'const is "yes", which does not match the schema: it is not true or false',
  ],
  [
    "too small a number",
    "{ exclusiveMinimum: 0, default: 0 }",
    "default is 0, which does not match the schema: it is 0, but must be more than 0",
  ],
  [
    "too long a text",
    "{ maxLength: 2, default: abc }",
    'default is "abc", which does not match the schema: it has 3 characters, but may have at most 2',
  ],
  [
    "too short a list",
    "{ minItems: 2, default: [1] }",
    "default is a list, which does not match the schema: it has 1 item, but needs at least 2",
  ],
  [
    "a wrong item",
    "{ items: { type: string }, default: [a, 1] }",
    "default is a list, which does not match the schema: it has a wrong item: number 2 is not text",
  ],
  [
    "a missing field",
    "{ properties: { a: {} }, required: [a], default: {} }",
    'default is a mapping, which does not match the schema: it lacks the field "a"',
  ],
  [
    "an unknown field",
    "{ additionalProperties: false, default: { b: 1 } }",
    'default is a mapping, which does not match the schema: it has the unknown field "b"',
  ],
  [
    "a value that matches none of several schemas",
    "{ anyOf: [{ type: string }, { type: boolean }], default: 1 }",
    "default is 1, which does not match the schema: it matches none of the schemas in anyOf",
  ],
  [
    "a value that does not match a definition",
    "{ $ref: '#/$defs/Mode', default: slow }",
    'default is "slow", which does not match the schema: it is none of the allowed values "fast"',
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
