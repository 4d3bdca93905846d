import { expect, test } from "vitest";
import type { Schema } from "../spec/entry.ts";
import { evaluate, HOSTILE_TEXTS } from "../testing/evaluate.ts";
import { moduleFile } from "./module.ts";
import { declaredNames, type TypeRules, typeStatements, unionType } from "./types.ts";
import { parse } from "yaml";

const RULES: TypeRules = {
  resolve: (ref) => ({ name: ref.replace(/^.*\//, ""), schema: { description: "From elsewhere." } }),
  isReadonly: false,
  isOpen: false,
  isFilled: false,
};

/** Returns the types of a schema that is written in YAML, without the header. */
function print(yaml: string, rules: Partial<TypeRules> = {}, name = "Reply"): string {
  const schema = parse(yaml) as Schema;
  const statements = typeStatements([{ name, schema }], { ...RULES, ...rules });
  return moduleFile("x.ts", { source: "s", generator: "g", statements }).text.split("\n").slice(5).join("\n").trim();
}

test.each([
  ["{ type: string }", "string"],
  ["{ type: integer }", "number"],
  ["{ type: [string, 'null'] }", "string | null"],
  ["{ media: audio }", "Blob"],
  ["{ const: a }", '"a"'],
  ["{ enum: [1, true, null, it's] }", '1 | true | null | "it\'s"'],
  ["{ type: array }", "unknown[]"],
  ["{ type: array, items: { type: [string, number] } }", "(string | number)[]"],
  ["{ type: array, items: { type: array, items: { type: number } } }", "number[][]"],
  ["{ type: object }", "Record<string, unknown>"],
  ["{ type: object, additionalProperties: { type: boolean } }", "Record<string, boolean>"],
  ["{ anyOf: [{ type: string }, { $ref: '#/$defs/Other' }, { type: 'null' }] }", "string | Other | null"],
  ["{ $ref: '#/$defs/Other' }", "Other"],
  ["{}", "unknown"],
])("the schema %s becomes the type %s", (yaml, type) => {
  expect(print(yaml).replace(/^\/\*\*[^]*?\*\/\n/, "")).toBe(`export type Reply = ${type};`);
});

test("an object becomes an interface, with its descriptions and limits as comments", () => {
  const yaml = `
    description: What came back.
    type: object
    required: [text]
    properties:
      text: { description: The answer., type: string, minLength: 1 }
      a-b: { type: integer, minimum: 0, default: 5 }
      other: { $ref: "#/$defs/Other" }`;
  expect(print(yaml)).toBe(`/** What came back. */
export interface Reply {
  /**
   * The answer.
   *
   * @minLength 1
   */
  text: string;
  /**
   * @integer
   * @minimum 0
   * @default 5
   */
  "a-b"?: number;
  /** From elsewhere. */
  other?: Other;
}`);
});

test("the type of a record is read-only, and fields with a default are required", () => {
  const yaml = `
    type: object
    properties:
      list: { type: array, items: { type: array, items: { type: string } }, default: [] }
      map: { type: object, additionalProperties: { type: number } }`;
  expect(print(yaml, { isReadonly: true, isFilled: true })).toBe(`export interface Reply {
  /** @default [] */
  readonly list: readonly (readonly string[])[];
  readonly map?: Readonly<Record<string, number>>;
}`);
});

test.each([
  ["", "[property: string]: unknown;"],
  ["additionalProperties: false", ""],
  ["additionalProperties: { type: string }", "[property: string]: unknown;"],
])("with isOpen: true, an object with %j gets the index signature %j", (line, index) => {
  const text = print(`{ type: object, properties: { a: { type: string } }${line && `, ${line}`} }`, { isOpen: true });
  expect(text).toBe(`export interface Reply {\n${index && `  ${index}\n`}  a?: string;\n}`);
});

test("the type of a nested object is named after its title, or after its place", () => {
  const yaml = `
    type: object
    properties:
      usage: { type: object, properties: { tokens: { type: number } } }
      choices: { type: array, items: { type: object, properties: { text: { type: string } } } }
      mode: { title: ReplyMode, enum: [fast, good] }
      grammar:
        anyOf:
          - { type: object, properties: { type: { const: json } } }
          - { type: object, properties: { type: { const: regex } } }`;
  const text = print(yaml);
  expect(text.match(/(?<=^export (?:interface|type) )\w+/gm)).toEqual([
    "Reply",
    "ReplyUsage",
    "ReplyChoicesElement",
    "ReplyMode",
    "ReplyGrammarJson",
    "ReplyGrammarRegex",
  ]);
  expect(text).toContain("  choices?: ReplyChoicesElement[];\n");
  expect(text).toContain("  grammar?: ReplyGrammarJson | ReplyGrammarRegex;\n");
});

test("two nested types that would get the same name get different names", () => {
  const yaml = `
    type: object
    properties:
      a-b: { type: object, properties: { x: { type: number } } }
      a_b: { type: object, properties: { y: { type: number } } }`;
  expect(print(yaml)).toContain("export interface ReplyAB2 {");
});

test("a property type that is too long for one line becomes a named type", () => {
  const words = Array.from({ length: 12 }, (_, index) => `a-rather-long-word-${index}`);
  const text = print(`{ type: object, properties: { word: { enum: [${words.join(", ")}] } } }`);
  expect(text).toContain("  word?: ReplyWord;\n");
  expect(text).toContain(`export type ReplyWord =\n  | "a-rather-long-word-0"\n`);
});

test.each(HOSTILE_TEXTS)("the text %j in a name or a description cannot end its literal or comment", async (text) => {
  const schema = { description: text, type: "object", properties: { [text]: { description: text, const: text } } };
  const statements = typeStatements([{ name: "Reply", schema }], RULES);
  const module = moduleFile("x.ts", {
    source: "s",
    generator: "g",
    statements: [...statements, "export const after = 1;"],
  });
  expect((await evaluate(module.text))["after"]).toBe(1);
  expect(declaredNames(statements)[0]).toBe("Reply");
});

test.each([
  [[], "export type Key = never;"],
  [["a", "b"], 'export type Key = "a" | "b";'],
  [["x".repeat(120)], `export type Key =\n  "${"x".repeat(120)}";`],
])("the union type of %j is printed", (values, text) => {
  expect(unionType("Key", values)).toBe(text);
});
