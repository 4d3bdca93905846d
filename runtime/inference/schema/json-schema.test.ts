import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { checkJson } from "./json-schema.ts";

const CITY = {
  type: "object",
  properties: { city: { type: "string" }, days: { type: "integer" } },
  required: ["city"],
};

test.each([
  [CITY, { city: "Oslo", days: 2 }, []],
  [CITY, { days: 2 }, ['lacks "city"']],
  [CITY, { city: 5, days: 1.5 }, ["city: must be a string", "days: must be an integer"]],
  [CITY, [], ["must be an object"]],
  [{ type: ["string", "null"] }, 5, ["must be a string or null"]],
  [{ enum: ["warm", "cold"] }, "hot", ['must be one of "warm", "cold"']],
  [{ items: { minimum: 3 } }, [3, 2], ["[1]: must be at least 3"]],
  [{ additionalProperties: false, properties: { a: {} } }, { a: 1, b: 2 }, ["b: is not allowed"]],
  [{ anyOf: [{ type: "string" }, CITY] }, {}, ["must match one of the schemas in anyOf", "must be a string"]],
  [{ $ref: "#/$defs/nothing" }, 1, ['cannot be checked: the schema has no "#/$defs/nothing"']],
  [{ $ref: "#" }, 1, ["cannot be checked: a $ref in the schema leads back to itself"]],
])("%j says of %j: %j", (schema, value, wanted) => {
  const found = checkJson(schema, value).map(({ path, message }) => (path === "" ? message : `${path}: ${message}`));
  expect(found).toEqual(wanted);
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
  [{ multipleOf: 5 }, [10, 12, 0]],
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
  [{ $defs: { "a/b~c": { type: "string" } }, $ref: "#/$defs/a~1b~0c" }, ["x", 1]],
];

const CASES = SCHEMAS.flatMap(([schema, values]) => values.map((value) => ({ schema, value })));

test.each(CASES)("checkJson and ajv agree whether $value matches the schema $schema", ({ schema, value }) => {
  const isValid = new Ajv2020({ strict: false, ownProperties: true }).compile(schema)(value);
  expect(checkJson(schema, value).length === 0).toBe(isValid);
});

test("the cases contain many valid and many invalid values", () => {
  const verdicts = CASES.map(({ schema, value }) => checkJson(schema, value).length === 0);
  expect(verdicts.filter(Boolean).length).toBeGreaterThan(30);
  expect(verdicts.filter((fits) => !fits).length).toBeGreaterThan(30);
});
