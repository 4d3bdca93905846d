import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { ioValues } from "./io-values.ts";

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
