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
import { strip } from "../values/strings.ts";
import { text } from "../values/text.ts";
import { Float, expected, float, isText, needDefined, released, truthy } from "../values/value.ts";

/** Converts digits of other scripts, such as Arabic, to the digits 0 to 9. */
function plainDigits(run: Run, source: string): string {
  if (/^\p{ASCII}*$/u.test(source)) return source;
  run.charge(source.length);
  return source.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
    return String(value);
  });
}

/** Returns the result of Python's `int(text, base)`, or undefined if Python would throw. */
function readInteger(run: Run, source: string, base: number): number | bigint | undefined {
  const stripped = strip(run, source, undefined, true, true);
  // Python refuses more than 4,300 digits. With underscores between the digits, the text can be twice as long.
  if (stripped.length > 8700) return undefined;
  const bare = plainDigits(run, stripped).toLowerCase();
  const [, sign, prefix = "", digits = ""] = /^([+-]?)(0[box]_?)?(\w+)$/.exec(bare) ?? [];
  const implied = { "0b": 2, "0o": 8, "0x": 16 }[prefix.slice(0, 2)];
  const radix = base === 0 ? (implied ?? 10) : base;
  if (!(radix >= 2 && radix <= 36)) return undefined;
  const whole = implied === undefined || implied === radix ? digits : prefix + digits;
  if (!/^[a-z\d]+(_[a-z\d]+)*$/.test(whole)) return undefined;
  // Python has a limit of 4,300 digits for some bases. Here, the limit applies to all bases.
  if (whole.length > 4300) return undefined;
  if (whole.length > 32) run.charge(whole.length);
  let value = 0n;
  for (const digit of whole.replaceAll("_", "")) {
    const number = parseInt(digit, 36);
    if (!(number < radix)) return undefined;
    value = value * BigInt(radix) + BigInt(number);
  }
  return shorten(sign === "-" ? -value : value);
}

/** Returns the result of Python's `float(text)`, or undefined if Python would throw. */
function readFloat(run: Run, source: string): number | undefined {
  run.chargeItems(source.length);
  const bare = plainDigits(run, strip(run, source, undefined, true, true)).replace(/(?<=\d)_(?=\d)/g, "");
  const isReal = /^[+-]?(?:(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?|inf(?:inity)?|nan)$/i.test(bare);
  return isReal ? Number(bare.replace(/i.*/i, "Infinity")) : undefined;
}

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
