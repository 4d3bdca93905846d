import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { ioLimits } from "./io-limits.ts";

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
