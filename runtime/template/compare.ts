import { numberOf } from "./numbers.ts";
import { spend } from "./run.ts";
import { toArray } from "./sequence.ts";
import { text } from "./text.ts";
import { entriesOf, hasKey, lookUp, sizeOf } from "./dicts.ts";
import { isMapping, isText, Range, Tuple, View, expected, unsupported } from "./value.ts";

/** The comparison operators, by their spelling. */
export type ComparisonOperator = "==" | "!=" | "<" | "<=" | ">" | ">=" | "in" | "not in";

/** Python's `==`. */
export function equals(left: unknown, right: unknown): boolean {
  if (typeof left === "string" && typeof right === "string") return equalTexts(left, right);
  if (left === right) return true;
  if (left == null || right == null) return false;
  const a = number(left);
  if (a !== undefined) {
    const b = number(right);
    // oxlint-disable-next-line eqeqeq -- a number and a bigint compare by value
    return b !== undefined && a == b;
  }
  if (isText(left)) return isText(right) && text(left) === text(right);
  if (Array.isArray(left)) return Array.isArray(right) && equalLists(left, right);
  if (isMapping(left)) return isMapping(right) && equalMappings(left, right);
  if (left instanceof Range || left instanceof View) {
    return left.constructor === right.constructor && equalLists(toArray(left), toArray(right));
  }
  return false;
}

/** Compares two strings, charging for long ones. */
export function equalTexts(left: string, right: string): boolean {
  if (left.length !== right.length) return false;
  if (left.length > 4096) spend(left.length >> 12);
  return left === right;
}

function number(value: unknown): number | bigint | undefined {
  return typeof value === "bigint" ? value : numberOf(value);
}

function equalLists(left: readonly unknown[], right: readonly unknown[]): boolean {
  if (left.length !== right.length || left instanceof Tuple !== right instanceof Tuple) return false;
  spend(left.length);
  return left.every((item, index) => Object.is(item, right[index]) || equals(item, right[index]));
}

function equalMappings(left: Parameters<typeof sizeOf>[0], right: Parameters<typeof sizeOf>[0]): boolean {
  if (sizeOf(left) !== sizeOf(right)) return false;
  spend(sizeOf(left));
  return entriesOf(left).every(([key, value]) => hasKey(right, key) && equals(value, lookUp(right, key)));
}

/** Negative, zero, positive or NaN, as `left` sorts before `right`. @throws Problem `type` when Python cannot order them */
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

/** Apart, so that no other comparison makes room for what the closure needs. */
function orderLists(left: readonly unknown[], right: readonly unknown[], operator: string): number {
  spend(1);
  const at = left.findIndex((item, index) => index >= right.length || !equals(item, right[index]));
  return at >= 0 && at < right.length ? order(left[at], right[at], operator) : left.length - right.length;
}

/** By code points: the one at the first UTF-16 unit that differs, or that begins one unit before. */
function orderTexts(left: string, right: string): number {
  for (let at = 0; at < left.length && at < right.length; at++) {
    if (left.charCodeAt(at) !== right.charCodeAt(at)) {
      return orderPoints(left, right, at - 1) || orderPoints(left, right, at);
    }
  }
  return left.length - right.length;
}

const orderPoints = (left: string, right: string, at: number): number =>
  (left.codePointAt(at) ?? 0) - (right.codePointAt(at) ?? 0);

/** Python's `in`. */
export function contains(item: unknown, container: unknown): boolean {
  if (Array.isArray(container)) return listContains(container, item);
  if (isText(container)) {
    if (!isText(item)) expected("str", item);
    const whole = text(container);
    if (whole.length > 4096) spend(whole.length >> 10);
    return whole.includes(text(item));
  }
  return isMapping(container) ? hasKey(container, item) : listContains(toArray(container), item);
}

function listContains(items: readonly unknown[], item: unknown): boolean {
  if (items.length > 16) spend(items.length >> 4);
  for (let index = 0; index < items.length; index++) {
    const candidate = items[index];
    if (Object.is(item, candidate) || equals(item, candidate)) return true;
  }
  return false;
}

/** Applies a comparison operator. */
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
