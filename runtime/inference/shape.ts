import type { TypeWord } from "../../generated/records.ts";
import { isObject, stepsOf, type Steps } from "./mapping.ts";

/** Where a value differs from its shape, and what should stand there. */
export interface Mismatch {
  /** Place, such as `choices[0].id`; empty for the value itself. */
  readonly path: string;
  readonly expected: string;
}

/** Deepest level of lists in vectors, counted from 0. @source product specification, "Business constants and limits" */
const MAX_DEPTH = 3;

const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number";
const listOf =
  (test: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(test);

/** What a value of each type is. A word without a meaning does not compile. */
export const TYPES: Readonly<Record<TypeWord, (value: unknown) => boolean>> = {
  any: (value) => value !== undefined,
  string: isText,
  text: (value) => isText(value) && value !== "",
  number: isNumber,
  boolean: (value) => typeof value === "boolean",
  object: (value) => isObject(value) && !Array.isArray(value),
  "object-or-null": (value) => value === null || (isObject(value) && !Array.isArray(value)),
  array: Array.isArray,
  "non-empty": (value) => Array.isArray(value) && value.length > 0,
  url: isUrl,
  "string[]": listOf(isText),
  "number[]": isNumbers,
  "number[][]": listOf(isNumbers),
  vectors: (value) => isVectors(value, 0),
};

/** Types whose word does not say it all. */
const NAMES: Readonly<Partial<Record<TypeWord, string>>> = {
  any: "a value",
  text: "non-empty string",
  "object-or-null": "object or null",
  "non-empty": "non-empty array",
  url: "URL",
  vectors: `numbers in at most ${MAX_DEPTH + 1} levels of arrays`,
};

/** The first place where a value differs from a shape; undefined where it fits. */
export function mismatch(value: unknown, shape: unknown): Mismatch | undefined {
  if (isWord(shape)) return TYPES[shape](value) ? undefined : { path: "", expected: nameOf(shape) };
  if (!isObject(shape)) return undefined;
  for (const place of Object.keys(shape)) {
    const isOptional = place.endsWith("?");
    const steps = stepsOf(isOptional ? place.slice(0, -1) : place);
    const found = walk(value, steps, 0, shape[place], isOptional);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The name of a type in a sentence. */
export function nameOf(word: TypeWord): string {
  return NAMES[word] ?? word;
}

function walk(value: unknown, steps: Steps, at: number, shape: unknown, isOptional: boolean): Mismatch | undefined {
  const step = steps[at];
  if (step === undefined)
    return isOptional && (value === undefined || value === null) ? undefined : mismatch(value, shape);
  if (step === "*" || typeof step === "number") {
    if (!Array.isArray(value)) return { path: "", expected: "array" };
    const indices = step === "*" ? value.keys() : [step];
    for (const index of indices) {
      const found = walk(value[index], steps, at + 1, shape, isOptional);
      if (found !== undefined) return { ...found, path: joined(`[${index}]`, found.path) };
    }
    return undefined;
  }
  if (!isObject(value) || Array.isArray(value)) return { path: "", expected: "object" };
  const found = walk(Object.hasOwn(value, step) ? value[step] : undefined, steps, at + 1, shape, isOptional);
  return found && { ...found, path: joined(step, found.path) };
}

function joined(start: string, rest: string): string {
  return rest === "" || rest.startsWith("[") ? start + rest : `${start}.${rest}`;
}

function isWord(shape: unknown): shape is TypeWord {
  return isText(shape) && Object.hasOwn(TYPES, shape);
}

function isUrl(value: unknown): boolean {
  return isText(value) && /^(?:https?:\/\/[^/]|data:)/i.test(value) && (/^data:/i.test(value) || URL.canParse(value));
}

/** A plain loop: embeddings hold millions of numbers. */
function isNumbers(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) if (typeof value[index] !== "number") return false;
  return true;
}

/** At each level either all items are lists, or all are numbers. */
function isVectors(value: unknown, depth: number): boolean {
  if (!Array.isArray(value) || depth > MAX_DEPTH) return false;
  return Array.isArray(value[0]) ? value.every((item) => isVectors(item, depth + 1)) : isNumbers(value);
}
