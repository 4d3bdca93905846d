import type { TypeWord } from "../../generated/records.ts";
import { InputError } from "./input-error.ts";

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

/** @throws InputError for what JSON cannot hold, such as a big integer or a circle */
export function writeJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (cause) {
    throw new InputError("the arguments hold a circle or big integer", { cause });
  }
}

/** JSON of a value that came as JSON; undefined for one that is nested too deeply to be written. */
export function asJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** Tells whether a value is of a type. */
export type TypeTest = (value: unknown) => boolean;

/** The types that JSON itself has. */
export const CORE_TYPES = {
  string: (value: unknown) => typeof value === "string",
  number: (value: unknown) => typeof value === "number",
  array: Array.isArray,
  object: isMapping,
  "object-or-null": (value: unknown) => value === null || isMapping(value),
} satisfies Partial<Record<TypeWord, TypeTest>>;

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
