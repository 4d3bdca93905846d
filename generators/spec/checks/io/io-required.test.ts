import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { ioRequired } from "./io-required.ts";

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
