import { charge, SINGLE } from "../budget.ts";
import { type BuiltinTable, builtin } from "./builtin.ts";
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
import { strip } from "../values/strings.ts";
import { text } from "../values/text.ts";
import { Float, expected, float, isText, needDefined, released, truthy } from "../values/value.ts";

/** Converts digits of other scripts, such as Arabic, to the digits 0 to 9. */
function plainDigits(source: string): string {
  if (/^\p{ASCII}*$/u.test(source)) return source;
  charge(source.length);
  return source.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
    return String(value);
  });
}

/** Returns the result of Python's `int(text, base)`, or undefined if Python would throw. */
function readInteger(source: string, base: number): number | bigint | undefined {
  const stripped = strip(source, undefined, true, true);
  // Python refuses more than 4,300 digits. With underscores between the digits, the text can be twice as long.
  if (stripped.length > 8700) return undefined;
  const bare = plainDigits(stripped).toLowerCase();
  const [, sign, prefix = "", digits = ""] = /^([+-]?)(0[box]_?)?(\w+)$/.exec(bare) ?? [];
  const implied = { "0b": 2, "0o": 8, "0x": 16 }[prefix.slice(0, 2)];
  const radix = base === 0 ? (implied ?? 10) : base;
  if (!(radix >= 2 && radix <= 36)) return undefined;
  const whole = implied === undefined || implied === radix ? digits : prefix + digits;
  if (!/^[a-z\d]+(_[a-z\d]+)*$/.test(whole)) return undefined;
  // Python has a limit of 4,300 digits for some bases. Here, the limit applies to all bases.
  if (whole.length > 4300) return undefined;
  if (whole.length > 32) charge(whole.length);
  let value = 0n;
  for (const digit of whole.replaceAll("_", "")) {
    const number = parseInt(digit, 36);
    if (!(number < radix)) return undefined;
    value = value * BigInt(radix) + BigInt(number);
  }
  return shorten(sign === "-" ? -value : value);
}

/** Returns the result of Python's `float(text)`, or undefined if Python would throw. */
function readFloat(source: string): number | undefined {
  charge(source.length, SINGLE);
  const bare = plainDigits(strip(source, undefined, true, true)).replace(/(?<=\d)_(?=\d)/g, "");
  const isReal = /^[+-]?(?:(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?|inf(?:inity)?|nan)$/i.test(bare);
  return isReal ? Number(bare.replace(/i.*/i, "Infinity")) : undefined;
}

/** Converts a text or a number to a JavaScript number. Other values become undefined. */
const realOf = (value: unknown): number | undefined => (isText(value) ? readFloat(text(value)) : numberOf(value));

function toInteger(value: unknown, absent: unknown = 0, base: unknown = 10): unknown {
  needDefined(value);
  const radix = integerOf(base);
  const whole = isText(value) ? readInteger(text(value), Number(radix ?? NaN)) : integerOf(value);
  if (whole !== undefined) return whole;
  const real = realOf(value) ?? NaN;
  // For NaN, and for texts without an integer value such as "inf", the filter returns the default. An infinite number
  // is an error.
  const none = isText(value) ? !Number.isFinite(real) : Number.isNaN(real);
  return none ? released(absent) : truncated(real);
}

function toFloat(value: unknown, absent: unknown = new Float(0)): unknown {
  const number = realOf(needDefined(value));
  return number === undefined ? released(absent) : float(number);
}

function absolute(value: unknown): unknown {
  const number = needNumber(value);
  return number < 0 || Object.is(number, -0) ? negate(value) : positive(value);
}

function round(value: unknown, precision: unknown = 0, method: unknown = "common"): unknown {
  const integer = integerOf(value);
  const number = needNumber(needDefined(value));
  if (method === "common") {
    if (integer !== undefined) return roundInteger(integer, precision === null ? 0 : needInteger(precision));
    return precision === null ? shorten(scaled(number, 0)) : float(roundTo(number, needInteger(precision)));
  }
  if (method !== "ceil" && method !== "floor") fail("value", "method must be common, ceil or floor");
  const factor = 10 ** needNumber(precision);
  return float(Number(truncated(Math[method](number * factor))) / factor);
}

function fileSize(value: unknown, binary: unknown = false): string {
  const bytes = realOf(value) ?? expected("a number", value);
  const isBinary = truthy(binary);
  const base = isBinary ? 1024 : 1000;
  if (bytes === 1) return "1 Byte";
  if (bytes < base) return `${Math.trunc(bytes)} Bytes`;
  let power = 0;
  while (power < 7 && !(bytes < base ** (power + 2))) power++;
  const letter = (isBinary ? "KMGTPEZY" : "kMGTPEZY")[power] + (isBinary ? "i" : "");
  return `${formatReal((base * bytes) / base ** (power + 2), "f", 1)} ${letter}B`;
}

/** Filters for numbers. */
export const NUMBER_FILTERS: BuiltinTable = {
  abs: builtin("", absolute),
  int: builtin("default~ base~", toInteger),
  float: builtin("default~", toFloat),
  round: builtin("precision? method?", round),
  filesizeformat: builtin("binary~", fileSize),
};
