import { Ajv2020 } from "ajv/dist/2020.js";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { InputError } from "../../http/errors.ts";
import { Check } from "../../json-schema/check.ts";
import type { ValueProblem } from "../../json-schema/problems.ts";
import { BoundedRun } from "./schema-run.ts";

function problemsOf(schema: unknown, value: unknown, run = new BoundedRun(schema, "schema")): readonly ValueProblem[] {
  return new Check(run).apply(schema, value).problems;
}

const CITY = {
  type: "object",
  properties: { city: { type: "string" }, days: { type: "integer" } },
  required: ["city"],
};

const PROTO: object = JSON.parse(
  '{ "properties": { "__proto__": { "type": "number" } }, "additionalProperties": false }',
);

test.each([
  [CITY, { city: "Oslo", days: 2 }, []],
  [CITY, { days: 2 }, ["city: required value is missing"]],
  [CITY, { city: 5, days: 1.5 }, ["city: expected string, found number", "days: expected integer, found number"]],
  [CITY, [], ["expected object, found array"]],
  [{ type: ["string", "null"] }, 5, ["expected string or null, found number"]],
  [{ type: "string", enum: ["a"] }, 5, ["expected string, found number"]],
  [{ multipleOf: 0.1 }, 0.3, []],
  [{ multipleOf: 0.01 }, 19.99, []],
  [{ multipleOf: 5 }, 12, ["expected a multiple of 5, found 12"]],
  [{ type: undefined, minLength: undefined }, 1, []],
  [{ format: "email" }, "me", []],
  [{ uniqueItems: true }, [1, 2, 1], ["expected different items, found the same item twice"]],
  // ajv skips this name.
  [PROTO, {}, []],
  [PROTO, JSON.parse('{ "__proto__": 1, "a": 1 }'), ["a: unknown field"]],
  [PROTO, JSON.parse('{ "__proto__": "1" }'), ["__proto__: expected number, found string"]],
  [{ enum: ["warm", "cold"] }, "hot", ['expected "warm" or "cold", found "hot"']],
  [{ const: { a: 1 } }, { a: 2 }, ['expected {"a":1}, found object']],
  [{ items: { minimum: 3 } }, [3, 2], ["[1]: expected at least 3, found 2"]],
  [{ items: false }, [1], ["[0]: is not allowed"]],
  [{ additionalProperties: false, properties: { a: {} } }, { a: 1, b: 2 }, ["b: unknown field"]],
  [{ anyOf: [{ type: "string" }, CITY] }, {}, ["city: required value is missing"]],
  [{ anyOf: [] }, 1, ["is not allowed"]],
  [{ oneOf: [{ type: "string" }, { type: "null" }] }, 1, ["expected string or null, found number"]],
  [{ oneOf: [{ minimum: 1 }, { minimum: 2 }] }, 3, ["expected a match of one schema in oneOf, found 2"]],
  [{ not: { type: "string" } }, "a", ["expected a value that does not match the schema in not, found string"]],
  [{ contains: { const: 1 } }, [2], ["expected at least 1 matching item, found 0"]],
  [{ minProperties: 2 }, { a: 1 }, ["expected at least 2 fields, found 1"]],
  [{ propertyNames: { enum: ["a"] } }, { b: 1 }, ['b: expected "a", found "b"']],
  [{ dependentRequired: { a: ["b"] } }, { a: 1 }, ['b: required value is missing, because "a" is present']],
  [{ pattern: "^a" }, "b", ["expected text that matches /^a/"]],
  [{ media: "image" }, "a", []],
  [{ $ref: "#" }, 1, ["nested too deeply"]],
])("%j says of %j: %j", (schema, value, wanted) => {
  const found = problemsOf(schema, value).map(({ path, message }) => (path === "" ? message : `${path}: ${message}`));
  expect(found).toEqual(wanted);
});

test.each(["#/$defs/nothing", "#%", "#city"])("the reference %j names no part of the schema", ($ref) => {
  expect(() => problemsOf({ $ref, type: "number" }, 1)).toThrow(
    new InputError(`schema: "${$ref}" is no part of this schema. Refer to one, such as "#/$defs/city"`),
  );
});

/** Schemas, each with valid and invalid values. ajv decides which values are valid. */
const SCHEMAS: readonly (readonly [object, readonly unknown[]])[] = [
  [{ type: "number" }, [1, "1", null, 1.5]],
  [{ type: "integer" }, [1, 1.5, 1e20]],
  [{ type: "array" }, [[], {}]],
  [{ type: ["boolean", "null"] }, [true, null, 0]],
  [{ const: { a: [1, { b: null }] } }, [{ a: [1, { b: null }] }, { a: [1, {}] }, { a: [1, { b: null }], c: 1 }]],
  [{ enum: [1, "1", [1]] }, [1, "1", [1], [2], true]],
  [{ minLength: 2, maxLength: 3 }, ["a", "ab", "abcd", "🌊🌊🌊", 5]],
  [{ pattern: "^[a-z]+$" }, ["abc", "ABC", ""]],
  [{ minimum: 1, exclusiveMaximum: 3 }, [0, 1, 2.9, 3]],
  [{ exclusiveMinimum: 0, maximum: 1 }, [0, 0.1, 1, 1.1]],
  [{ multipleOf: 5 }, [10, 12, 0, 1e-12]],
  [{ multipleOf: 1 }, [5_000_000_000.5, 1e20]],
  [{ prefixItems: [{ type: "string" }, { type: "number" }], items: false }, [["a", 1], ["a"], [1], ["a", 1, 2], "a"]],
  [{ items: { type: "number" }, minItems: 1, maxItems: 2, uniqueItems: true }, [[1], [], [1, 2, 3], [1, 1], ["a"]]],
  [{ contains: { const: 1 }, maxContains: 2 }, [[1, 2], [2], [1, 1, 1], []]],
  [
    { uniqueItems: true },
    [
      [{ a: 1 }, { a: 1 }],
      [{ a: 1 }, { a: 2 }],
    ],
  ],
  [
    {
      properties: { a: { type: "number" } },
      patternProperties: { "^x-": { type: "string" } },
      additionalProperties: { type: "boolean" },
    },
    [{ a: 1, "x-b": "c", d: true }, { a: "1" }, { "x-b": 1 }, { d: 1 }],
  ],
  [{ propertyNames: { maxLength: 2 } }, [{ ab: 1 }, { abc: 1 }]],
  [{ minProperties: 1, maxProperties: 1 }, [{}, { a: 1 }, { a: 1, b: 2 }]],
  [{ dependentRequired: { a: ["b"] } }, [{ a: 1 }, { a: 1, b: 2 }, {}]],
  [{ required: ["__proto__", "toString"] }, [{}, JSON.parse('{ "__proto__": 1, "toString": 2 }')]],
  [{ allOf: [{ minimum: 1 }, { maximum: 2 }] }, [0, 1, 3]],
  [{ oneOf: [{ type: "number" }, { minimum: 5 }] }, [1, 6, "a"]],
  [{ not: { type: "string" } }, ["a", 1]],
  [
    {
      if: { properties: { kind: { const: "a" } }, required: ["kind"] },
      // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
      then: { required: ["x"] },
      else: { required: ["y"] },
    },
    [{ kind: "a", x: 1 }, { kind: "a" }, { kind: "b", y: 1 }, {}],
  ],
  [
    {
      $defs: { tree: { properties: { left: { $ref: "#/$defs/tree" }, value: { type: "number" } } } },
      $ref: "#/$defs/tree",
    },
    [{ left: { left: { value: 1 } } }, { left: { left: { value: "1" } } }],
  ],
  [{ pattern: String.raw`^(?!x)\p{L}{2,}$` }, ["ab", "xb", "a1"]],
  [
    { uniqueItems: true },
    [
      [1, "1", true, null, [1], { a: 1 }],
      [0, -0],
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      [
        [1, 2],
        [2, 1],
      ],
    ],
  ],
  [
    { properties: { constructor: { type: "number" } }, additionalProperties: false },
    [{}, { constructor: 1 }, { toString: 1 }],
  ],
  [{ $ref: "#/$defs/__proto__", $defs: JSON.parse('{ "__proto__": { "type": "string" } }') }, ["a", 1]],
  [{ $defs: { "a/b~c": { type: "string" } }, $ref: "#/$defs/a~1b~0c" }, ["x", 1]],
];

const ajv = new Ajv2020({ strict: false, ownProperties: true, validateFormats: false });

const CASES = SCHEMAS.flatMap(([schema, values]) => values.map((value) => ({ schema, value })));

test.each(CASES)("we and ajv agree whether $value matches the schema $schema", ({ schema, value }) => {
  expect(problemsOf(schema, value).length === 0).toBe(ajv.compile(schema)(value));
});

test("we and ajv agree on any value", () => {
  // ajv reads 5e+21 as 5 when it divides.
  const schemas = SCHEMAS.map(([schema]) => schema).filter((schema) => !("multipleOf" in schema));
  const known = SCHEMAS.flatMap(([, values]) => values);
  const values = fc.oneof(
    fc.constantFrom(...known),
    fc.jsonValue(),
    fc.array(fc.constantFrom(...known), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom("a", "b", "x", "y", "kind", "left", "value", "x-b"), fc.constantFrom(...known, "a")),
  );
  // ajv fails when a value has a field of one of these names.
  const isReadable = (value: unknown): boolean => !/toString|valueOf|__proto__/.test(JSON.stringify(value));
  fc.assert(
    fc.property(fc.constantFrom(...schemas), values.filter(isReadable), (schema, value) => {
      expect(problemsOf(schema, value).length === 0).toBe(ajv.compile(schema)(value));
    }),
    { numRuns: 3000 },
  );
});

test("the cases contain many valid and many invalid values", () => {
  const verdicts = CASES.map(({ schema, value }) => problemsOf(schema, value).length === 0);
  expect(verdicts.filter(Boolean).length).toBeGreaterThan(30);
  expect(verdicts.filter((fits) => !fits).length).toBeGreaterThan(30);
});

const LEVELS = Array.from({ length: 28 }, (_, level) => [
  `level${level}`,
  { oneOf: [{ $ref: `#/$defs/level${level + 1}` }, { $ref: `#/$defs/level${level + 1}` }] },
]);

/** Schemas whose check would not end in a lifetime, and a value for each. */
const ENDLESS: readonly (readonly [object, unknown])[] = [
  [{ $ref: "#/$defs/level0", $defs: { ...Object.fromEntries(LEVELS), level28: { type: "string" } } }, 1],
  [{ anyOf: [{ $ref: "#" }, { $ref: "#" }] }, 1],
  [
    { items: { anyOf: [{ $ref: "#" }, { $ref: "#" }] }, type: "array" },
    JSON.parse(`${"[".repeat(100)}1${"]".repeat(100)}`),
  ],
  [{ pattern: "(?:a?){500}b" }, "a".repeat(100_000)],
  [{ pattern: "^(?=.*b)(?:(?=.*b)a)*$" }, `${"a".repeat(100_000)}b`],
];

test.each(ENDLESS)("schema %# takes too many steps, and the schema is blamed", (schema, value) => {
  const call = () => problemsOf(schema, value, new BoundedRun(schema, "tools[0].parameters"));
  expect(call).toThrow(InputError);
  expect(call).toThrow(
    "tools[0].parameters takes more than 1000000 steps to check. Use fewer anyOf, oneOf and $ref inside each other, and simpler patterns.",
  );
});

test("the pattern ^(a+)+$ takes few steps", () => {
  expect(problemsOf({ pattern: "^(a+)+$" }, `${"a".repeat(200_000)}!`)).toHaveLength(1);
});

test("uniqueItems reads each item of a long list once", () => {
  const numbers = Array.from({ length: 200_000 }, (_, index) => index);
  expect(problemsOf({ uniqueItems: true }, numbers)).toEqual([]);
  expect(problemsOf({ uniqueItems: true }, [...numbers, 7])).toHaveLength(1);
});

test("a large value needs few steps", () => {
  const row = { city: "Oslo", days: 3, tags: ["warm", "dry"], id: "2026-11-24T12:30:00Z" };
  const schema = {
    items: {
      type: "object",
      required: ["city", "days"],
      additionalProperties: false,
      properties: {
        city: { type: "string", minLength: 1 },
        days: { type: "integer", minimum: 0 },
        tags: { type: "array", items: { enum: ["warm", "cold", "dry", "wet"] } },
        id: { type: "string" },
      },
    },
  };
  expect(
    problemsOf(
      schema,
      Array.from({ length: 5000 }, () => row),
    ),
  ).toEqual([]);
});

test("a value that is nested too deeply to be compared is a problem, not a RangeError", () => {
  const deep: unknown = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));
  expect(problemsOf({ uniqueItems: true }, [deep, deep])).toEqual([
    { path: "", message: "cannot be checked: an item is nested too deeply" },
  ]);
  expect(problemsOf({ enum: [[1]] }, deep)).toHaveLength(1);
});

test("an invalid pattern is an InputError", () => {
  expect(() => problemsOf({ pattern: "(" }, "a")).toThrow(
    new InputError('schema: the pattern "(" cannot be used: unexpected end at position 1'),
  );
});
