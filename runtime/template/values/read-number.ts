import type { Run } from "../run.ts";
import { shorten } from "./numbers.ts";
import { strip } from "./strings.ts";

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
export function readInteger(run: Run, source: string, base = 10): number | bigint | undefined {
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
export function readFloat(run: Run, source: string): number | undefined {
  run.chargeItems(source.length);
  const bare = plainDigits(run, strip(run, source, undefined, true, true)).replace(/(?<=\d)_(?=\d)/g, "");
  const isReal = /^[+-]?(?:(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?|inf(?:inity)?|nan)$/i.test(bare);
  return isReal ? Number(bare.replace(/i.*/i, "Infinity")) : undefined;
}
