import { expect, test } from "vitest";
import { parse } from "yaml";
import type { Schema } from "../spec/entry.ts";
import { schemaTables, type Target } from "./schema-table.ts";

/** Returns the table of a schema that is written in YAML. A reference is the name of a definition. */
function tableOf(yaml: string, named: Readonly<Record<string, Schema>> = {}) {
  const resolve = (name: string): Target => ({ name, schema: named[name] ?? {}, resolve });
  return schemaTables([{ schema: parse(yaml) as Schema, resolve }]);
}

test.each([
  ["{ title: Text, description: A text., default: a, type: string, minLength: 1 }", { type: "string", minLength: 1 }],
  ["{ type: string, enum: [a, b] }", { enum: ["a", "b"] }],
  ["{ type: string, enum: [a] }", { const: "a" }],
  ["{ media: image }", { media: "image" }],
  ["{ type: [number, 'null'], exclusiveMaximum: 1 }", { type: ["number", "null"], exclusiveMaximum: 1 }],
  ["{ type: array, items: { type: string }, maxItems: 2 }", { type: "array", maxItems: 2, items: { type: "string" } }],
  ["{ oneOf: [{ type: string, title: A }, {}] }", { anyOf: [{ type: "string" }, {}] }],
  [
    "{ type: object, properties: { title: { type: string }, any: {} } }",
    { type: "object", properties: { title: { type: "string" } } },
  ],
  [
    "{ type: object, properties: { any: {} }, additionalProperties: false }",
    { type: "object", properties: { any: {} }, additionalProperties: false },
  ],
  ["{ type: object, additionalProperties: true }", { type: "object" }],
  [
    "{ anyOf: [{ anyOf: [{ type: string }, { type: number }] }, { type: 'null' }] }",
    { anyOf: [{ type: "string" }, { type: "number" }, { type: "null" }] },
  ],
  ["{}", {}],
])("the schema %s becomes %j", (yaml, table) => {
  expect(tableOf(yaml)).toEqual({ schemas: [table], definitions: {} });
});

test("a definition that is used once replaces its reference; others exist once, and unused ones not at all", () => {
  const named = {
    Once: { type: "object", properties: { twice: { $ref: "Twice" } } },
    Twice: { type: "string" },
    Unused: { type: "number" },
  };
  const yaml = "{ type: object, properties: { a: { $ref: Once }, b: { $ref: Twice } } }";
  expect(tableOf(yaml, named)).toEqual({
    schemas: [
      {
        type: "object",
        properties: { a: { type: "object", properties: { twice: { $ref: "Twice" } } }, b: { $ref: "Twice" } },
      },
    ],
    definitions: { Twice: { type: "string" } },
  });
});

test("a definition may refer to itself", () => {
  const Tree = { type: "object", properties: { children: { type: "array", items: { $ref: "Tree" } } } };
  expect(tableOf("{ $ref: Tree }", { Tree })).toEqual({ schemas: [{ $ref: "Tree" }], definitions: { Tree } });
});

test("two definitions with the same name in two files get different names", () => {
  const roots = ["string", "number"].map((type) => {
    const target: Target = { name: "Word", schema: { type }, resolve: () => target };
    return { schema: { anyOf: [{ $ref: "a" }, { $ref: "b" }] }, resolve: target.resolve };
  });
  expect(schemaTables(roots)).toEqual({
    schemas: [{ anyOf: [{ $ref: "Word" }, { $ref: "Word" }] }, { anyOf: [{ $ref: "Word2" }, { $ref: "Word2" }] }],
    definitions: { Word: { type: "string" }, Word2: { type: "number" } },
  });
});
