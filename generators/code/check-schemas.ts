import { perEntry } from "../spec/entries.ts";
import type { Entry, Finding, Path, Schema } from "../spec/entry.ts";
import { COMMON, rootsOf, schemasOf } from "../spec/io-schemas.ts";
import { patternFlaw } from "../spec/schema/patterns.ts";
import { listed, quoted, suggestion } from "../spec/suggest.ts";
import { typesOf } from "./schema.ts";
import { textOf } from "../spec/json.ts";

/** Keywords that describe a schema without restricting values. */
const ANNOTATIONS = ["title", "description", "default", "examples"];

/** For each keyword that only restricts values of certain types, the list of these types. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  minLength: ["string"],
  maxLength: ["string"],
  pattern: ["string"],
  minimum: ["number", "integer"],
  maximum: ["number", "integer"],
  exclusiveMinimum: ["number", "integer"],
  exclusiveMaximum: ["number", "integer"],
  items: ["array"],
  minItems: ["array"],
  maxItems: ["array"],
  properties: ["object"],
  required: ["object"],
  additionalProperties: ["object"],
};

/**
 * Keywords that describe a schema completely. Next to each of them, only the listed keywords and annotations are
 * allowed.
 */
const WHOLE: Readonly<Record<string, readonly string[]>> = {
  $ref: [],
  media: [],
  anyOf: [],
  const: ["type"],
  enum: ["type"],
};

const KEYWORDS = [...ANNOTATIONS, ...Object.keys(TYPED), ...Object.keys(WHOLE), "type"];

/**
 * Checks that every schema in `spec/io` can be compiled to a type and a check, so that no keyword is ignored
 * silently.
 */
export const compilable = perEntry(["io"], function* (entry): Generator<Finding> {
  for (const { path } of entry.id === COMMON ? rootsOf(entry) : []) {
    const message = `no code is generated from this ${path.join()}`;
    const hint = `${COMMON}.yaml contains only definitions; move the schema to the file of a task`;
    yield { entry, path, atKey: true, code: "misplaced-schema", message, hint };
  }
  for (const { schema, path } of schemasOf(entry)) {
    yield* unknownKeywords(entry, schema, path);
    yield* mixedKeywords(entry, schema, path);
    yield* misfitKeywords(entry, schema, path);
    yield* otherTypes(entry, schema, path);
    yield* badPattern(entry, schema, path);
  }
});

function* unknownKeywords(entry: Entry, schema: Schema, path: Path): Generator<Finding> {
  for (const keyword of Object.keys(schema).filter((key) => !KEYWORDS.includes(key))) {
    const message = `validators do not support the keyword ${quoted(keyword)}`;
    const hint = suggestion(keyword, KEYWORDS);
    yield { entry, path: [...path, keyword], atKey: true, code: "unsupported-keyword", message, hint };
  }
}

function* mixedKeywords(entry: Entry, schema: Schema, path: Path): Generator<Finding> {
  const whole = Object.keys(WHOLE).find((keyword) => schema[keyword] !== undefined);
  if (whole === undefined) return;
  const allowed = new Set([...ANNOTATIONS, whole, ...(WHOLE[whole] ?? [])]);
  for (const keyword of Object.keys(schema).filter((key) => KEYWORDS.includes(key) && !allowed.has(key))) {
    const message = `${quoted(keyword)} would be ignored next to ${quoted(whole)}`;
    const hint = `next to ${whole}, you may use ${listed([...(WHOLE[whole] ?? []), ...ANNOTATIONS])}`;
    yield { entry, path: [...path, keyword], atKey: true, code: "ignored-keyword", message, hint };
  }
}

function* misfitKeywords(entry: Entry, schema: Schema, path: Path): Generator<Finding> {
  if (Object.keys(WHOLE).some((keyword) => schema[keyword] !== undefined)) return;
  const types = typesOf(schema);
  for (const [keyword, kinds] of Object.entries(TYPED)) {
    if (schema[keyword] === undefined || types.some((type) => kinds.includes(type))) continue;
    const what = types.length === 0 ? "a schema without type" : `type ${listed(types)}`;
    const message = `${quoted(keyword)} has no effect on ${what}`;
    const hint = `it belongs to type ${kinds.join(" or ")}`;
    yield { entry, path: [...path, keyword], atKey: true, code: "ignored-keyword", message, hint };
  }
}

function* otherTypes(entry: Entry, schema: Schema, path: Path): Generator<Finding> {
  if (schema["properties"] === undefined || typesOf(schema).length < 2) return;
  const message = "a schema with properties can only have the type object";
  const hint = "define the object in $defs, and list it together with the other types in anyOf";
  yield { entry, path: [...path, "type"], code: "mixed-types", message, hint };
}

function* badPattern(entry: Entry, schema: Schema, path: Path): Generator<Finding> {
  const pattern = textOf(schema["pattern"]);
  if (pattern === undefined) return;
  const flaw = patternFlaw(pattern, "u");
  if (flaw !== undefined) yield { entry, path: [...path, "pattern"], ...flaw };
}
