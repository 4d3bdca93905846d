import type { Run } from "../run.ts";
import { Problem, fail } from "../errors.ts";
import { Float, expected } from "./value.ts";

export type Integer = number | bigint;

/**
 * Maximum number of bits of an int. Larger ints are errors: they have more than 4,300 digits, and Python does not print
 * such ints.
 */
export const LARGEST_BITS = 16_384;

const LARGEST = 1n << BigInt(LARGEST_BITS);

const LONG = 1n << 256n;

/** Charges work units for computing or printing a long int. The work may grow with the square of its length. */
export function chargeInteger(run: Run, value: unknown): void {
  if (typeof value === "bigint" && (value > LONG || value < -LONG)) run.charge(500);
}

/** Returns an int or a bool as an int, and undefined for other values. */
export function integerOf(value: unknown): Integer | undefined {
  if (typeof value === "number") return Number.isInteger(value) ? value : undefined;
  return typeof value === "bigint" ? value : typeof value === "boolean" ? Number(value) : undefined;
}

/** Returns any number or bool as a double, and undefined for other values. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  if (value instanceof Float) return value.value;
  return typeof value === "bigint" || typeof value === "boolean" ? Number(value) : undefined;
}

/** Returns the integer part of a double as an int. @throws Problem `value` */
export function truncated(value: number): Integer {
  return Number.isFinite(value) ? shorten(BigInt(Math.trunc(value))) : fail("value", `cannot convert ${value} to int`);
}

/** Converts a bigint to a number if a number can represent it exactly. @throws Problem `budget-number` */
export function shorten(value: bigint): Integer {
  if (value >= -9007199254740991n && value <= 9007199254740991n) return Number(value);
  if (value > LARGEST || value < -LARGEST) throw new Problem("budget-number", "the number grows too large");
  return value;
}

/** Returns an int or bool as a JavaScript number. @throws Problem `type` */
export const needInteger = (value: unknown): number => Number(integerOf(value) ?? expected("int", value));

/** Returns any number or bool as a JavaScript number. @throws Problem `type` */
export const needNumber = (value: unknown): number => numberOf(value) ?? expected("a number", value);

/**
 * Computes the exact decimal digits of doubles. Like Python, the functions below round ties to even digits.
 * JavaScript's `toFixed` rounds ties up.
 */

/** Returns a double as a fraction. @throws Problem `value` */
export function ratio(value: number): { numerator: bigint; denominator: bigint } {
  if (!Number.isFinite(value)) fail("value", `${value} is no fraction`);
  let mantissa = value;
  let exponent = 0n;
  for (; !Number.isInteger(mantissa); mantissa *= 2) exponent++;
  return { numerator: BigInt(mantissa), denominator: 1n << exponent };
}

/**
 * Returns the integer that is nearest to `value × 10^digits`, computed exactly. Ties are rounded to the even integer.
 * `digits` may be negative.
 */
export function scaled(value: number, digits: number): bigint {
  let { numerator, denominator } = ratio(value);
  if (digits >= 0) numerator *= 10n ** BigInt(digits);
  else denominator *= 10n ** BigInt(-digits);
  return quotient(numerator, denominator);
}

/** Returns the integer that is nearest to the quotient. Ties are rounded to the even integer. */
function quotient(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const twice = 2n * (size % denominator);
  let result = size / denominator;
  if (twice > denominator || (twice === denominator && result & 1n)) result++;
  return numerator < 0n ? -result : result;
}

/** Returns what Python's `round(value, digits)` returns for an int. */
export function roundInteger(run: Run, value: Integer, digits: number): Integer {
  chargeInteger(run, value);
  if (digits >= 0) return value;
  const whole = BigInt(value);
  // If the power of ten is far greater than the number, the result is 0.
  if (-digits > whole.toString(16).length * 2) return 0;
  const unit = 10n ** BigInt(-digits);
  return shorten(quotient(whole, unit) * unit);
}

const isNegative = (value: number): boolean => value < 0 || Object.is(value, -0);

/** Maximum number of decimal places that are computed for a double. All further digits are zeros. */
const MOST_DIGITS = 1100;

/** Formats a non-negative, finite double with a fixed number of decimal places. */
function formatFixed(value: number, digits: number, alternate: boolean): string {
  const exact = Math.min(digits, MOST_DIGITS);
  const all = String(scaled(value, exact)).padStart(exact + 1, "0");
  const point = all.length - exact;
  const fraction = all.slice(point).padEnd(digits, "0");
  return all.slice(0, point) + (digits > 0 || alternate ? `.${fraction}` : "");
}

/** Returns the first `digits` digits of a non-negative double, and the power of ten of the first digit. */
function significant(value: number, digits: number): { all: string; power: number } {
  if (value === 0) return { all: "0".repeat(digits), power: 0 };
  const exact = Math.min(digits, MOST_DIGITS);
  let power = Number(value.toExponential().split("e")[1]);
  let all = String(scaled(value, exact - 1 - power));
  if (all.length > exact) {
    power++;
    all = all.slice(0, exact);
  }
  return { all: all.padEnd(digits, "0"), power };
}

/** Returns a mantissa and an exponent in Python's notation, such as `1.5e+20`. */
export const withExponent = (mantissa: string, power: number): string =>
  `${mantissa}e${power < 0 ? "-" : "+"}${String(Math.abs(power)).padStart(2, "0")}`;

function formatScientific(value: number, digits: number, alternate: boolean): string {
  const { all, power } = significant(value, digits + 1);
  return withExponent(digits > 0 || alternate ? `${all[0]}.${all.slice(1)}` : all, power);
}

function formatGeneral(value: number, digits: number, alternate: boolean): string {
  const precision = digits || 1;
  const { power } = significant(value, precision);
  const isLong = power < -4 || power >= precision;
  const whole = isLong
    ? formatScientific(value, precision - 1, alternate)
    : formatFixed(value, precision - 1 - power, alternate);
  return alternate ? whole : withoutZeros(whole);
}

/** Removes the zeros at the end of the fraction of a number, and its point if no digit remains after it. */
export function withoutZeros(text: string): string {
  const [mantissa = "", ...exponent] = text.split("e");
  if (!mantissa.includes(".")) return text;
  return [mantissa.replace(/(?<!0)0+$/, "").replace(/\.$/, ""), ...exponent].join("e");
}

/** Work units for printing or rounding a double. Its exact digits may need integers of a thousand bits. */
const LONG_DIVISION = 20;

/**
 * Formats a double in the style `e`, `f`, `g` or `%`. An upper-case style prints capital letters. If `alternate` is
 * true, the decimal point and trailing zeros are kept.
 */
export function formatReal(run: Run, value: number, type: string, digits = 6, alternate = false): string {
  run.charge(LONG_DIVISION);
  run.chargeText(digits);
  if (type === "%") return `${formatReal(run, value * 100, "f", digits, alternate)}%`;
  const style = type.toLowerCase();
  const size = Math.abs(value);
  const shown = Number.isNaN(value)
    ? "nan"
    : size === Infinity
      ? "inf"
      : style === "f"
        ? formatFixed(size, digits, alternate)
        : style === "e"
          ? formatScientific(size, digits, alternate)
          : formatGeneral(size, digits, alternate);
  return (isNegative(value) ? "-" : "") + (type < "a" ? shown.toUpperCase() : shown);
}

/** Returns what Python's `round(value, digits)` returns for a double. */
export function roundTo(run: Run, value: number, digits: number): number {
  if (!Number.isFinite(value) || digits > 323) return value;
  run.charge(LONG_DIVISION);
  if (digits < -330) return isNegative(value) ? -0 : 0;
  return Number(`${scaled(value, digits)}e${-digits}`) || (isNegative(value) ? -0 : 0);
}
