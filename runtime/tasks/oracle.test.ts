import { readdirSync, readFileSync } from "node:fs";
import { Ajv } from "ajv";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { CALLS, DEFINITIONS } from "../../generated/io/index.ts";
import type { CallId } from "../../generated/io/types.ts";
import { checkTable } from "../json-schema/tables.ts";

interface Schema {
  readonly [keyword: string]: unknown;
}

const folder = new URL("../../spec/io/", import.meta.url);
const documents = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => [file, parse(readFileSync(new URL(file, folder), "utf8")) as Schema]),
);

/** A validator of another package. The tests compare its results with the results of our validators. */
const ajv = new Ajv({ strict: false, strictNumbers: true, ownProperties: true, inlineRefs: false });
ajv.addKeyword({ keyword: "media", validate: (_kind: unknown, value: unknown) => value instanceof Blob });
for (const [file, document] of Object.entries(documents)) ajv.addSchema({ ...document, $id: file });

const SIDES = { input: "input", output: "output", stream_output: "streamOutput" } as const;
const cases = Object.entries(documents).flatMap(([file, document]) =>
  Object.entries(SIDES).flatMap(([side, field]) => {
    const table = CALLS[file.replace(/\.yaml$/, "") as CallId]?.[field];
    return table === undefined
      ? []
      : [{ name: `${file} ${side}`, file, side, schema: document[side] as Schema, table }];
  }),
);

describe.each(cases)("$name", ({ file, side, schema, table }) => {
  const isValid = ajv.compile({ $ref: `${file}#/${side}` });
  const agree = (value: unknown): boolean => isValid(value) === (checkTable(table, DEFINITIONS, value).length === 0);

  test("accepts valid values, as ajv does", () => {
    let valid = 0;
    const count = (value: unknown): boolean => {
      valid += Number(isValid(value));
      return agree(value);
    };
    fc.assert(fc.property(valueOf(schema, file), count), { numRuns: 60, seed: 3 });
    expect(valid).toBe(60);
  });

  test("rejects the same values as ajv", () => {
    const mutated = fc
      .tuple(valueOf(schema, file), fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 3 }))
      .map(([value, steps]) => steps.reduce((changed, [place, change]) => mutate(changed, place, change), value));
    let invalid = 0;
    const count = (value: unknown): boolean => {
      invalid += Number(!isValid(value));
      return agree(value);
    };
    fc.assert(fc.property(mutated, count), { numRuns: 300, seed: 4 });
    expect(invalid).toBeGreaterThan(60);
  });

  test("accepts or rejects random values exactly as ajv does", () => {
    fc.assert(fc.property(fc.oneof(fc.jsonValue(), fc.constantFrom(...ODD)), agree), { numRuns: 60, seed: 5 });
  });
});

test("every schema was compared with ajv", () => {
  const sides = Object.values(documents).flatMap((document) => Object.keys(SIDES).filter((side) => side in document));
  expect(cases).toHaveLength(sides.length);
});

/** Returns arbitrary values that fit a schema. */
function valueOf(schema: Schema, file: string): fc.Arbitrary<unknown> {
  if (typeof schema["$ref"] === "string") {
    const [home = "", name = ""] = schema["$ref"].split("#/$defs/");
    const target = home === "" ? file : home;
    const definitions = documents[target]?.["$defs"] as Record<string, Schema> | undefined;
    return valueOf(definitions?.[name] ?? {}, target);
  }
  if (schema["media"] !== undefined) return fc.constant(new Blob(["x"]));
  if (schema["const"] !== undefined) return fc.constant(schema["const"]);
  if (Array.isArray(schema["enum"])) return fc.constantFrom(...schema["enum"]);
  if (Array.isArray(schema["anyOf"]))
    return fc.oneof(...schema["anyOf"].map((branch: Schema) => valueOf(branch, file)));
  const types = [schema["type"] ?? []].flat() as string[];
  return types.length === 0 ? fc.jsonValue() : fc.oneof(...types.map((type) => ofType(type, schema, file)));
}

function ofType(type: string, schema: Schema, file: string): fc.Arbitrary<unknown> {
  const limit = (keyword: string, otherwise: number): number => Number(schema[keyword] ?? otherwise);
  const minItems = limit("minItems", 0);
  switch (type) {
    case "string":
      return fc.string({ minLength: limit("minLength", 0), maxLength: limit("maxLength", 20), unit: "grapheme" });
    case "integer":
      return fc.integer({ min: limit("minimum", -5), max: limit("maximum", 1e9) });
    case "number": {
      const [low, high] = [
        limit("exclusiveMinimum", limit("minimum", -1e9)),
        limit("exclusiveMaximum", limit("maximum", 1e9)),
      ];
      const minExcluded = schema["exclusiveMinimum"] !== undefined;
      const maxExcluded = schema["exclusiveMaximum"] !== undefined;
      return fc.double({ min: low, max: high, minExcluded, maxExcluded, noNaN: true });
    }
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(valueOf((schema["items"] ?? {}) as Schema, file), {
        minLength: minItems,
        maxLength: Math.min(limit("maxItems", Infinity), minItems + 3),
      });
    default:
      return ofObject(schema, file);
  }
}

function ofObject(schema: Schema, file: string): fc.Arbitrary<unknown> {
  const properties = (schema["properties"] ?? {}) as Record<string, Schema>;
  const named = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, valueOf(property, file)])),
    { requiredKeys: (schema["required"] ?? []) as string[] },
  );
  const others = schema["additionalProperties"];
  if (others === false) return named;
  const other = typeof others === "object" ? valueOf(others as Schema, file) : fc.jsonValue({ maxDepth: 1 });
  const extra = fc.dictionary(fc.constantFrom("extra", "a b", "x.y"), other, { maxKeys: 2 });
  return fc.tuple(extra, named).map(([more, own]) => ({ ...more, ...own }));
}

const ODD: readonly unknown[] = [
  null,
  true,
  "",
  "x",
  "none",
  0,
  -0,
  -1,
  1,
  1.5,
  2,
  1e21,
  Number.NaN,
  Infinity,
  [],
  {},
  [[]],
  [1],
  [null],
  ["a", [0, 1, 2, 3]],
  new Blob(),
];

/** Returns a copy of a value with one change: one part is replaced, or a field or an item is added or removed. */
function mutate(value: unknown, place: number, change: number): unknown {
  const paths = pathsOf(value);
  const path = paths[place % paths.length] ?? [];
  return changeAt(value, path, (old) => {
    const odd = ODD[Math.floor(change / 4) % ODD.length];
    if (change % 4 === 0 && Array.isArray(old)) return [...old, odd];
    if (change % 4 === 1 && Array.isArray(old)) return old.slice(1);
    if (!isRecord(old)) return odd;
    const keys = Object.keys(old);
    const key = keys[Math.floor(change / 4) % Math.max(1, keys.length)] ?? "extra";
    if (change % 4 === 0) return { ...old, extra: odd };
    if (change % 4 === 1) return Object.fromEntries(Object.entries(old).filter(([name]) => name !== key));
    return change % 4 === 2 ? { ...old, [key]: odd } : odd;
  });
}

function pathsOf(value: unknown): (string | number)[][] {
  const inner = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
  return [[], ...inner.flatMap(([key, item]) => pathsOf(item).map((path) => [key, ...path]))];
}

function changeAt(value: unknown, [key, ...rest]: (string | number)[], change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? changeAt(item, rest, change) : item));
  if (!isRecord(value)) return value;
  return { ...value, [key]: changeAt(value[key], rest, change) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Blob);
}
