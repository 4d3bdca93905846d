import { type Place, Problem, type TemplateErrorCode } from "../errors.ts";
import { shorten } from "../values/numbers.ts";
import { SPACE, isSpace } from "../values/strings.ts";
import { float } from "../values/value.ts";

/** Matches the opening tag of a `raw` block. Patterns with the flag `y` match only at their `lastIndex`. */
const RAW = new RegExp(`\\{%[-+]?[${SPACE}]*raw[${SPACE}]*(-%\\}[${SPACE}]*|%\\})`, "y");
const END_RAW = new RegExp(`\\{%([-+]?)[${SPACE}]*endraw[${SPACE}]*(\\+%\\}|-%\\}[${SPACE}]*|%\\})`, "g");
const FLOAT = /(?<!\.)(?:\d+_)*\d+(?:(?:\.(?:\d+_)*\d+)?e[+-]?(?:\d+_)*\d+|\.(?:\d+_)*\d+)/iy;
const INTEGER = /0b(?:_?[01])+|0o(?:_?[0-7])+|0x(?:_?[\da-f])+|[1-9](?:_?\d)*|0(?:_?0)*/iy;
const NAME = /[\p{XIDC}\p{N}]+/uy;
const IDENTIFIER = /^[\p{XIDS}_]\p{XIDC}*$/u;

/** The codes of characters. */
const BLANK = 32;
const HASH = 35;
const PERCENT = 37;
const PLUS = 43;
const MINUS = 45;
const BACKSLASH = 92;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;

/** Options for the text around tags. */
interface LexOptions {
  readonly trimBlocks: boolean;
  readonly lstripBlocks: boolean;
  readonly keepTrailingNewline: boolean;
  /** If true, the lexer also returns comments, which the formatter needs. */
  readonly comments: boolean;
}

/** A token. `type` is `text`, `comment`, `name`, `string`, `number`, an operator, one of `{{ }} {% %}`, or `end`. */
export interface Token extends Place {
  type: string;
  value: unknown;
  /** Precedence of the token, see `LEVEL`. */
  level: number;
  line: number;
  start: number;
  end: number;
}

export const blankToken = (): Token => ({ type: "end", value: "", level: 0, line: 1, start: 0, end: 0 });

/** The precedence of each operator token. 0: the token is not an operator. */
export const LEVEL = {
  or: 1,
  and: 2,
  compare: 3,
  sum: 4,
  concat: 5,
  product: 6,
  power: 7,
  filter: 8,
  postfix: 9,
} as const;

/** The operator and punctuation tokens. The index of a row is the {@link LEVEL} of its tokens. */
const ROWS = ["] ) { } = : , ;", "or", "and", "in not == != <= >= < >", "+ -", "~", "* / // %", "**", "is |", ". [ ("];

const LEVELS: ReadonlyMap<string, number> = new Map(
  ROWS.flatMap((row, level) => row.split(" ").map((sign) => [sign, level] as const)),
);

const isDigit = (unit: number): boolean => unit >= 48 && unit <= 57;

/** Returns true if there is a `-` or `+` sign at an offset. */
function isSigned(source: string, at: number): boolean {
  const unit = source.charCodeAt(at);
  return unit === MINUS || unit === PLUS;
}

/** Returns the offset of the next tag or comment, or the end of the source. */
function nextOpening(source: string, from: number): number {
  for (let at = source.indexOf("{", from); at >= 0; at = source.indexOf("{", at + 1)) {
    const kind = source.charCodeAt(at + 1);
    if (kind === OPEN_BRACE || kind === PERCENT || kind === HASH) return at;
  }
  return source.length;
}

/**
 * Reads the tokens of a template one by one, when the parser needs them. So the first error in the source is reported
 * first.
 */
export class Lexer {
  readonly source: string;
  private readonly options: LexOptions;
  private mode: "text" | "{{" | "{%" = "text";
  private position = 0;
  private line = 1;
  /** Offset of the first line end that is not yet counted in `line`. */
  private lineEnd: number;
  /** True if the text at the position starts a line. */
  private lineStarts = true;
  /** The token that is being read. */
  private into: Token = blankToken();
  /** The closing brackets that are still expected, the outermost bracket first. */
  private readonly open: string[] = [];

  /** @param source the text, with line ends `\n` only */
  constructor(source: string, options: LexOptions) {
    this.source = !options.keepTrailingNewline && source.endsWith("\n") ? source.slice(0, -1) : source;
    this.options = options;
    this.lineEnd = this.nextLineEnd(0);
  }

  /** Reads the next token into the given object. After the last token, the type is always `end`. @throws Problem */
  next(into: Token): Token {
    this.into = into;
    for (;;) {
      if (this.position >= this.source.length) this.token("end", "", this.position, this.position);
      else if (!(this.mode === "text" ? this.readText() : this.readTag())) continue;
      return into;
    }
  }

  /** Sets the fields of the token that is being read. Returns true, so that a caller can return the result. */
  private token(type: string, value: unknown, start: number, end: number, level = 0): true {
    const { into } = this;
    into.type = type;
    into.value = value;
    into.level = level;
    into.line = this.line;
    into.start = start;
    into.end = end;
    return true;
  }

  /** Sets the fields of a token without line ends, and continues after it. */
  private step(type: string, value: unknown, start: number, end: number, level?: number): true {
    this.position = end;
    return this.token(type, value, start, end, level);
  }

  private fail(code: TemplateErrorCode, message: string, start: number, end = start + 1): never {
    throw new Problem(code, message, { line: this.line, start, end });
  }

  private advance(to: number): void {
    for (; this.lineEnd < to; this.lineEnd = this.nextLineEnd(this.lineEnd + 1)) this.line++;
    this.position = to;
  }

  private nextLineEnd(from: number): number {
    const at = this.source.indexOf("\n", from);
    return at < 0 ? Infinity : at;
  }

  /** Returns the offset of the first character that is not white space. The search starts at `at`. */
  private skipBlank(at: number): number {
    const { source } = this;
    for (let to = at; ; to++) {
      const unit = source.charCodeAt(to);
      if (unit === BLANK) continue;
      if (!(unit <= BLANK || unit > 126) || to >= source.length || !isSpace(source[to] as string)) return to;
    }
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    return pattern.test(this.source) ? this.source.slice(this.position, pattern.lastIndex) : undefined;
  }

  // The text between tags

  /** Reads the text up to the next tag or comment. If there is no such string, reads the opening of the tag or comment. */
  private readText(): boolean {
    const start = this.position;
    const opening = nextOpening(this.source, start);
    if (opening > start || opening === this.source.length) {
      const stripped = this.trimmed(start, opening);
      this.token("text", this.source.slice(start, stripped), start, stripped);
      this.advance(opening);
      this.lineStarts = opening === this.source.length && this.source[opening - 1] === "\n";
      if (stripped > start) return true;
      if (opening === this.source.length) return false;
    }
    return this.readOpening(opening);
  }

  /**
   * Returns the offset at which the text before a tag ends, without the white space that `-` or `lstripBlocks` removes.
   */
  private trimmed(start: number, opening: number): number {
    const { source } = this;
    if (opening === source.length) return opening;
    const sign = source[opening + 2];
    const isTrimmed = sign === "-";
    if (!isTrimmed && (sign === "+" || !this.options.lstripBlocks || source[opening + 1] === "{")) return opening;
    // Goes back towards the start of the line, but stops at the first character that is not white space, because a line
    // may be as long as the template.
    let from = opening;
    const limit = isTrimmed ? "" : "\n";
    while (from > start && isSpace(source[from - 1] as string) && source[from - 1] !== limit) from--;
    const atStart = from > start ? source[from - 1] === "\n" : this.lineStarts;
    return isTrimmed || atStart ? from : opening;
  }

  private readOpening(opening: number): boolean {
    this.lineStarts = false;
    const kind = this.source[opening + 1];
    const end = opening + (isSigned(this.source, opening + 2) ? 3 : 2);
    if (kind === "#") return this.readComment(opening, end);
    // Only a tag that starts with "r" can be `raw`. Few tags do, so the slower check for `raw` is rare.
    if (kind === "%" && this.source[this.skipBlank(end)] === "r") {
      RAW.lastIndex = opening;
      if (RAW.test(this.source)) return this.readRaw(RAW.lastIndex);
    }
    this.mode = kind === "{" ? "{{" : "{%";
    return this.step(this.mode, "", opening, end);
  }

  /**
   * Reads a comment, whose text starts at `from`. In `{#-#}`, the sign belongs only to the start of the comment. Only
   * the formatter receives comments as tokens.
   */
  private readComment(opening: number, from: number): boolean {
    const end = this.source.indexOf("#}", from);
    if (end < 0) return this.unclosed("Missing end of comment tag", from);
    const signed = end > from && isSigned(this.source, end - 1);
    this.token("comment", this.source.slice(from, signed ? end - 1 : end), opening, end + 2);
    this.closeTag(end + 2, signed ? (this.source[end - 1] ?? "") : "");
    return this.options.comments;
  }

  /**
   * Throws an error for a tag that is not closed. As in Python, there is no error if the source ends directly after the
   * opening mark.
   */
  private unclosed(message: string, from: number): false {
    if (from < this.source.length) this.fail("unexpected-end", message, from - 2, from);
    this.position = from;
    return false;
  }

  private readRaw(from: number): boolean {
    this.advance(from);
    END_RAW.lastIndex = from;
    const match = END_RAW.exec(this.source);
    if (!match) return this.unclosed("Missing end of raw directive", from);
    const end = this.trimmed(from, match.index);
    this.token("text", this.source.slice(from, end), from, end);
    const tail = match[2] ?? "";
    const close = match.index + match[0].length - (tail.startsWith("-") ? tail.length - 3 : 0);
    this.closeTag(close, tail.startsWith("%") ? "" : (tail[0] ?? ""));
    return end > from;
  }

  /**
   * Ends a tag at the offset `end`. Then skips the text that the tag removes: all white space for `-`, or one line end
   * for `trimBlocks`.
   */
  private closeTag(end: number, sign: string): void {
    let to = end;
    if (sign === "-") to = this.skipBlank(end);
    else if (sign === "" && this.options.trimBlocks && this.source[end] === "\n") to = end + 1;
    this.advance(to);
    this.lineStarts = this.source[to - 1] === "\n";
    this.mode = "text";
  }

  // Inside a tag

  private readTag(): boolean {
    const start = this.skipBlank(this.position);
    if (start !== this.position) this.advance(start);
    if (start >= this.source.length) return false;
    if (this.open.length === 0 && this.readTagEnd(start)) return true;
    const first = this.source.charCodeAt(start);
    if (isDigit(first)) return this.readNumber(start);
    if (first === 34 || first === 39) {
      const end = this.stringEnd(start, first);
      if (end > 0) return this.readString(start, end);
    }
    const name = this.match(NAME);
    if (name === undefined) return this.readOperator(start);
    const end = start + name.length;
    if (/\W/.test(name) && !IDENTIFIER.test(name)) {
      this.fail("unexpected-character", "Invalid character in identifier", start, end);
    }
    // Longer names are not looked up, because no operator has more than three letters.
    return this.step("name", name, start, end, name.length > 3 ? 0 : LEVELS.get(name));
  }

  /** Reads the end mark of the current tag. Returns false if the source does not continue with the end mark. */
  private readTagEnd(at: number): boolean {
    const { source, mode } = this;
    const first = source.charCodeAt(at);
    const isOutput = mode === "{{";
    const signed = first === MINUS || (first === PLUS && !isOutput);
    const mark = signed ? at + 1 : at;
    if (source.charCodeAt(mark + 1) !== CLOSE_BRACE) return false;
    if (source.charCodeAt(mark) !== (isOutput ? CLOSE_BRACE : PERCENT)) return false;
    this.token(isOutput ? "}}" : "%}", "", at, mark + 2);
    // `trimBlocks` removes the line end after a statement, but not after an output.
    this.closeTag(mark + 2, signed ? (source[at] as string) : isOutput ? "}" : "");
    return true;
  }

  private readNumber(start: number): true {
    const number = this.match(FLOAT) ?? this.match(INTEGER) ?? "";
    const end = start + number.length;
    if (number.length > 4300 && !/[.e]/i.test(number)) {
      this.fail("invalid-literal", "an int may have at most 4300 digits", start, end);
    }
    return this.step("number", parseNumber(number), start, end);
  }

  private readOperator(start: number): true {
    const pair = this.source.slice(start, start + 2);
    const sign = LEVELS.has(pair) ? pair : pair.slice(0, 1);
    const level = LEVELS.get(sign) ?? this.unexpected(start);
    const opened = "([{".indexOf(sign);
    if (opened >= 0) this.open.push(")]}"[opened] as string);
    else if (")]}".includes(sign)) this.closeBracket(sign, start);
    return this.step(sign, sign, start, start + sign.length, level);
  }

  private unexpected(start: number): never {
    const character = String.fromCodePoint(this.source.codePointAt(start) ?? 0);
    const isQuote = character === "'" || character === '"';
    const shown = isQuote ? `${character}: the string does not end` : `"${character}"`;
    return this.fail("unexpected-character", `unexpected character ${shown}`, start);
  }

  private closeBracket(sign: string, start: number): void {
    const expected = this.open.pop();
    if (expected === sign) return;
    const hint = expected === undefined ? "" : `, expected '${expected}'`;
    this.fail("unexpected-character", `unexpected '${sign}'${hint}`, start);
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
}

/** Returns the value of an int or float literal. */
function parseNumber(literal: string): unknown {
  const digits = literal.replaceAll("_", "").toLowerCase();
  return !/^0[box]/.test(digits) && /[.e]/.test(digits) ? float(Number(digits)) : shorten(BigInt(digits));
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
function decodeString(inner: string): string | undefined {
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

const HEXADECIMAL = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8}))/y;

function decodeHexadecimal(match: RegExpExecArray | null): string | undefined {
  if (!match) return undefined;
  const code = parseInt(match[1] ?? match[2] ?? match[3] ?? "", 16);
  return code > 0x10ffff ? undefined : String.fromCodePoint(code);
}
