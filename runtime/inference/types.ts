import type { TypeWord } from "../../generated/records.ts";
import { CORE_TYPES, type TypeTest } from "./json.ts";

/** Deepest level of lists in nested numbers, counted from 0. @source product specification, "Business constants and limits" */
const MAX_DEPTH = 3;

const isText: TypeTest = CORE_TYPES.string;
const listOf =
  (test: TypeTest): TypeTest =>
  (value) =>
    Array.isArray(value) && value.every(test);

/** What a value of each type is. A word without a meaning does not compile. */
export const TYPES: Readonly<Record<TypeWord, TypeTest>> = {
  ...CORE_TYPES,
  any: (value) => value !== undefined,
  "non-empty-string": (value) => isText(value) && value !== "",
  boolean: (value) => typeof value === "boolean",
  url: isUrl,
  "string[]": listOf(isText),
  "number[]": isNumbers,
  "number[][]": listOf(isNumbers),
  "nested-numbers": (value) => isNested(value, 0),
};

/** True for an address of media: http, https or data. */
export function isUrl(value: unknown): value is string {
  if (typeof value !== "string") return false;
  return /^data:/i.test(value) || (/^https?:\/\/[^/]/i.test(value) && URL.canParse(value));
}

/** A plain loop: embeddings hold millions of numbers. */
function isNumbers(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) if (typeof value[index] !== "number") return false;
  return true;
}

/** At each level either all items are lists, or all are numbers. */
function isNested(value: unknown, depth: number): boolean {
  if (!Array.isArray(value) || depth > MAX_DEPTH) return false;
  return Array.isArray(value[0]) ? value.every((item) => isNested(item, depth + 1)) : isNumbers(value);
}
