import { InputError } from "./errors.ts";

export { isMapping } from "../json-schema/values.ts";

/**
 * Matches an escaped letter of `__proto__`, such as `\u005f`. Without such an escape, JSON can contain the key only in
 * plain letters.
 */
const ESCAPED_LETTER = /\\u00(?:5f|6f|7[024])/i;

/**
 * Parses JSON and leaves out every key `__proto__`, so that no later copy of the value can change a prototype.
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  const isSuspect = text.includes("__proto__") || (text.includes("\\u00") && ESCAPED_LETTER.test(text));
  // `JSON.parse` leaves out a field if the reviver returns undefined for it.
  return isSuspect
    ? JSON.parse(text, (key, value: unknown) => (key === "__proto__" ? undefined : value))
    : JSON.parse(text);
}

/** Writes JSON. @throws InputError for a value that JSON does not support, such as a big integer or a circular value */
export function writeJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (cause) {
    throw new InputError("the arguments contain a circular reference, a BigInt or too many levels", { cause });
  }
}

/** Returns the JSON of a parsed value, or undefined if the value is nested too deeply. */
export function asJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** Returns true for an object or a list. */
export function isObject(value: unknown): value is Record<string | number, unknown> {
  return typeof value === "object" && value !== null;
}
