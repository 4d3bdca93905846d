import type { TypeWord } from "../../generated/records.ts";
import type { TypeTest } from "./json.ts";
import { isObject, stepsOf, type Steps } from "./mapping.ts";

/** Where a value differs from its shape, and what should stand there. */
export interface Mismatch {
  /** Place, such as `choices[0].id`; empty for the value itself. */
  readonly path: string;
  readonly expected: string;
}

/** Tests by word. */
export type Types = Readonly<Partial<Record<TypeWord, TypeTest>>>;

/** A type in a sentence. */
export function nameOf(word: TypeWord): string {
  return word.replaceAll("-", " ");
}

/** The first place where a value differs from a shape; undefined where it fits. */
export function mismatch(value: unknown, shape: unknown, types: Types): Mismatch | undefined {
  if (isWord(shape)) return types[shape]?.(value) === true ? undefined : { path: "", expected: nameOf(shape) };
  if (!isObject(shape)) return undefined;
  for (const place of placesOf(shape)) {
    const found = walk(value, 0, place, types);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** One place of a shape, taken apart. */
interface Place {
  readonly steps: Steps;
  readonly shape: unknown;
  readonly isOptional: boolean;
}

const places = new WeakMap<object, readonly Place[]>();

/** The places of a shape, taken apart once. */
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

function walk(value: unknown, at: number, place: Place, types: Types): Mismatch | undefined {
  const step = place.steps[at];
  if (step === undefined) {
    const isLeftOut = place.isOptional && (value === undefined || value === null);
    return isLeftOut ? undefined : mismatch(value, place.shape, types);
  }
  if (step === "*" || typeof step === "number") {
    if (!Array.isArray(value)) return { path: "", expected: "array" };
    for (const index of step === "*" ? value.keys() : [step]) {
      const found = walk(value[index], at + 1, place, types);
      if (found !== undefined) return { ...found, path: joined(`[${index}]`, found.path) };
    }
    return undefined;
  }
  if (!isObject(value) || Array.isArray(value)) return { path: "", expected: "object" };
  const found = walk(Object.hasOwn(value, step) ? value[step] : undefined, at + 1, place, types);
  return found && { ...found, path: joined(step, found.path) };
}

function joined(start: string, rest: string): string {
  return rest === "" || rest.startsWith("[") ? start + rest : `${start}.${rest}`;
}

function isWord(shape: unknown): shape is TypeWord {
  return typeof shape === "string";
}
