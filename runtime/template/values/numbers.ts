import { charge } from "../budget.ts";
import { Problem, fail } from "../errors.ts";
import { Float, expected } from "./value.ts";

/** An int. */
export type Integer = number | bigint;

/** Maximum number of bits of an int. Larger ints are refused, because Python does not print more than 4,300 digits. */
export const LARGEST_BITS = 16_384;

const LARGEST = 1n << BigInt(LARGEST_BITS);

const LONG = 1n << 256n;

/** Charges for computing or printing a long int. The work may grow with the square of its length. */
export function chargeInteger(value: unknown): void {
  if (typeof value === "bigint" && (value > LONG || value < -LONG)) charge(500);
}

/** Returns the value of an int or bool as an int, otherwise undefined. */
export function integerOf(value: unknown): Integer | undefined {
  if (typeof value === "number") return Number.isInteger(value) ? value : undefined;
  return typeof value === "bigint" ? value : typeof value === "boolean" ? Number(value) : undefined;
}

/** Returns the value of any number as a double, otherwise undefined. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  if (value instanceof Float) return value.value;
  return typeof value === "bigint" || typeof value === "boolean" ? Number(value) : undefined;
}

/** Returns a double without its fraction. @throws Problem `value` */
export function truncated(value: number): Integer {
  return Number.isFinite(value) ? shorten(BigInt(Math.trunc(value))) : fail("value", `cannot convert ${value} to int`);
}

/** Converts a bigint to a number if possible. @throws Problem `budget-number` */
export function shorten(value: bigint): Integer {
  if (value >= -9007199254740991n && value <= 9007199254740991n) return Number(value);
  if (value > LARGEST || value < -LARGEST) throw new Problem("budget-number", "the number grows too large");
  return value;
}

/** Returns the argument as an int. @throws Problem `type` */
export const needInteger = (value: unknown): number => Number(integerOf(value) ?? expected("int", value));

/** Returns the argument as a double. @throws Problem `type` */
export const needNumber = (value: unknown): number => numberOf(value) ?? expected("a number", value);
