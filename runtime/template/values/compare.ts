import type { Run } from "../run.ts";
import { entriesOf, hasKey, lookUp, sizeOf, toArray } from "./collections.ts";
import { numberOf } from "./numbers.ts";
import { text } from "./text.ts";
import { Generator, type Mapping, Range, Tuple, View, expected, isMapping, isText, unsupported } from "./value.ts";

/** The comparison operators, as written in templates. */
export type ComparisonOperator = "==" | "!=" | "<" | "<=" | ">" | ">=" | "in" | "not in";

/** Returns true if the values are equal in Python. */
export function equals(run: Run, left: unknown, right: unknown): boolean {
  if (typeof left === "string" && typeof right === "string") return equalTexts(run, left, right);
  if (left === right) return true;
  if (left == null || right == null) return false;
  const a = number(left);
  if (a !== undefined) {
    const b = number(right);
    // oxlint-disable-next-line eqeqeq -- compares a number and a bigint by value
    return b !== undefined && a == b;
  }
  if (isText(left)) return isText(right) && equalTexts(run, text(run, left), text(run, right));
  if (Array.isArray(left)) return Array.isArray(right) && equalLists(run, left, right);
  if (isMapping(left)) return isMapping(right) && equalMappings(run, left, right);
  if (left instanceof Range || left instanceof View) {
    return left.constructor === right.constructor && equalLists(run, toArray(run, left), toArray(run, right));
  }
  return false;
}

/** Returns true if two strings are equal. Charges work units for the comparison. */
function equalTexts(run: Run, left: string, right: string): boolean {
  if (left.length !== right.length) return false;
  run.chargeCopy(left.length);
  return left === right;
}

function number(value: unknown): number | bigint | undefined {
  return typeof value === "bigint" ? value : numberOf(value);
}

/**
 * Returns true if two items of lists are equal: as in Python, an item equals itself, even if it is NaN. Strings always
 * need `equals`, which charges work units for the comparison.
 */
const isSame = (run: Run, left: unknown, right: unknown): boolean =>
  (typeof left !== "string" && Object.is(left, right)) || equals(run, left, right);

function equalLists(run: Run, left: readonly unknown[], right: readonly unknown[]): boolean {
  if (left.length !== right.length || left instanceof Tuple !== right instanceof Tuple) return false;
  run.charge(left.length);
  return left.every((item, index) => isSame(run, item, right[index]));
}

function equalMappings(run: Run, left: Mapping, right: Mapping): boolean {
  if (sizeOf(run, left) !== sizeOf(run, right)) return false;
  return entriesOf(run, left).every(
    ([key, value]) => hasKey(run, right, key) && equals(run, value, lookUp(run, right, key)),
  );
}

/**
 * Compares two values. The result is negative if `left` comes before `right`. @throws Problem `type` if Python cannot
 * order the values
 */
export function order(run: Run, left: unknown, right: unknown, operator = "<"): number {
  const a = number(left);
  const b = number(right);
  if (a !== undefined && b !== undefined)
    return a < b ? -1 : a > b ? 1 : Number(a) - Number(b) === 0 || a === b ? 0 : NaN;
  if (isText(left) && isText(right)) return orderTexts(run, text(run, left), text(run, right));
  if (Array.isArray(left) && Array.isArray(right) && left instanceof Tuple === right instanceof Tuple) {
    return orderLists(run, left, right, operator);
  }
  return unsupported(operator, left, right);
}

/** Compares lists. This is a separate function, so that other comparisons allocate no memory for its closure. */
function orderLists(run: Run, left: readonly unknown[], right: readonly unknown[], operator: string): number {
  run.charge(Math.min(left.length, right.length));
  const at = left.findIndex((item, index) => index >= right.length || !equals(run, item, right[index]));
  return at >= 0 && at < right.length ? order(run, left[at], right[at], operator) : left.length - right.length;
}

/**
 * Finds the first UTF-16 unit that differs between the strings, and compares the code points that contain it. A code
 * point may start one unit earlier.
 */
function orderTexts(run: Run, left: string, right: string): number {
  run.chargeCopy(Math.min(left.length, right.length));
  for (let at = 0; at < left.length && at < right.length; at++) {
    if (left.charCodeAt(at) !== right.charCodeAt(at)) {
      return orderPoints(left, right, at - 1) || orderPoints(left, right, at);
    }
  }
  return left.length - right.length;
}

const orderPoints = (left: string, right: string, at: number): number =>
  (left.codePointAt(at) ?? 0) - (right.codePointAt(at) ?? 0);

/** Returns true if `item in container` is true in Python. */
export function contains(run: Run, item: unknown, container: unknown): boolean {
  if (Array.isArray(container)) return listContains(run, container, item);
  if (isText(container)) {
    if (!isText(item)) expected("str", item);
    const whole = text(run, container);
    run.chargeCopy(whole.length);
    return whole.includes(text(run, item));
  }
  if (container instanceof Generator) return generatorContains(run, container, item);
  return isMapping(container) ? hasKey(run, container, item) : listContains(run, toArray(run, container), item);
}

/** Reads items from a generator until `item` is found. The remaining items can still be read. */
function generatorContains(run: Run, { iterator }: Generator, item: unknown): boolean {
  for (const candidate of iterator) {
    run.charge(1);
    if (isSame(run, item, candidate)) return true;
  }
  return false;
}

function listContains(run: Run, items: readonly unknown[], item: unknown): boolean {
  run.chargeItems(items.length);
  for (let index = 0; index < items.length; index++) {
    if (isSame(run, item, items[index])) return true;
  }
  return false;
}

/** Applies a comparison operator as Python does. */
export function compare(run: Run, operator: ComparisonOperator, left: unknown, right: unknown): boolean {
  switch (operator) {
    case "==":
      return equals(run, left, right);
    case "!=":
      return !equals(run, left, right);
    case "in":
      return contains(run, left, right);
    case "not in":
      return !contains(run, left, right);
    case "<":
      return order(run, left, right, operator) < 0;
    case "<=":
      return order(run, left, right, operator) <= 0;
    case ">":
      return order(run, left, right, operator) > 0;
    case ">=":
      return order(run, left, right, operator) >= 0;
  }
}
