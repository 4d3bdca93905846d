import { expect, test } from "vitest";
import { parse } from "yaml";
import type { Schema } from "../spec/entry.ts";
import { evaluate } from "../testing/evaluate.ts";
import { checkStatements } from "./checks.ts";
import { moduleFile } from "./module.ts";
import { columns, LINE_WIDTH } from "./text.ts";

/** Returns the checks of a schema that is written in YAML, without the header and the comments. */
function print(yaml: string, definitions: Readonly<Record<string, Schema>> = {}): string {
  const roots = [
    { name: "Reply", schema: parse(yaml) as Schema },
    ...Object.entries(definitions).map(([name, schema]) => ({ name, schema })),
  ];
  const resolve = (ref: string) => ({ name: ref.replace(/^.*\//, ""), schema: {} });
  const statements = checkStatements(roots, new Set(["Reply"]), resolve);
  const { text } = moduleFile("x.ts", { source: "s", generator: "g", statements });
  return text.replace(/^(\/\/|\/\*\*).*\n/gm, "").trim();
}

/** Returns the only statement in the body of a printed check. */
function body(yaml: string): string {
  const text = print(yaml);
  expect(text).toMatch(/^export function checkReply\(_?value: unknown, _?report: Report\): void {/);
  return text.split("\n").slice(1, -1).join("\n").trim();
}

test.each([
  ["{ type: string }", "report.string(value);"],
  ["{ type: string, minLength: 1 }", "report.string(value, { minLength: 1 });"],
  ["{ type: string, pattern: a/b }", "report.string(value, { pattern: /a\\/b/u });"],
  ["{ type: number, minimum: 0, exclusiveMaximum: 1 }", "report.number(value, { minimum: 0, exclusiveMaximum: 1 });"],
  ["{ type: integer }", "report.integer(value);"],
  ["{ type: boolean }", "report.boolean(value);"],
  ["{ type: 'null' }", "report.nothing(value);"],
  ["{ type: [integer, 'null'], minimum: 1 }", "if (value !== null) report.integer(value, { minimum: 1 });"],
  ["{ media: image }", 'report.media(value, "image");'],
  ["{ const: json }", 'report.oneOf(value, ["json"]);'],
  ["{ type: string, enum: [a, b] }", 'report.oneOf(value, ["a", "b"]);'],
  ["{ type: array }", "report.array(value);"],
  ["{ type: array, minItems: 1 }", "report.array(value, undefined, { minItems: 1 });"],
  [
    "{ type: array, items: { type: string }, maxItems: 2 }",
    "report.array(value, (item) => report.string(item), { maxItems: 2 });",
  ],
  ["{ type: object }", "report.object(value);"],
  ["{ type: object, additionalProperties: { type: number } }", "report.record(value, (item) => report.number(item));"],
  [
    "{ anyOf: [{ type: string }, { type: array, items: { type: string } }] }",
    "report.anyOf(value, [(item) => report.string(item), (item) => report.array(item, (part) => report.string(part))]);",
  ],
  ["{ anyOf: [{ type: 'null' }, { type: string }] }", "if (value !== null) report.string(value);"],
  ["{ anyOf: [{ type: string }, {}] }", ""],
  ["{}", ""],
])("the schema %s is checked by %s", (yaml, statement) => {
  expect(body(yaml)).toBe(statement);
});

test("the check of an object has one statement for each field", () => {
  const yaml = `
    type: object
    required: [text, "a b"]
    properties:
      text: { type: string }
      anything: {}
      maybe: { type: [number, "null"] }
      lists: { type: array, items: { type: array, items: { type: integer } } }
    additionalProperties: false`;
  expect(print(yaml)).toBe(`export function checkReply(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["text", "a b"]);
  report.field(value, "text", (item) => report.string(item));
  report.field(value, "maybe", (item) => item === null || report.number(item));
  report.field(value, "lists", (item) => report.array(item, (part) => checkReplyListsElement(part, report)));
  report.closed(value, ["text", "anything", "maybe", "lists"]);
}

function checkReplyListsElement(value: unknown, report: Report): void {
  report.array(value, (item) => report.integer(item));
}`);
});

test("a schema in `additionalProperties` is applied to all other fields", () => {
  const yaml = "{ type: object, properties: { id: { type: string } }, additionalProperties: { type: number } }";
  expect(print(yaml)).toContain('  report.others(value, ["id"], (item) => report.number(item));\n');
});

test("a long list of known fields is wrapped over several lines", () => {
  const names = Array.from({ length: 12 }, (_, index) => `a_long_name_${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, {}]));
  const text = print(JSON.stringify({ type: "object", properties, additionalProperties: { type: "number" } }));
  expect(text).toContain("  report.others(\n    value,\n    [\n");
  expect(text).toContain('      "a_long_name_11",\n    ],\n    (item) => report.number(item),\n  );\n');
});

test.each(["[\"'\u0060]", "//", "/*", "\\$\\{", "\\\\", "[{}]", "\u2028"])(
  "the pattern %j does not change the code around it",
  async (pattern) => {
    const fields = { first: { type: "string", pattern }, second: { type: "array", minItems: 1 } };
    const text = print(JSON.stringify({ type: "object", properties: fields }));
    expect(text.split("\n").slice(3)).toEqual([
      '  report.field(value, "second", (item) => report.array(item, undefined, { minItems: 1 }));',
      "}",
    ]);
    const { checkReply } = await evaluate(text);
    const patterns: unknown[] = [];
    const report = {
      object: () => true,
      string: (_: unknown, limits: { pattern: RegExp }) => patterns.push(limits.pattern),
    };
    const all = {
      ...report,
      array: () => {},
      field: (_: object, __: string, check: (value: unknown) => void) => check(""),
    };
    (checkReply as (value: unknown, report: unknown) => void)({}, all);
    expect(patterns).toEqual([new RegExp(pattern, "u")]);
  },
);

test("a named type has one check that all its uses call, and an unused type has none", () => {
  const definitions = {
    Tree: { type: "object", properties: { children: { type: "array", items: { $ref: "#/$defs/Tree" } } } },
    Unused: { type: "string" },
  };
  const text = print('{ type: object, properties: { tree: { $ref: "#/$defs/Tree" } } }', definitions);
  expect(text).toContain('report.field(value, "tree", (item) => checkTree(item, report));');
  expect(text).toContain(
    'report.field(value, "children", (item) => report.array(item, (part) => checkTree(part, report)));',
  );
  expect(text).not.toContain("Unused");
});

test("a check that does not fit on a line becomes a separate function", () => {
  const property = "a_property_with_a_name_that_leaves_little_room_for_what_is_to_be_said";
  const yaml = `
    type: object
    properties:
      ${property}:
        anyOf: [{ type: string, minLength: 100 }, { type: array, items: { type: string, maxLength: 100 }, minItems: 4 }]`;
  const text = print(yaml);
  expect(text).toContain("function checkReplyAPropertyWithANameThatLeavesLittleRoom");
  expect(text.split("\n").filter((line) => columns(line) > LINE_WIDTH)).toEqual([]);
});

test("two separate functions that would get the same name get different names", () => {
  const part =
    "{ anyOf: [{ type: string, minLength: 100 }, { type: array, items: { type: integer }, minItems: 1000, maxItems: 2000 }] }";
  const text = print(`{ type: object, properties: { a-b: ${part}, a_b: ${part} } }`);
  expect(text).toMatch(/"a-b", \(item\) => checkReplyAB\(item, report\)/);
  expect(text).toMatch(/"a_b", \(item\) => checkReplyAB2\(item, report\)/);
});
