import { InputError } from "./errors.ts";

/** Any other spelling of the key needs an escape of one of its letters. */
const ESCAPED_LETTER = /\\u00(?:5f|6f|7[024])/i;

/**
 * Parses JSON so that no later copy of the value can change a prototype: keys `__proto__` are left out. Texts without
 * such a key cost one search more than `JSON.parse`.
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  const isSuspect = text.includes("__proto__") || (text.includes("\\u00") && ESCAPED_LETTER.test(text));
  // What a reviver gives nothing for is left out.
  return isSuspect
    ? JSON.parse(text, (key, value: unknown) => (key === "__proto__" ? undefined : value))
    : JSON.parse(text);
}

/** Writes JSON. @throws InputError for a value that JSON does not support, such as a big integer or a circle */
export function writeJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (cause) {
    throw new InputError("the arguments hold a circle or big integer", { cause });
  }
}

/** Returns the JSON of a parsed value; undefined for one that is nested too deeply. */
export function asJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** Returns true for a mapping or a list. */
export function isObject(value: unknown): value is Record<string | number, unknown> {
  return typeof value === "object" && value !== null;
}

/** Returns true for a mapping: an object that is no list. */
export function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value) && !Array.isArray(value);
}
