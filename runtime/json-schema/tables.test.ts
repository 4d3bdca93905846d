import { expect, test } from "vitest";
import type { SchemaTable, ValueSchema } from "../contract/schemas.ts";
import { checkTable } from "./tables.ts";

/** Returns the problems of a value, each as one line of an error message. */
function problems(schema: ValueSchema, value: unknown): string[] {
  return checkTable(schema, DEFINITIONS, value).map(({ path, message }) =>
    path === "" ? message : `${message} at ${path}`,
  );
}

const text: ValueSchema = { type: "string" };

const DEFINITIONS: SchemaTable = {
  Reply: {
    type: "object",
    required: ["id"],
    properties: { id: text, choices: { type: "array", items: { $ref: "Reply" } } },
  },
  Json: {
    anyOf: [
      text,
      { type: "array", items: { $ref: "Json" } },
      { type: "object", additionalProperties: { $ref: "Json" } },
    ],
  },
  Lists: { type: "array", items: { $ref: "Lists" } },
};
const reply: ValueSchema = { $ref: "Reply" };
const json: ValueSchema = { $ref: "Json" };

test.each<[string, ValueSchema, unknown, string]>([
  ["a number where text is required", text, 1, "expected string, found number"],
  ["NaN", { type: "number" }, Number.NaN, "expected number, found NaN"],
  ["infinity", { type: "integer" }, Infinity, "expected integer, found Infinity"],
  ["a fraction", { type: "integer" }, 1.5, "expected integer, found number"],
  ["nothing at all", { type: "boolean" }, undefined, "expected boolean, found undefined"],
  ["zero for null", { type: "null" }, 0, "expected null, found number"],
  ["a list instead of an object", { type: "object" }, [], "expected object, found array"],
  ["null instead of an object", { type: "object" }, null, "expected object, found null"],
  ["a path for a file", { media: "audio" }, "a.wav", "expected Blob (audio), found string"],
  ["an object for any file", { media: "any" }, {}, "expected Blob, found object"],
  ["another word", { enum: ["a", 1] }, "b", 'expected "a" or 1, found "b"'],
  ["a long word", { const: "a" }, "b".repeat(50), 'expected "a", found string'],
  ["too few", { minimum: 1 }, 0, "expected at least 1, found 0"],
  ["too many", { maximum: 1 }, 2, "expected at most 1, found 2"],
  ["the limit", { exclusiveMinimum: 0 }, 0, "expected more than 0, found 0"],
  ["the end", { exclusiveMaximum: 1 }, 1, "expected less than 1, found 1"],
  ["no text", { minLength: 1 }, "", "expected at least 1 character, found 0"],
  ["much text", { maxLength: 2 }, "abc", "expected at most 2 characters, found 3"],
  ["other text", { pattern: "^a" }, "b", "expected text that matches /^a/"],
  ["a short list", { minItems: 2 }, [1], "expected at least 2 items, found 1"],
])("%s", (_, schema, value, message) => {
  expect(problems(schema, value)).toEqual([message]);
});

test("a length is counted in characters, not in UTF-16 code units", () => {
  expect(problems({ minLength: 2, maxLength: 2 }, "😀😀")).toEqual([]);
});

test("all problems are reported with their positions", () => {
  expect(problems(reply, { choices: [{ id: 1 }, 5, { choices: null }] })).toEqual([
    "required value is missing at id",
    "expected string, found number at choices[0].id",
    "expected object, found number at choices[1]",
    "required value is missing at choices[2].id",
    "expected array, found null at choices[2].choices",
  ]);
});

test("at most twenty problems are reported", () => {
  expect(problems(reply, { id: "a", choices: Array.from({ length: 1_000_000 }, () => 1) })).toHaveLength(20);
});

test.each([
  ["a b", '["a b"]'],
  ["0", "0"],
  ["x\ny", '["x\\ny"]'],
  ["x".repeat(100), `["${"x".repeat(80)}"]`],
])("a problem in the field %j is reported at %s", (name, path) => {
  expect(checkTable({ additionalProperties: text }, {}, { [name]: 1 })).toEqual([
    { path, message: "expected string, found number" },
  ]);
});

test("inherited fields are ignored", () => {
  expect(problems(reply, Object.create({ id: "inherited" }))).toEqual(["required value is missing at id"]);
  expect(problems(reply, JSON.parse('{ "__proto__": { "id": "a" } }'))).toEqual(["required value is missing at id"]);
  const closed: ValueSchema = { properties: { id: {} }, additionalProperties: false };
  expect(problems(closed, JSON.parse('{ "__proto__": 1, "id": 1 }'))).toEqual(["unknown field at __proto__"]);
});

test("a field with the value undefined counts as missing", () => {
  expect(problems(reply, { id: "a", choices: undefined })).toEqual([]);
  expect(problems(reply, { id: undefined })).toEqual(["required value is missing at id"]);
});

const choice: ValueSchema = {
  anyOf: [
    text,
    { type: "array", items: text },
    { type: "object", required: ["type"], properties: { type: { const: "text" }, text } },
    { type: "object", required: ["type"], properties: { type: { const: "image" }, url: text } },
  ],
};

test.each<[string, unknown, string[]]>([
  ["one branch", ["a"], []],
  ["none by kind", 5, ["expected string or array or object, found number"]],
  ["a list with a wrong item", ["a", 1], ["expected string, found number at [1]"]],
  ["an object of a known type with a wrong field", { type: "image", url: 1 }, ["expected string, found number at url"]],
  ["an object of an unknown type", { type: "audio" }, ['expected "text" or "image", found "audio" at type']],
  ["an object without type", {}, ["required value is missing at type"]],
])("of several branches: %s", (_, value, messages) => {
  expect(problems(choice, value)).toEqual(messages);
});

test("a circular value does not cause an endless loop", () => {
  const circle: unknown[] = [];
  circle.push(circle, circle);
  expect(problems(json, circle).length).toBeGreaterThan(0);
  const record: Record<string, unknown> = {};
  record["a"] = record["b"] = record;
  expect(problems(json, record).length).toBeGreaterThan(0);
});

test("a deeply nested value is checked", () => {
  let deep: unknown = 5;
  for (let level = 0; level < 90; level++) deep = level % 2 === 0 ? [deep] : { a: deep };
  expect(problems(json, deep)[0]).toMatch(/^expected string or array or object, found number at /);
});

test("values nested deeper than a hundred levels are reported as too deep, and not checked", () => {
  const lists: ValueSchema = { $ref: "Lists" };
  const nested = (levels: number): unknown => (levels === 0 ? [] : [nested(levels - 1)]);
  expect(problems(lists, nested(100))).toEqual([]);
  expect(problems(lists, nested(101))).toEqual([`nested too deeply at ${"[0]".repeat(101)}`]);
});

const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();

test.each<[string, unknown]>([
  [
    "a getter that throws",
    {
      get id() {
        throw new Error("no");
      },
    },
  ],
  ["a revoked proxy", revoked],
  [
    "a proxy that throws",
    new Proxy(
      {},
      {
        getOwnPropertyDescriptor: () => {
          throw new Error("no");
        },
      },
    ),
  ],
  ["a proxy whose fields throw", { id: "a", choices: [revoked] }],
])("%s: a problem is returned instead of an exception", (_, value) => {
  expect(problems(reply, value)[0]).toMatch(/^cannot be read/);
});
