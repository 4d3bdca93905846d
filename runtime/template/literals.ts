import { shorten } from "./numbers.ts";
import { float } from "./value.ts";

/** An int or float literal as a value. */
export function parseNumber(literal: string): unknown {
  const digits = literal.replaceAll("_", "");
  if (/^0[box]/i.test(digits)) return shorten(BigInt(digits.toLowerCase()));
  if (/[.e]/i.test(digits)) return float(Number(digits));
  return shorten(BigInt(digits));
}

const SIMPLE: Readonly<Record<string, string>> = {
  n: "\n",
  t: "\t",
  r: "\r",
  a: "\x07",
  b: "\b",
  f: "\f",
  v: "\v",
  "\\": "\\",
  "'": "'",
  '"': '"',
  "\n": "",
};

/** The inside of a string literal with its escapes resolved; undefined when an escape is cut short. */
export function decodeString(inner: string): string | undefined {
  if (!inner.includes("\\")) return inner;
  if (inner === "\\n") return "\n";
  if (!/\\[^n]/.test(inner)) return inner.replaceAll("\\n", "\n");
  const pieces: string[] = [];
  let at = 0;
  // One match after the other: a literal may hold millions of escapes.
  const escape = /\\(?:([0-7]{1,3})|x(.{0,2})|u(.{0,4})|U(.{0,8})|(.))/gsu;
  for (let match = escape.exec(inner); match; match = escape.exec(inner)) {
    const shown = decodeEscape(match);
    if (shown === undefined) return undefined;
    pieces.push(inner.slice(at, match.index), shown);
    at = escape.lastIndex;
  }
  pieces.push(inner.slice(at));
  return pieces.join("");
}

function decodeEscape([whole, octal, x, u, long, other]: RegExpExecArray): string | undefined {
  if (octal !== undefined) return String.fromCodePoint(parseInt(octal, 8));
  if (other !== undefined) return other === "N" ? undefined : (SIMPLE[other] ?? whole);
  const digits = x ?? u ?? long ?? "";
  const code = parseInt(digits, 16);
  const length = x === undefined ? (u === undefined ? 8 : 4) : 2;
  if (digits.length < length || /[^\da-f]/i.test(digits) || code > 0x10ffff) return undefined;
  return String.fromCodePoint(code);
}
