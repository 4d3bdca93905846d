import { expect, test } from "vitest";
import { stringify } from "yaml";
import { everyKind } from "../spec/entry.ts";
import type { Entry, JsonObject, Spec } from "../spec/entry.ts";
import { parseEntry } from "../spec/yaml/parse.ts";
import { compilable } from "./check-schemas.ts";

function entryOf(kind: "tasks" | "io", id: string, data: JsonObject): Entry {
  const { entry } = parseEntry({ kind, id, file: `spec/${kind}/${id}.yaml`, text: stringify(data) });
  if (entry === undefined) throw new Error("the entry of this test cannot be read");
  return entry;
}

function findings(entries: Partial<Pick<Spec, "tasks" | "io">>): string[] {
  const facts = entryOf("io", "facts", { x: 1 });
  const spec: Spec = {
    root: "",
    ...everyKind(() => []),
    schemas: {},
    facts,
    ...entries,
  };
  return [...compilable(spec)].map(({ code, path, message }) => `${path.join(".")} ${code}: ${message}`);
}

test.each<[JsonObject, string]>([
  [
    { type: "number", multipleOf: 2 },
    'input.multipleOf unsupported-keyword: validators do not support the keyword "multipleOf"',
  ],
  [{ allOf: [] }, 'input.allOf unsupported-keyword: validators do not support the keyword "allOf"'],
  [{ $ref: "#/$defs/A", minimum: 1 }, 'input.minimum ignored-keyword: "minimum" would be ignored next to "$ref"'],
  [{ media: "image", type: "string" }, 'input.type ignored-keyword: "type" would be ignored next to "media"'],
  [{ anyOf: [{}, {}], type: "object" }, 'input.type ignored-keyword: "type" would be ignored next to "anyOf"'],
  [{ type: "array", minLength: 2 }, 'input.minLength ignored-keyword: "minLength" has no effect on type array'],
  [{ minimum: 2 }, 'input.minimum ignored-keyword: "minimum" has no effect on a schema without type'],
  [{ properties: { a: {} } }, 'input.properties ignored-keyword: "properties" has no effect on a schema without type'],
  [
    { type: ["object", "null"], properties: { a: {} } },
    "input.type mixed-types: a schema with properties can only have the type object",
  ],
  [
    { type: "string", pattern: "(" },
    'input.pattern bad-pattern: "(" is not a valid regular expression in Unicode mode: Unterminated group',
  ],
  [
    { type: "string", pattern: "\\-" },
    'input.pattern bad-pattern: "\\\\-" is not a valid regular expression in Unicode mode: Invalid escape',
  ],
  [
    { type: "string", pattern: "^(a+)+$" },
    'input.pattern slow-pattern: a search for "^(a+)+$" may take too long: its time is exponential',
  ],
  [
    { type: "string", pattern: "\\s+$" },
    'input.pattern slow-pattern: a search for "\\\\s+$" may take too long: its time is 2nd degree polynomial',
  ],
  [
    { type: "string", pattern: "a.*b" },
    'input.pattern slow-pattern: a search for "a.*b" may take too long: its time is 2nd degree polynomial',
  ],
])("%j is refused", (input, message) => {
  expect(findings({ io: [entryOf("io", "echo", { input })] })).toEqual([message]);
});

test.each<[JsonObject]>([
  [{ $ref: "#/$defs/A", description: "A thing.", default: 1 }],
  [{ type: "string", enum: ["a"], examples: ["a"] }],
  [{ type: ["number", "null"], minimum: 1 }],
  [{ type: "object", additionalProperties: { type: "string", pattern: "^\\p{L}+$" } }],
])("%j can be compiled", (input) => {
  expect(findings({ io: [entryOf("io", "echo", { input })] })).toEqual([]);
});

test("a fault in a nested schema is reported at its place", () => {
  const entry = entryOf("io", "echo", { $defs: { A: { type: "array", items: { type: "string", minItems: 1 } } } });
  expect(findings({ io: [entry] })[0]).toMatch(/^\$defs\.A\.items\.minItems ignored-keyword/);
});

test("an input schema in the file of shared definitions is reported", () => {
  expect(findings({ io: [entryOf("io", "_common", { input: { type: "string" } })] })).toEqual([
    "input misplaced-schema: no code is generated from this input",
  ]);
});
