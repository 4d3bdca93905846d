import type { TypeWord } from "../../../generated/records.ts";
import { isMapping, isObject } from "../../http/json.ts";
import { stepsOf, type Steps } from "./paths.ts";

type TypeTest = (value: unknown) => boolean;

/** Maximum depth of nested lists of numbers. @source product specification, "Business constants and limits" */
const MAX_LEVELS = 3;

const isText: TypeTest = (value) => typeof value === "string";
const listOf =
  (test: TypeTest): TypeTest =>
  (value) =>
    Array.isArray(value) && value.every(test);

/** For each type, a function that returns true if a value has this type. */
export const TYPES: Readonly<Record<TypeWord, TypeTest>> = {
  string: isText,
  number: (value) => typeof value === "number",
  array: Array.isArray,
  object: isMapping,
  "object-or-null": (value) => value === null || isMapping(value),
  any: (value) => value !== undefined,
  "non-empty-string": (value) => isText(value) && value !== "",
  boolean: (value) => typeof value === "boolean",
  null: (value) => value === null,
  url: isUrl,
  "string[]": listOf(isText),
  "number[]": isNumbers,
  "number[][]": listOf(isNumbers),
  "nested-numbers": (value) => isNested(value, 1),
};

/** Returns true for an `http:`, `https:` or `data:` URL. */
export function isUrl(value: unknown): value is string {
  if (typeof value !== "string") return false;
  return /^data:/i.test(value) || (/^https?:\/\/[^/]/i.test(value) && URL.canParse(value));
}

/** Returns true for a list of numbers. A plain loop is used, because embeddings contain millions of numbers. */
function isNumbers(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) if (typeof value[index] !== "number") return false;
  return true;
}

/** Returns true for nested lists of numbers. At each level, either all items are lists or all items are numbers. */
function isNested(value: unknown, level: number): boolean {
  if (!Array.isArray(value) || level > MAX_LEVELS) return false;
  return Array.isArray(value[0]) ? value.every((item) => isNested(item, level + 1)) : isNumbers(value);
}

/** A location at which a value does not match its shape, and the expected type. */
export interface Mismatch {
  /** Location, such as `choices[0].id`. Empty if the value itself does not match. */
  readonly path: string;
  readonly expected: string;
}

/** Returns the name of a type with spaces instead of hyphens, for error messages. */
export function nameOf(word: TypeWord): string {
  return word.replaceAll("-", " ");
}

/** Returns the first location at which a value does not match a shape, or undefined if it matches. */
export function mismatch(value: unknown, shape: unknown): Mismatch | undefined {
  if (isWord(shape)) return TYPES[shape](value) ? undefined : { path: "", expected: nameOf(shape) };
  if (!isObject(shape)) return undefined;
  for (const place of placesOf(shape)) {
    const found = walk(value, 0, place);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A path of a shape, parsed into steps, and the shape of the value at this path. */
interface Place {
  readonly steps: Steps;
  readonly shape: unknown;
  readonly isOptional: boolean;
}

const places = new WeakMap<object, readonly Place[]>();

/** Parses the paths of a shape. Each shape is parsed only once. */
function placesOf(shape: Readonly<Record<string, unknown>>): readonly Place[] {
  let list = places.get(shape);
  if (list === undefined) {
    list = Object.entries(shape).map(([name, inner]) => {
      const isOptional = name.endsWith("?");
      return { steps: stepsOf(isOptional ? name.slice(0, -1) : name), shape: inner, isOptional };
    });
    places.set(shape, list);
  }
  return list;
}

function walk(value: unknown, at: number, place: Place): Mismatch | undefined {
  const step = place.steps[at];
  if (step === undefined) {
    const isLeftOut = place.isOptional && (value === undefined || value === null);
    return isLeftOut ? undefined : mismatch(value, place.shape);
  }
  if (step === "*" || typeof step === "number") {
    if (!Array.isArray(value)) return { path: "", expected: "array" };
    for (const index of step === "*" ? value.keys() : [step]) {
      const found = walk(value[index], at + 1, place);
      if (found !== undefined) return { ...found, path: joined(`[${index}]`, found.path) };
    }
    return undefined;
  }
  if (!isObject(value) || Array.isArray(value)) return { path: "", expected: "object" };
  const found = walk(Object.hasOwn(value, step) ? value[step] : undefined, at + 1, place);
  return found && { ...found, path: joined(step, found.path) };
}

function joined(start: string, rest: string): string {
  return rest === "" || rest.startsWith("[") ? start + rest : `${start}.${rest}`;
}

function isWord(shape: unknown): shape is TypeWord {
  return typeof shape === "string";
}
