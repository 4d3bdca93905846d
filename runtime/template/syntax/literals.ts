import { shorten } from "../values/numbers.ts";
import { float } from "../values/value.ts";

/** Returns the value of an int or float literal. */
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

/** Returns the content of a string literal with its escapes resolved. Undefined if an escape is incomplete. */
export function decodeString(inner: string): string | undefined {
  if (!inner.includes("\\")) return inner;
  if (inner === "\\n") return "\n";
  if (!/\\[^n]/.test(inner)) return inner.replaceAll("\\n", "\n");
  const pieces: string[] = [];
  let at = 0;
  let next = 0;
  // Escapes are resolved one by one, because a literal may contain millions of them, and most need no pattern.
  for (let from = inner.indexOf("\\"); from >= 0; from = inner.indexOf("\\", next)) {
    const sign = inner[from + 1] ?? "N";
    let shown = SIMPLE[sign];
    next = from + 2;
    if (isOctal(sign.charCodeAt(0))) {
      let code = 0;
      for (next = from + 1; next < from + 4 && isOctal(inner.charCodeAt(next)); next++) {
        code = code * 8 + inner.charCodeAt(next) - 48;
      }
      shown = String.fromCharCode(code);
    } else if ("xuUN".includes(sign)) {
      HEXADECIMAL.lastIndex = from;
      shown = decodeHexadecimal(HEXADECIMAL.exec(inner));
      if (shown === undefined) return undefined;
      next = HEXADECIMAL.lastIndex;
    }
    // Other escapes stay unchanged.
    if (shown === undefined) continue;
    if (from > at) pieces.push(inner.slice(at, from));
    pieces.push(shown);
    at = next;
  }
  pieces.push(inner.slice(at));
  return pieces.join("");
}

const isOctal = (unit: number): boolean => unit >= 48 && unit < 56;

const HEXADECIMAL = /\\(?:x(.{0,2})|u(.{0,4})|U(.{0,8}))/suy;

function decodeHexadecimal(match: RegExpExecArray | null): string | undefined {
  if (!match) return undefined;
  const [, x, u, long] = match;
  const digits = x ?? u ?? long ?? "";
  const code = parseInt(digits, 16);
  const length = x === undefined ? (u === undefined ? 8 : 4) : 2;
  if (digits.length < length || /[^\da-f]/i.test(digits) || code > 0x10ffff) return undefined;
  return String.fromCodePoint(code);
}
