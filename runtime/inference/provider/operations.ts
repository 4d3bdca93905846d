import type { BodyStep, CallCondition, Operation, ValueWord } from "../../../generated/records.ts";
import { isObject, parseJson } from "../../http/json.ts";
import { fill, holds, isPresent, put, read, stepsOf, withPath, type Scope } from "./paths.ts";
import { mismatch, TYPES } from "./shape.ts";

/**
 * Evaluates an expression of a spec: resolves `$` references, replaces `{placeholders}` and runs operations.
 *
 * @returns undefined if a reference or a placeholder has no value; fields and items without a value are left out
 */
export function evaluate(piece: unknown, scope: Scope): unknown {
  if (typeof piece === "string") return piece.startsWith("$") ? refer(piece, scope) : textOf(piece, scope);
  if (Array.isArray(piece)) {
    return piece.flatMap((item: unknown) => {
      const value = evaluate(item, scope);
      return value === undefined ? [] : [value];
    });
  }
  if (!isObject(piece)) return piece;
  if (isOperation(piece)) return MEANINGS[piece.op](piece, scope);
  const { when } = piece;
  if (isCondition(when) && !holds(when, scope)) return undefined;
  const result: Record<string, unknown> = {};
  for (const name of Object.keys(piece)) {
    if (name !== "when") put(result, name, evaluate(piece[name], scope));
  }
  return result;
}

/** Replaces the placeholders in a string by their values. Returns undefined if a placeholder has no value. */
function textOf(text: string, scope: Scope): string | undefined {
  let isComplete = true;
  const filled = fill(text, scope, String, () => (isComplete = false));
  return isComplete ? filled : undefined;
}

function isOperation(piece: object): piece is Operation {
  return Object.hasOwn(piece, "op");
}

function isCondition(value: unknown): value is CallCondition {
  return isObject(value);
}

/** Resolves a reference. `$` and `$.x` read from the reply, and `$model` reads the value `model` of the scope. */
function refer(reference: string, scope: Scope): unknown {
  const path = reference.slice(1);
  return /^(?:$|[.[])/.test(path) ? read(scope[""], stepsOf(path)) : read(scope, stepsOf(path));
}

/** Creates the fields of a body by running the steps of the spec. The caller's values are not changed. */
export function makeFields(steps: readonly BodyStep[], scope: Scope): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const step of steps) {
    if (step.when !== undefined && !holds(step.when, scope)) {
      for (const name in step.else) put(fields, name, evaluate(step.else[name], scope));
      continue;
    }
    if (step.spread !== undefined) spread(fields, step, scope);
    for (const name in step.set) put(fields, name, evaluate(step.set[name], scope));
    for (const place in step.setPath) {
      const [name = "", ...rest] = stepsOf(place);
      const value = evaluate(step.setPath[place], scope);
      if (value !== undefined) put(fields, String(name), withPath(fields[name], rest, value));
    }
  }
  return fields;
}

/**
 * Arguments that are never copied into the body: the secret token, and the arguments that select the target of a call.
 */
const BASE = ["accessToken", "model", "provider", "endpointUrl"];
/** For each value of `spread`, the names of arguments that are never copied into the body. */
const NO_FIELDS: Readonly<Record<string, ReadonlySet<string>>> = {
  args: new Set(BASE),
  extra: new Set([...BASE, "inputs", "parameters", "data"]),
};

function spread(fields: Record<string, unknown>, { spread: from, rename, drop, lift }: BodyStep, scope: Scope): void {
  const source = scope[from === "parameters" ? from : "args"];
  if (!isObject(source)) return;
  const noFields = NO_FIELDS[from ?? "args"];
  for (const name of Object.keys(source)) {
    if (drop?.includes(name) === true || noFields?.has(name) === true) continue;
    const parts = lift?.[name];
    if (parts !== undefined && Array.isArray(parts)) {
      for (const part of parts) put(fields, part, read(source[name], [part]));
    } else {
      put(fields, ownText(rename, name) ?? name, source[name]);
    }
  }
}

function ownText(table: Readonly<Record<string, string>> | undefined, name: string): string | undefined {
  return table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}

type Meaning = (operation: Operation, scope: Scope) => unknown;

/** For each operation of a spec, the function that computes its value. */
const MEANINGS: Readonly<Record<ValueWord, Meaning>> = {
  first: ({ of, is, default: otherwise }, scope) => {
    if (!Array.isArray(of)) return undefined;
    for (const piece of of) {
      const value = evaluate(piece, scope);
      if (is === undefined ? isPresent(value) : TYPES[is](value)) return value;
    }
    return evaluate(otherwise, scope);
  },
  switch: ({ of, cases = {}, default: otherwise }, scope) => {
    const given = typeof of === "string" && !of.startsWith("$") ? scope[of] : evaluate(of, scope);
    const word = typeof given === "boolean" ? String(given) : given;
    return evaluate(typeof word === "string" && Object.hasOwn(cases, word) ? cases[word] : otherwise, scope);
  },
  each: ({ of, keep, map = "$", omitWhenEmpty = false }, scope) => {
    const list = evaluate(of, scope);
    if (!Array.isArray(list)) return undefined;
    const kept = keep === undefined ? list : list.filter((item) => mismatch(item, keep) === undefined);
    if (omitWhenEmpty && kept.length === 0) return undefined;
    return kept.map((item: unknown) => evaluate(map, { ...scope, "": item }));
  },
  parsed: ({ of }, scope) => {
    const text = evaluate(of, scope);
    try {
      return typeof text === "string" ? parseJson(text) : text;
    } catch {
      return text;
    }
  },
  zip: ({ of, as = [] }, scope) => {
    const lists = evaluate(of, scope);
    if (!Array.isArray(lists) || !lists.every(Array.isArray)) return undefined;
    const [first = []]: unknown[][] = lists;
    if (lists.length !== as.length || lists.some(({ length }) => length !== first.length)) return undefined;
    return first.map((_, row) => {
      const item: Record<string, unknown> = {};
      for (const [column, name] of as.entries()) put(item, name, lists[column]?.[row]);
      return item;
    });
  },
  nearestShortEdge: (operation, scope) =>
    nearest(operation, scope, (width, height, _, length) => Math.abs(length - Math.min(width, height))),
  nearestRatio: (operation, scope) =>
    nearest(operation, scope, (width, height, name) => {
      const [across = 1, down = 1] = name.split(":").map(Number);
      return Math.abs(across / down - width / height);
    }),
  scaled: ({ of, divide = 1, minimum = -Infinity, maximum = Infinity, default: otherwise }, scope) => {
    const number = evaluate(of, scope);
    if (typeof number !== "number" || !Number.isFinite(number)) return otherwise;
    return Math.min(maximum, Math.max(minimum, Math.round(number / divide)));
  },
};

/**
 * Returns the name of the choice with the smallest distance to an image size, or the first of several such choices.
 * Returns the default if width or height in pixels is missing or invalid.
 */
function nearest(
  { of, choices = {}, default: otherwise }: Operation,
  scope: Scope,
  distanceTo: (width: number, height: number, name: string, length: number) => number,
): unknown {
  const size = evaluate(of, scope);
  const [width, height] = [read(size, ["width"]), read(size, ["height"])];
  const isLength = (value: unknown): value is number => typeof value === "number" && value > 0 && value < Infinity;
  if (!isLength(width) || !isLength(height)) return evaluate(otherwise, scope);
  const pairs: [string, number][] = Array.isArray(choices) ? choices.map((name) => [name, 0]) : Object.entries(choices);
  const distances = pairs.map(([name, length]) => distanceTo(width, height, name, length));
  return pairs[distances.indexOf(Math.min(...distances))]?.[0] ?? evaluate(otherwise, scope);
}
