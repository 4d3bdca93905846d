import { followReference, hasType } from "../schema/choices.ts";
import type { Json, JsonObject } from "../entry.ts";
import { isList, isObject, listOf, objectOf, textOf } from "../json.ts";
import { quoted } from "../suggest.ts";

const TYPES: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a mapping (key: value)",
  null: "null",
};

/** Returns types of JSON Schema as text, such as `text or a list`. */
export function expectedType(types: readonly string[]): string {
  return [...new Set(types)].map((type) => TYPES[type] ?? type).join(" or ");
}

/**
 * Returns advice on how to write a value so that its type is one of the given types, or undefined if there is no simple
 * way.
 *
 * @param source the value as written in the file
 */
export function typeHint(types: readonly string[], value: Json | undefined, source: string): string | undefined {
  const isPlain = typeof value === "number" || typeof value === "boolean";
  // If a boolean is allowed too, quotes are not suggested, because they would turn the boolean into a string.
  if (types.includes("string") && isPlain && !types.includes("boolean")) return `put the value in quotes: "${source}"`;
  if (types.includes("array") && (isPlain || typeof value === "string"))
    return "write the value as a list, such as [a, b] or lines that start with -";
  if (types.includes("boolean") && typeof value === "string") return "write true or false, without quotes";
  const isNumeric = typeof value === "string" && value.trim() !== "" && Number.isFinite(Number(value));
  if (isNumeric && types.some((type) => hasType(Number(value), type)))
    return `write the value without quotes: ${value}`;
  return undefined;
}

/** Returns the schema's description of a value, with an example if there is one. */
export function hintFor(schema: JsonObject): string | undefined {
  const description = textOf(schema["description"]);
  const [example] = listOf(schema["examples"]);
  const sample = example === undefined || isList(example) || isObject(example) ? "" : ` Example: ${quoted(example)}.`;
  return description === undefined ? undefined : `${description}${sample}`;
}

export function describeField(
  schema: JsonObject,
  name: string,
  schemas: Readonly<Record<string, JsonObject>>,
): string | undefined {
  const field = objectOf(objectOf(schema["properties"])[name]);
  const roots = new Map(Object.values(schemas).map((root) => [textOf(root["$id"]) ?? "", root]));
  const candidates = [field, ...[...roots.values()].map((root) => followReference(roots, root, field))];
  return candidates.map(hintFor).find((description) => description !== undefined);
}

/** For each keyword that limits a size: the code of the problem, the words for the limit, and the counted unit. */
const LIMITS: Readonly<Record<string, { readonly code: string; readonly bound: string; readonly unit: string }>> = {
  minLength: { code: "too-short", bound: "at least", unit: "character" },
  maxLength: { code: "too-long", bound: "at most", unit: "character" },
  minItems: { code: "too-few", bound: "at least", unit: "item" },
  maxItems: { code: "too-many", bound: "at most", unit: "item" },
  minProperties: { code: "too-few", bound: "at least", unit: "field" },
  maxProperties: { code: "too-many", bound: "at most", unit: "field" },
  minimum: { code: "too-small", bound: "at least", unit: "" },
  maximum: { code: "too-large", bound: "at most", unit: "" },
  exclusiveMinimum: { code: "too-small", bound: "more than", unit: "" },
  exclusiveMaximum: { code: "too-large", bound: "less than", unit: "" },
};
export const LIMIT_KEYWORDS: readonly string[] = Object.keys(LIMITS);

/** Describes a value that is beyond a limit. Returns undefined if the keyword is not a limit. */
export function limitWords(
  keyword: string,
  limit: unknown,
  value: Json | undefined,
): { readonly code: string; readonly message: string } | undefined {
  const rule = Object.hasOwn(LIMITS, keyword) ? LIMITS[keyword] : undefined;
  if (rule === undefined) return undefined;
  const { code, bound, unit } = rule;
  if (unit === "") return { code, message: `is ${quoted(value)}, but must be ${bound} ${String(limit)}` };
  const size = sizeOf(value);
  const verb = bound === "at least" ? "needs" : "may have";
  return { code, message: `has ${size} ${unit}${size === 1 ? "" : "s"}, but ${verb} ${bound} ${String(limit)}` };
}

/** Returns the size of a value: code points of a text, items of a list, or fields of a mapping. */
function sizeOf(value: Json | undefined): number {
  if (typeof value === "string") return [...value].length;
  return isList(value) ? value.length : Object.keys(objectOf(value)).length;
}
