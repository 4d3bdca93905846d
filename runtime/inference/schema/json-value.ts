import { isMapping } from "../../http/json.ts";

/**
 * A JSON Schema, draft 7 or 2020-12. A `$ref` refers to a part of the same schema: `#` or a path, such as
 * `#/$defs/city`. A `pattern` cannot contain back-references and look-behind.
 *
 * The following keywords are sent to the model, but answers are not checked against them: `unevaluatedItems`,
 * `unevaluatedProperties`, `$dynamicRef`, `$recursiveRef`, `contentEncoding`, `contentMediaType`, `contentSchema`,
 * `dependencies`, `dependentSchemas` and `format`. A warning names them, once for each schema.
 */
export type JsonSchema = { readonly [keyword: string]: unknown };

export const isText = (value: unknown): value is string => typeof value === "string";
export const isNumber = (value: unknown): value is number => typeof value === "number";
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

export const lengthOf = (text: string): number => [...text].length;
export const countFields = (record: object): number => Object.keys(record).length;
export const print = (value: unknown): string => JSON.stringify(value) ?? String(value);

/** Returns the name of a JSON Schema type with its article, such as `an integer`, for error messages. */
export function withArticle(type: unknown): string {
  const name = String(type);
  if (!/^(?:string|number|integer|boolean|array|object)$/.test(name)) return name;
  return `a${/^[aio]/.test(name) ? "n" : ""} ${name}`;
}

export function hasType(value: unknown, name: unknown): boolean {
  if (name === "integer") return Number.isInteger(value);
  if (name === "array") return isList(value);
  if (name === "object") return isMapping(value);
  return name === "null" ? value === null : typeof value === name;
}

/**
 * Returns a string that is the same for equal JSON values: the order of the fields of an object does not matter.
 * Returns undefined for a value that is nested too deeply.
 */
export function keyOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value, (_, part: unknown) =>
      isMapping(part)
        ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
        : part,
    );
  } catch {
    return undefined;
  }
}

/**
 * Returns true if a number is a multiple of `step`. Tolerates the rounding errors of decimal fractions, but nothing
 * larger: 0.3 / 0.1 is 2.9999999999999996.
 */
export function isMultiple(value: number, step: number): boolean {
  const times = value / step;
  return Math.abs(times - Math.round(times)) <= 4 * Number.EPSILON * Math.abs(times);
}

export function shortest<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  return [...lists].sort((one, other) => one.length - other.length)[0] ?? [];
}
