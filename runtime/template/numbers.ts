import { fail, Problem } from "./errors.ts";
import { Float } from "./value.ts";

/** An int. */
export type Integer = number | bigint;

/** Larger ints are refused: nothing sensible needs more than Python would print (4,300 digits). */
export const LARGEST_BITS = 16_384;
const LARGEST = 1n << BigInt(LARGEST_BITS);

/** The int behind an int or bool, or undefined for all else. */
export function integerOf(value: unknown): Integer | undefined {
  if (typeof value === "number") return Number.isInteger(value) ? value : undefined;
  return typeof value === "bigint" ? value : typeof value === "boolean" ? Number(value) : undefined;
}

/** The double behind any number, or undefined for all else. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  if (value instanceof Float) return value.value;
  return typeof value === "bigint" || typeof value === "boolean" ? Number(value) : undefined;
}

/** A double without its fraction. @throws Problem `value` */
export function truncated(value: number): Integer {
  return Number.isFinite(value) ? shorten(BigInt(Math.trunc(value))) : fail("value", `cannot convert ${value} to int`);
}

/** A bigint in its shortest form. @throws Problem `budget-number` */
export function shorten(value: bigint): Integer {
  if (value >= -9007199254740991n && value <= 9007199254740991n) return Number(value);
  if (value > LARGEST || value < -LARGEST) throw new Problem("budget-number", "the number grows too large");
  return value;
}
