import { SPACE } from "../values/strings.ts";

/** Patterns for tags and the text around them. Patterns with the flag `y` match at their `lastIndex`. */
export const RAW = new RegExp(`\\{%[-+]?[${SPACE}]*raw[${SPACE}]*(-%\\}[${SPACE}]*|%\\})`, "y");

export const END_RAW = new RegExp(`\\{%([-+]?)[${SPACE}]*endraw[${SPACE}]*(\\+%\\}|-%\\}[${SPACE}]*|%\\})`, "g");

export const FLOAT = /(?<!\.)(?:\d+_)*\d+(?:(?:\.(?:\d+_)*\d+)?e[+-]?(?:\d+_)*\d+|\.(?:\d+_)*\d+)/iy;

export const INTEGER = /0b(?:_?[01])+|0o(?:_?[0-7])+|0x(?:_?[\da-f])+|[1-9](?:_?\d)*|0(?:_?0)*/iy;

export const NAME = /[\p{XIDC}\p{N}]+/uy;

export const IDENTIFIER = /^[\p{XIDS}_]\p{XIDC}*$/u;

/** UTF-16 units that the lexer needs. */
export const BLANK = 32;

const HASH = 35;

export const PERCENT = 37;

export const PLUS = 43;

export const MINUS = 45;

export const DOT = 46;

export const BACKSLASH = 92;

const OPEN_BRACE = 123;

export const CLOSE_BRACE = 125;

/** Returns true if the UTF-16 unit is an ASCII letter or an underscore. */
export const isLetter = (unit: number): boolean =>
  (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || unit === 95;

export const isDigit = (unit: number): boolean => unit >= 48 && unit <= 57;

/** Returns the offset of the next tag or comment, or the end of the source. */
export function nextOpening(source: string, from: number): number {
  for (let at = source.indexOf("{", from); at >= 0; at = source.indexOf("{", at + 1)) {
    const kind = source.charCodeAt(at + 1);
    if (kind === OPEN_BRACE || kind === PERCENT || kind === HASH) return at;
  }
  return source.length;
}

/** Returns true if there is a `-` or `+` sign at an offset. */
export function isSigned(source: string, at: number): boolean {
  const unit = source.charCodeAt(at);
  return unit === MINUS || unit === PLUS;
}
