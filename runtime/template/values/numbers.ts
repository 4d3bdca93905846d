import { charge } from "../budget.ts";
import { Problem, fail } from "../errors.ts";
import { Float, expected } from "./value.ts";

/** An int. */
export type Integer = number | bigint;

/** Larger ints are refused: nothing sensible needs more than Python would print (4,300 digits). */
export const LARGEST_BITS = 16_384;

const LARGEST = 1n << BigInt(LARGEST_BITS);

const LONG = 1n << 256n;

/** Charges for calculating with a long int, or for writing it: the work may grow with the square of its length. */
export function chargeInteger(value: unknown): void {
  if (typeof value === "bigint" && (value > LONG || value < -LONG)) charge(500);
}

/** Returns the int behind an int or bool, or undefined for all else. */
export function integerOf(value: unknown): Integer | undefined {
  if (typeof value === "number") return Number.isInteger(value) ? value : undefined;
  return typeof value === "bigint" ? value : typeof value === "boolean" ? Number(value) : undefined;
}

/** Returns the double behind any number, or undefined for all else. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  if (value instanceof Float) return value.value;
  return typeof value === "bigint" || typeof value === "boolean" ? Number(value) : undefined;
}

/** Returns a double without its fraction. @throws Problem `value` */
export function truncated(value: number): Integer {
  return Number.isFinite(value) ? shorten(BigInt(Math.trunc(value))) : fail("value", `cannot convert ${value} to int`);
}

/** Returns a bigint in its shortest form. @throws Problem `budget-number` */
export function shorten(value: bigint): Integer {
  if (value >= -9007199254740991n && value <= 9007199254740991n) return Number(value);
  if (value > LARGEST || value < -LARGEST) throw new Problem("budget-number", "the number grows too large");
  return value;
}

/** Returns the argument as an int. @throws Problem `type` */
export const needInteger = (value: unknown): number => Number(integerOf(value) ?? expected("int", value));

/** Returns the argument as a double. @throws Problem `type` */
export const needNumber = (value: unknown): number => numberOf(value) ?? expected("a number", value);
