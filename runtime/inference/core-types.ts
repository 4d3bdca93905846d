import type { TypeWord } from "../../generated/records.ts";

/** Tells whether a value is of a type. */
export type TypeTest = (value: unknown) => boolean;

/** The types that the replies of chats are made of. */
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
