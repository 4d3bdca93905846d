import type { Run } from "../run.ts";
import { fail } from "../errors.ts";
import { chargeInteger, type Integer, LARGEST_BITS, integerOf, numberOf, shorten } from "./numbers.ts";
import { formatPercent } from "./format.ts";
import { escapeHtml, text } from "./text.ts";
import { Markup, Tuple, float, isText, toTuple, unsupported } from "./value.ts";

/** The arithmetic operators, as written in templates. */
export type ArithmeticOperator = "+" | "-" | "*" | "/" | "//" | "%" | "**";

/** Applies an arithmetic operator as Python does. @throws Problem `type`, `value`, `unknown-variable` */
export function arithmetic(run: Run, operator: ArithmeticOperator, left: unknown, right: unknown): unknown {
  if (operator === "+" && isText(left) && isText(right)) return joinTexts(run, left, right);
  const a = integerOf(left);
  const b = integerOf(right);
  if (a !== undefined && b !== undefined) return integerArithmetic(run, operator, a, b);
  if (operator === "%" && isText(left)) return formatPercent(run, left, right);
  const x = numberOf(left);
  const y = numberOf(right);
  if (x !== undefined && y !== undefined) return floatArithmetic(operator, x, y);
  if (operator === "+") return concatenate(run, left, right);
  if (operator === "*" && b !== undefined) return repeat(run, left, b);
  if (operator === "*" && a !== undefined) return repeat(run, right, a);
  return unsupported(operator, left, right);
}

function integerArithmetic(run: Run, operator: ArithmeticOperator, a: Integer, b: Integer): unknown {
  if (operator === "/") return float(Number(a) / nonZero(Number(b)));
  if (operator === "**") return power(run, a, b);
  if (typeof a === "number" && typeof b === "number") {
    const result = calculate(operator, a, b);
    if (Number.isSafeInteger(result)) return result + 0;
  }
  chargeInteger(run, a);
  chargeInteger(run, b);
  return shorten(calculate(operator, BigInt(a), BigInt(b)));
}

/** Applies an operator to two ints. The ints are two numbers or two bigints. */
function calculate<T extends Integer>(operator: ArithmeticOperator, a: T, b: T): T;

function calculate(operator: ArithmeticOperator, a: number, b: number): number {
  if (operator === "+") return a + b;
  if (operator === "-") return a - b;
  if (operator === "*") return a * b;
  const remainder = floorRemainder(a, nonZero(b));
  return operator === "%" ? remainder : (a - remainder) / b;
}

/** Returns the divisor. @throws Problem `value` if the divisor is zero */
export function nonZero<T extends Integer>(divisor: T): T {
  // oxlint-disable-next-line eqeqeq -- zero may be a number or a bigint
  if (divisor == 0) fail("value", "division by zero");
  return divisor;
}

function floorRemainder(a: number, b: number): number {
  const remainder = a % b;
  if (remainder === 0) return b < 0 ? -0 : 0;
  // The operands may also be bigints. A remainder of 0n has no sign, so it is returned as it is.
  return remainder && remainder < 0 !== b < 0 ? remainder + b : remainder;
}

function power(run: Run, a: Integer, b: Integer): unknown {
  if (b < 0) return floatArithmetic("**", Number(a), Number(b));
  const result = Number(a) ** Number(b);
  if (Number.isSafeInteger(result)) return result + 0;
  if (Math.log2(Math.abs(Number(a))) * Number(b) > LARGEST_BITS) fail("budget-number", "the number grows too large");
  run.charge(500);
  return shorten(BigInt(a) ** BigInt(b));
}

function floatArithmetic(operator: ArithmeticOperator, a: number, b: number): unknown {
  if (operator === "/") return float(a / nonZero(b));
  if (operator === "**") return floatPower(a, b);
  const result = calculate(operator, a, b);
  return float(operator === "//" ? Math.round(result) : result);
}

function floatPower(a: number, b: number): unknown {
  if (a === 0 && b < 0) fail("value", "0.0 cannot be raised to a negative power");
  if (a === 1 || b === 0) return float(1);
  const result = a ** b;
  if (Number.isNaN(result) && !Number.isNaN(a + b)) fail("value", "the result of ** is a complex number");
  if (!Number.isFinite(result) && Number.isFinite(a) && Number.isFinite(b)) fail("value", "result too large");
  return float(result);
}

function joinTexts(run: Run, left: string | Markup, right: string | Markup): string | Markup {
  return left instanceof Markup || right instanceof Markup
    ? new Markup(join(run, escapeHtml(run, left).value, escapeHtml(run, right).value))
    : join(run, left, right);
}

function concatenate(run: Run, left: unknown, right: unknown): unknown {
  if (Array.isArray(left) && Array.isArray(right) && left instanceof Tuple === right instanceof Tuple) {
    run.limitLength(left.length + right.length);
    run.chargeItems(left.length + right.length);
    const both = [...left, ...right];
    return left instanceof Tuple ? toTuple(both) : both;
  }
  return unsupported("+", left, right);
}

/**
 * Concatenates two strings. Throws if the result exceeds the length budget. Charges work units only for the shorter
 * string, which is usually added to a growing string. JavaScript engines copy the strings only when the result is read.
 * The function that reads the result charges work units for the copy.
 */
export function join(run: Run, left: string, right: string): string {
  run.limitLength(left.length + right.length);
  run.chargeCopy(Math.min(left.length, right.length));
  return left + right;
}

function repeat(run: Run, value: unknown, count: Integer): unknown {
  const times = Math.max(0, Number(count));
  if (isText(value)) {
    const unit = text(run, value);
    run.chargeText(unit.length * times);
    return value instanceof Markup ? new Markup(unit.repeat(times)) : unit.repeat(times);
  }
  if (!Array.isArray(value)) return unsupported("*", value, count);
  run.limitLength(value.length * times);
  run.chargeItems(value.length * times);
  const result: unknown[] = value instanceof Tuple ? new Tuple() : [];
  for (let turn = 0; turn < times; turn++) for (const item of value) result.push(item);
  return result;
}

export function negate(value: unknown): unknown {
  const integer = integerOf(value);
  if (integer !== undefined) return typeof integer === "bigint" ? shorten(-integer) : 0 - integer;
  return float(-signed("-", value));
}

export function positive(value: unknown): unknown {
  return integerOf(value) ?? float(signed("+", value));
}

const signed = (sign: string, value: unknown): number => numberOf(value) ?? unsupported(sign, 0, value);
