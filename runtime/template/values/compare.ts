import { BULK, charge, SINGLE } from "../budget.ts";
import { entriesOf, hasKey, lookUp, sizeOf } from "./dicts.ts";
import { numberOf } from "./numbers.ts";
import { toArray } from "./sequence.ts";
import { text } from "./text.ts";
import { Generator, Range, Tuple, View, expected, isMapping, isText, unsupported } from "./value.ts";

/** The comparison operators, as written in templates. */
export type ComparisonOperator = "==" | "!=" | "<" | "<=" | ">" | ">=" | "in" | "not in";

/** Returns true if the values are equal in Python. */
export function equals(left: unknown, right: unknown): boolean {
  if (typeof left === "string" && typeof right === "string") return equalTexts(left, right);
  if (left === right) return true;
  if (left == null || right == null) return false;
  const a = number(left);
  if (a !== undefined) {
    const b = number(right);
    // oxlint-disable-next-line eqeqeq -- compares a number and a bigint by value
    return b !== undefined && a == b;
  }
  if (isText(left)) return isText(right) && equalTexts(text(left), text(right));
  if (Array.isArray(left)) return Array.isArray(right) && equalLists(left, right);
  if (isMapping(left)) return isMapping(right) && equalMappings(left, right);
  if (left instanceof Range || left instanceof View) {
    return left.constructor === right.constructor && equalLists(toArray(left), toArray(right));
  }
  return false;
}

/** Returns true if two strings are equal. Charges work units for the comparison. */
function equalTexts(left: string, right: string): boolean {
  if (left.length !== right.length) return false;
  charge(left.length, BULK);
  return left === right;
}

function number(value: unknown): number | bigint | undefined {
  return typeof value === "bigint" ? value : numberOf(value);
}

/**
 * Returns true if both values are identical and are not strings. Strings need `equalTexts`, which charges work units
 * for the comparison.
 */
const isSame = (left: unknown, right: unknown): boolean => typeof left !== "string" && Object.is(left, right);

function equalLists(left: readonly unknown[], right: readonly unknown[]): boolean {
  if (left.length !== right.length || left instanceof Tuple !== right instanceof Tuple) return false;
  charge(left.length);
  return left.every((item, index) => isSame(item, right[index]) || equals(item, right[index]));
}

function equalMappings(left: Parameters<typeof sizeOf>[0], right: Parameters<typeof sizeOf>[0]): boolean {
  if (sizeOf(left) !== sizeOf(right)) return false;
  return entriesOf(left).every(([key, value]) => hasKey(right, key) && equals(value, lookUp(right, key)));
}

/**
 * Compares two values. The result is negative if `left` comes before `right`. @throws Problem `type` if Python cannot
 * order the values
 */
export function order(left: unknown, right: unknown, operator = "<"): number {
  const a = number(left);
  const b = number(right);
  if (a !== undefined && b !== undefined)
    return a < b ? -1 : a > b ? 1 : Number(a) - Number(b) === 0 || a === b ? 0 : NaN;
  if (isText(left) && isText(right)) return orderTexts(text(left), text(right));
  if (Array.isArray(left) && Array.isArray(right) && left instanceof Tuple === right instanceof Tuple) {
    return orderLists(left, right, operator);
  }
  return unsupported(operator, left, right);
}

/** Compares lists. This is a separate function, so that other comparisons allocate no memory for its closure. */
function orderLists(left: readonly unknown[], right: readonly unknown[], operator: string): number {
  charge(Math.min(left.length, right.length));
  const at = left.findIndex((item, index) => index >= right.length || !equals(item, right[index]));
  return at >= 0 && at < right.length ? order(left[at], right[at], operator) : left.length - right.length;
}

/**
 * Finds the first UTF-16 unit that differs between the texts, and compares the code points that contain it. A code
 * point may start one unit earlier.
 */
function orderTexts(left: string, right: string): number {
  charge(Math.min(left.length, right.length), BULK);
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
export function contains(item: unknown, container: unknown): boolean {
  if (Array.isArray(container)) return listContains(container, item);
  if (isText(container)) {
    if (!isText(item)) expected("str", item);
    const whole = text(container);
    charge(whole.length, BULK);
    return whole.includes(text(item));
  }
  if (container instanceof Generator) return generatorContains(container, item);
  return isMapping(container) ? hasKey(container, item) : listContains(toArray(container), item);
}

/** Reads items from a generator until `item` is found. The remaining items can still be read. */
function generatorContains({ iterator }: Generator, item: unknown): boolean {
  if (Array.isArray(iterator)) {
    const index = iterator.findIndex((candidate) => listContains([candidate], item));
    charge(iterator.splice(0, index < 0 ? iterator.length : index + 1).length);
    return index >= 0;
  }
  for (const candidate of iterator) {
    charge(1);
    if (listContains([candidate], item)) return true;
  }
  return false;
}

function listContains(items: readonly unknown[], item: unknown): boolean {
  charge(items.length, SINGLE);
  for (let index = 0; index < items.length; index++) {
    const candidate = items[index];
    if (isSame(item, candidate) || equals(item, candidate)) return true;
  }
  return false;
}

/** Applies a comparison operator as Python does. */
export function compare(operator: ComparisonOperator, left: unknown, right: unknown): boolean {
  switch (operator) {
    case "==":
      return equals(left, right);
    case "!=":
      return !equals(left, right);
    case "in":
      return contains(left, right);
    case "not in":
      return !contains(left, right);
    case "<":
      return order(left, right, operator) < 0;
    case "<=":
      return order(left, right, operator) <= 0;
    case ">":
      return order(left, right, operator) > 0;
    case ">=":
      return order(left, right, operator) >= 0;
  }
}
