import { isMapping } from "../json.ts";

export const isText = (value: unknown): value is string => typeof value === "string";
export const isNumber = (value: unknown): value is number => typeof value === "number";
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The name of each JSON Schema type with its article, for error messages. */
export const ARTICLES: ReadonlyMap<unknown, string> = new Map([
  ["string", "a string"],
  ["number", "a number"],
  ["integer", "an integer"],
  ["boolean", "a boolean"],
  ["array", "an array"],
  ["object", "an object"],
  ["null", "null"],
]);

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
 * Returns true if a number is a multiple of `step`. Tolerates rounding errors of decimal fractions: 0.3 / 0.1 is
 * 2.9999999999999996.
 */
export function isMultiple(value: number, step: number): boolean {
  const times = value / step;
  return Math.abs(times - Math.round(times)) < 1e-9 * Math.max(1, Math.abs(times));
}
