import { Problem, type TemplateErrorCode } from "../errors.ts";
import {
  BACKSLASH,
  BLANK,
  FLOAT,
  IDENTIFIER,
  INTEGER,
  NAME,
  isDigit,
  type Token,
  blankToken,
  operatorAt,
  wordLevel,
} from "./token.ts";
import { isSpace } from "../values/strings.ts";
import { shorten } from "../values/numbers.ts";
import { float } from "../values/value.ts";

/** Base class of the lexer. Keeps the position in the source, and reads names, literals and operators. */
export abstract class WordLexer {
  /** The token that is being read. */
  protected into: Token = blankToken();
  protected position = 0;
  protected line = 1;
  /** The closing brackets that are still expected, the outermost bracket first. */
  protected readonly open: string[] = [];
  /** Offset of the first line end that is not yet counted in `line`. */
  private lineEnd: number;
  readonly source: string;
  constructor(source: string) {
    this.source = source;
    this.lineEnd = this.nextLineEnd(0);
  }

  /**
   * Sets the fields of the token that is being read. Always returns true, so that a caller can end with `return
   * this.token(…)`.
   */
  protected token(type: string, value: unknown, start: number, end: number, level = 0): true {
    const { into } = this;
    into.type = type;
    into.value = value;
    into.level = level;
    into.line = this.line;
    into.start = start;
    into.end = end;
    return true;
  }

  protected fail(code: TemplateErrorCode, message: string, start: number, end = start + 1): never {
    throw new Problem(code, message, { line: this.line, start, end });
  }

  protected advance(to: number): void {
    for (; this.lineEnd < to; this.lineEnd = this.nextLineEnd(this.lineEnd + 1)) this.line++;
    this.position = to;
  }

  /** Returns the offset of the first character that is not white space. The search starts at `at`. */
  protected skipBlank(at: number): number {
    const { source } = this;
    for (let to = at; ; to++) {
      const unit = source.charCodeAt(to);
      if (unit === BLANK) continue;
      if (!(unit <= BLANK || unit > 126) || to >= source.length || !isSpace(source[to] as string)) return to;
    }
  }

  private nextLineEnd(from: number): number {
    const at = this.source.indexOf("\n", from);
    return at < 0 ? Infinity : at;
  }

  protected readWord(start: number): true {
    const first = this.source.charCodeAt(start);
    if (isDigit(first)) return this.readNumber(start);
    if (first === 34 || first === 39) {
      const end = this.stringEnd(start, first);
      if (end > 0) return this.readString(start, end);
    }
    const name = this.match(NAME);
    if (name === undefined) return this.readOperator(start);
    if (first > 127 && !IDENTIFIER.test(name)) {
      this.fail("unexpected-character", "Invalid character in identifier", start, start + name.length);
    }
    return this.step("name", name, start, start + name.length, wordLevel(name));
  }

  private readNumber(start: number): true {
    const number = this.match(FLOAT) ?? this.match(INTEGER) ?? "";
    if (number.length > 4300 && !/[.e]/i.test(number)) {
      this.fail("invalid-literal", "an int may have at most 4300 digits", start, start + number.length);
    }
    return this.step("number", parseNumber(number), start, start + number.length);
  }

  private readOperator(start: number): true {
    const { sign, level } = operatorAt(this.source, start) ?? this.unexpected(start);
    this.balance(sign, start);
    return this.step(sign, sign, start, start + sign.length, level);
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    return pattern.test(this.source) ? this.source.slice(this.position, pattern.lastIndex) : undefined;
  }

  protected step(type: string, value: unknown, start: number, end: number, level = 0): true {
    this.position = end;
    return this.token(type, value, start, end, level);
  }

  /** Returns the offset after a string literal, or 0 if the literal has no closing quote. */
  private stringEnd(start: number, mark: number): number {
    const { source } = this;
    for (let at = start + 1; at < source.length; at++) {
      const unit = source.charCodeAt(at);
      if (unit === mark) return at + 1;
      if (unit === BACKSLASH) at++;
    }
    return 0;
  }

  private readString(start: number, end: number): true {
    const value = decodeString(this.source.slice(start + 1, end - 1));
    if (value === undefined) return this.fail("invalid-literal", "the string has an incomplete escape", start, end);
    this.token("string", value, start, end);
    this.advance(end);
    return true;
  }

  private unexpected(start: number): never {
    const character = String.fromCodePoint(this.source.codePointAt(start) ?? 0);
    const open = character === "'" || character === '"';
    this.fail(
      "unexpected-character",
      `unexpected character ${open ? `${character}: the string does not end` : `"${character}"`}`,
      start,
    );
  }

  private balance(sign: string, start: number): void {
    const opened = "([{".indexOf(sign);
    if (opened >= 0) this.open.push(")]}"[opened] as string);
    else if (")]}".includes(sign)) this.closeBracket(sign, start);
  }

  private closeBracket(sign: string, start: number): void {
    const expected = this.open.pop();
    if (expected === sign) return;
    const hint = expected === undefined ? "" : `, expected '${expected}'`;
    this.fail("unexpected-character", `unexpected '${sign}'${hint}`, start);
  }
}

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

/** Returns the content of a string literal with its escapes resolved, or undefined if an escape is incomplete. */
export function decodeString(inner: string): string | undefined {
  if (!inner.includes("\\")) return inner;
  // Line ends are by far the most common escapes.
  if (!/\\[^n]/.test(inner)) return inner.replaceAll("\\n", "\n");
  const pieces: string[] = [];
  let at = 0;
  let next = 0;
  // Escapes are resolved one by one. A literal may contain millions of them, and only a few kinds need a pattern.
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
    // Unknown escapes stay unchanged.
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
