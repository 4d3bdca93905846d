import type { Action, Run } from "../run.ts";
import { builtins } from "./builtin.ts";
import { fail } from "../errors.ts";
import { negate, positive } from "../values/arithmetic.ts";
import {
  formatReal,
  roundInteger,
  roundTo,
  scaled,
  integerOf,
  needInteger,
  needNumber,
  numberOf,
  shorten,
  truncated,
} from "../values/numbers.ts";
import { readFloat, readInteger } from "../values/read-number.ts";
import { text } from "../values/text.ts";
import { Float, expected, float, isText, needDefined, released, truthy } from "../values/value.ts";

/** Converts a string or a number to a JavaScript number. Other values become undefined. */
const realOf = (run: Run, value: unknown): number | undefined =>
  isText(value) ? readFloat(run, text(run, value)) : numberOf(value);

const toInteger: Action = (run, value, absent = 0, base = 10) => {
  needDefined(value);
  const radix = integerOf(base);
  const whole = isText(value) ? readInteger(run, text(run, value), Number(radix ?? NaN)) : integerOf(value);
  if (whole !== undefined) return whole;
  const real = realOf(run, value) ?? NaN;
  // For NaN, and for strings without an integer value such as "inf", the filter returns the default. An infinite number
  // is an error.
  const none = isText(value) ? !Number.isFinite(real) : Number.isNaN(real);
  return none ? released(absent) : truncated(real);
};

const toFloat: Action = (run, value, absent = new Float(0)) => {
  const number = realOf(run, needDefined(value));
  return number === undefined ? released(absent) : float(number);
};

function absolute(value: unknown): unknown {
  const number = needNumber(value);
  return number < 0 || Object.is(number, -0) ? negate(value) : positive(value);
}

const round: Action = (run, value, precision = 0, method = "common") => {
  const integer = integerOf(value);
  const number = needNumber(needDefined(value));
  if (method === "common") {
    if (integer !== undefined) return roundInteger(run, integer, precision === null ? 0 : needInteger(precision));
    return precision === null ? shorten(scaled(number, 0)) : float(roundTo(run, number, needInteger(precision)));
  }
  if (method !== "ceil" && method !== "floor") fail("value", "method must be common, ceil or floor");
  const factor = 10 ** needNumber(precision);
  return float(Number(truncated(Math[method](number * factor))) / factor);
};

const fileSize: Action = (run, value, binary = false) => {
  const bytes = realOf(run, value) ?? expected("a number", value);
  const isBinary = truthy(run, binary);
  const base = isBinary ? 1024 : 1000;
  if (bytes === 1) return "1 Byte";
  if (bytes < base) return `${Math.trunc(bytes)} Bytes`;
  let power = 0;
  while (power < 7 && !(bytes < base ** (power + 2))) power++;
  const letter = (isBinary ? "KMGTPEZY" : "kMGTPEZY")[power] + (isBinary ? "i" : "");
  return `${formatReal(run, (base * bytes) / base ** (power + 2), "f", 1)} ${letter}B`;
};

export const NUMBER_FILTERS = builtins({
  abs: (_, value) => absolute(value),
  "int default~ base~": toInteger,
  "float default~": toFloat,
  "round precision? method?": round,
  "filesizeformat binary~": fileSize,
});
