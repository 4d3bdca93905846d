import type { Operation, ValueWord } from "../../generated/records.ts";
import { evaluate, isObject, isPresent, put, read, type Scope } from "./mapping.ts";
import { mismatch } from "./shape.ts";
import { TYPES } from "./types.ts";

type Meaning = (operation: Operation, scope: Scope) => unknown;

/** What each word of the vocabulary means. A word without a meaning does not compile. */
const MEANINGS: Readonly<Record<ValueWord, Meaning>> = {
  first: ({ of, is, default: otherwise }, scope) => {
    if (!Array.isArray(of)) return undefined;
    for (const piece of of) {
      const value = evaluate(piece, scope, operate);
      if (is === undefined ? isPresent(value) : TYPES[is](value)) return value;
    }
    return evaluate(otherwise, scope, operate);
  },
  switch: ({ of, cases = {}, default: otherwise }, scope) => {
    const word = scope[String(of)];
    return evaluate(typeof word === "string" && Object.hasOwn(cases, word) ? cases[word] : otherwise, scope, operate);
  },
  each: ({ of, keep, map = "$", omitWhenEmpty = false }, scope) => {
    const list = evaluate(of, scope, operate);
    if (!Array.isArray(list)) return undefined;
    const kept = keep === undefined ? list : list.filter((item) => mismatch(item, keep, TYPES) === undefined);
    if (omitWhenEmpty && kept.length === 0) return undefined;
    return kept.map((item: unknown) => evaluate(map, { ...scope, "": item }, operate));
  },
  zip: ({ of, as = [] }, scope) => {
    const lists = evaluate(of, scope, operate);
    if (!Array.isArray(lists) || !lists.every(Array.isArray)) return undefined;
    const [first = []]: unknown[][] = lists;
    if (lists.length !== as.length || lists.some(({ length }) => length !== first.length)) return undefined;
    return first.map((_, row) => {
      const item: Record<string, unknown> = {};
      for (const [column, name] of as.entries()) put(item, name, lists[column]?.[row]);
      return item;
    });
  },
  nearestShortEdge: (operation, scope) => {
    const size = sizeOf(operation, scope);
    const edge = size && Math.min(size.width, size.height);
    return nearest(operation, scope, (_, length) => (edge === undefined ? undefined : Math.abs(length - edge)));
  },
  nearestRatio: (operation, scope) => {
    const size = sizeOf(operation, scope);
    return nearest(operation, scope, (name) => {
      const [width = 1, height = 1] = name.split(":").map(Number);
      return size && Math.abs(width / height - size.width / size.height);
    });
  },
  scaled: ({ of, divide = 1, minimum = -Infinity, maximum = Infinity, default: otherwise }, scope) => {
    const number = evaluate(of, scope, operate);
    if (typeof number !== "number" || !Number.isFinite(number)) return otherwise;
    return Math.min(maximum, Math.max(minimum, Math.round(number / divide)));
  },
};

/** Carries out an operation. */
export function operate(operation: Operation, scope: Scope): unknown {
  return MEANINGS[operation.op](operation, scope);
}

/** Width and height in pixels; undefined when there is no proper size. */
function sizeOf({ of }: Operation, scope: Scope): { width: number; height: number } | undefined {
  const size = evaluate(of, scope, operate);
  const [width, height] = [read(size, ["width"]), read(size, ["height"])];
  const isLength = (value: unknown): value is number => typeof value === "number" && value > 0 && value < Infinity;
  return isLength(width) && isLength(height) ? { width, height } : undefined;
}

/** The name of the choice with the least distance, the first of several; the default where there is no distance. */
function nearest(
  { choices = [], default: otherwise }: Operation,
  scope: Scope,
  distanceTo: (name: string, length: number) => number | undefined,
): unknown {
  let best: { readonly name: string; readonly distance: number } | undefined;
  const pairs = isNames(choices) ? choices.map((name) => [name, 0] as const) : Object.entries(choices);
  for (const [name, length] of pairs) {
    const distance = distanceTo(name, length);
    if (distance !== undefined && (best === undefined || distance < best.distance)) best = { name, distance };
  }
  return best?.name ?? evaluate(otherwise, scope, operate);
}

function isNames(choices: NonNullable<Operation["choices"]>): choices is readonly string[] {
  return isObject(choices) && Array.isArray(choices);
}
