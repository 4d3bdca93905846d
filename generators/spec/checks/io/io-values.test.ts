import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { ioValues } from "./io-values.ts";

test.each([
  ["a number for a text", "{ type: string, default: 1 }", "default 1 does not fit its own schema: it is not text"],
  [
    "a fraction for a whole number",
    "{ type: integer, examples: [1, 1.5] }",
    "examples 1.5 does not fit its own schema: it is not a whole number",
  ],
  [
    "null where it is not allowed",
    "{ type: [string, number], default: null }",
    "default null does not fit its own schema: it is not text or a number",
  ],
  [
    "a word that is not allowed",
    "{ enum: [a, b], default: c }",
    'default "c" does not fit its own schema: it is none of the allowed values "a", "b"',
  ],
  [
    "a constant of the wrong type",
    "{ type: boolean, const: yes }",
    'const "yes" does not fit its own schema: it is not true or false',
  ],
  [
    "too small a number",
    "{ exclusiveMinimum: 0, default: 0 }",
    "default 0 does not fit its own schema: it is 0, but must be more than 0",
  ],
  [
    "too long a text",
    "{ maxLength: 2, default: abc }",
    'default "abc" does not fit its own schema: it has 3 characters, but may have at most 2',
  ],
  [
    "too short a list",
    "{ minItems: 2, default: [1] }",
    "default a list does not fit its own schema: it has 1 item, but needs at least 2",
  ],
  [
    "a wrong item",
    "{ items: { type: string }, default: [a, 1] }",
    "default a list does not fit its own schema: it has a wrong item 2, which is not text",
  ],
  [
    "a missing field",
    "{ properties: { a: {} }, required: [a], default: {} }",
    'default a mapping does not fit its own schema: it lacks the field "a"',
  ],
  [
    "an unknown field",
    "{ additionalProperties: false, default: { b: 1 } }",
    'default a mapping does not fit its own schema: it has the unknown field "b"',
  ],
  [
    "none of several forms",
    "{ anyOf: [{ type: string }, { type: boolean }], default: 1 }",
    "default 1 does not fit its own schema: it fits none of the forms in anyOf",
  ],
  [
    "a value against a definition",
    "{ $ref: '#/$defs/Mode', default: slow }",
    'default "slow" does not fit its own schema: it is none of the allowed values "fast"',
  ],
])("%s", (_, schema, message) => {
  const files = { "io/a": `input: ${schema}\n$defs: { Mode: { enum: [fast] } }` };
  expect(found(ioValues, files).map((line) => line.replace(/^\S+ /, ""))).toEqual([message]);
});

test.each([
  "{ type: number, minimum: 0, default: 0, examples: [1.5] }",
  "{ type: [string, 'null'], default: null, enum: [a, null] }",
  "{ media: image, default: anything }",
  "{ type: string, pattern: '^(a+)+$', default: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab }",
  "{ $ref: '#/$defs/Loop', default: 1 }",
])("%s is fine, and takes no time", (schema) => {
  expect(found(ioValues, { "io/a": `input: ${schema}\n$defs: { Loop: { $ref: '#/$defs/Loop' } }` })).toEqual([]);
});
