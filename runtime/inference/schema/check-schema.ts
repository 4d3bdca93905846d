import { stepTo } from "../../json-schema/problems.ts";
import { InputError } from "../../http/errors.ts";
import { isMapping } from "../../http/json.ts";
import { warn } from "../options.ts";
import { BoundedRun } from "./schema-run.ts";

/**
 * A JSON Schema, draft 7 or 2020-12. A `$ref` refers to a part of the same schema: `#` or a path, such as
 * `#/$defs/city`. A `pattern` cannot contain back-references and look-behind.
 *
 * The following keywords are sent to the model, but answers are not checked against them: `unevaluatedItems`,
 * `unevaluatedProperties`, `$dynamicRef`, `$recursiveRef`, `contentEncoding`, `contentMediaType`, `contentSchema`,
 * `dependencies`, `dependentSchemas` and `format`. A warning names them, once for each schema.
 */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** Maximum depth of a schema. */
const DEEPEST = 500;

const ONE_SCHEMA = "a schema: an object, true or false";
const SCHEMA_LIST = "a list of schemas";
const SCHEMA_FIELDS = "an object of schemas";

const isText = (rule: unknown): rule is string => typeof rule === "string";
const isList = (rule: unknown): rule is readonly unknown[] => Array.isArray(rule);
const isSchema = (rule: unknown): boolean => typeof rule === "boolean" || isMapping(rule);

/** The keywords that contain schemas, and their values. */
const KINDS: readonly (readonly [keywords: string, allowed: string, fits: (rule: unknown) => boolean])[] = [
  ["not if then else contains propertyNames additionalProperties additionalItems", ONE_SCHEMA, isSchema],
  ["items", `${SCHEMA_LIST}, or ${ONE_SCHEMA}`, (rule) => isSchema(rule) || isList(rule)],
  ["allOf anyOf oneOf prefixItems", SCHEMA_LIST, isList],
  ["properties patternProperties $defs definitions", SCHEMA_FIELDS, isMapping],
  ["$ref pattern", "a string", isText],
];
const KIND_OF = new Map(KINDS.flatMap((kind) => kind[0].split(" ").map((keyword) => [keyword, kind])));

/** Keywords whose schemas are applied to the same value as the schema that contains them. */
const SAME_VALUE = new Set("$ref not if then else allOf anyOf oneOf".split(" "));

/** Keywords that can make a value invalid, but are not checked. */
const UNCHECKED =
  /^(?:unevaluated(?:Items|Properties)|\$(?:dynamic|recursive)Ref|content(?:Encoding|MediaType|Schema)|dependencies|dependentSchemas)$/;

/** A part of a schema. */
interface Part {
  readonly schema: unknown;
  /** Location in errors, such as `schema.properties.zip`. */
  readonly place: string;
  readonly depth: number;
}

/**
 * Checks a JSON Schema before it is sent, so that a mistake in it does not cost a paid call. Warns once for each schema
 * about keywords that are not checked.
 *
 * @param name the name of the schema in errors, such as `schema`
 * @throws InputError with the location of the first mistake
 */
export function checkSchema(schema: JsonSchema, name: string): void {
  const run = new BoundedRun(schema, name);
  const unchecked: string[] = [];
  const seen = new Set<unknown>();
  const parts: Part[] = [{ schema, place: name, depth: 0 }];
  // The loop also visits the parts that it adds to the list.
  for (const part of parts) {
    if (seen.has(part.schema)) continue;
    seen.add(part.schema);
    for (const inner of innerParts(part, run, unchecked)) parts.push(inner);
  }
  follow(schema, name, run);
  if (unchecked.length > 0) warnOnce(schema, name, unchecked);
}

/** Checks one part. Returns the schemas that it contains, and adds the locations of keywords that are not checked. */
function innerParts({ schema, place, depth }: Part, run: BoundedRun, unchecked: string[]): Part[] {
  if (!isSchema(schema)) throw new InputError(`${place} must be ${ONE_SCHEMA}`);
  if (depth > DEEPEST) throw new InputError(`${place.slice(0, 60)}… is nested more than ${DEEPEST} levels deep`);
  const found: Part[] = [];
  for (const [keyword, rule] of Object.entries(isMapping(schema) ? schema : {})) {
    run.spend(1);
    if (rule === undefined) continue;
    const here = stepTo(place, keyword);
    const [, allowed = "", fits] = KIND_OF.get(keyword) ?? [];
    if (fits?.(rule) === false) throw new InputError(`${here} must be ${allowed}`);
    if (UNCHECKED.test(keyword)) unchecked.push(here);
    if (keyword === "patternProperties") for (const name of Object.keys(Object(rule))) run.pattern(name, here);
    if (isText(rule)) {
      if (keyword === "format") unchecked.push(`${here} (${rule})`);
      if (keyword === "pattern") run.pattern(rule, here);
      if (keyword === "$ref") found.push({ schema: run.resolve(rule, here), place: here, depth });
    }
    if (isList(rule) ? allowed.startsWith(SCHEMA_LIST) : allowed === SCHEMA_FIELDS) {
      for (const [name, inner] of Object.entries(Object(rule)))
        found.push({ schema: inner, place: stepTo(here, isList(rule) ? Number(name) : name), depth: depth + 1 });
    } else if (allowed.endsWith(ONE_SCHEMA)) found.push({ schema: rule, place: here, depth: depth + 1 });
  }
  run.spend(found.length);
  return found;
}

/**
 * Visits the schemas that are applied to the same value.
 *
 * @throws InputError if a reference leads back to itself, or if there are too many ways through the schema
 */
function follow(schema: unknown, name: string, run: BoundedRun, depth = 0): void {
  if (depth > DEEPEST) throw new InputError(`${name}: a $ref leads back to itself`);
  for (const [keyword, rule] of Object.entries(Object(schema))) {
    run.spend(1);
    if (!SAME_VALUE.has(keyword)) continue;
    const inner = isText(rule) ? [run.resolve(rule)] : [rule].flat();
    for (const one of inner) follow(one, name, run, depth + 1);
  }
}

/** Schemas that were warned about, because one schema is often used for many calls. */
const warned = new WeakSet<JsonSchema>();

const MOST_PLACES = 5;

function warnOnce(schema: JsonSchema, name: string, places: readonly string[]): void {
  if (warned.has(schema)) return;
  warned.add(schema);
  const rest = places.length > MOST_PLACES ? ` and ${places.length - MOST_PLACES} more` : "";
  const shown = places.slice(0, MOST_PLACES).join(", ") + rest;
  warn(`${name} contains keywords that are sent, but not checked in the answer: ${shown}`);
}
