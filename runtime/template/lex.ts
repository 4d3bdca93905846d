import { Problem, type TemplateErrorCode } from "./errors.ts";
import { decodeString, parseNumber, stringEnd } from "./literals.ts";
import {
  BLANK,
  CLOSE_BRACE,
  CLOSING,
  END_RAW,
  EQUALS,
  FLOAT,
  IDENTIFIER,
  INTEGER,
  LONG_OPERATORS,
  MINUS,
  NAME,
  OPERATORS,
  PERCENT,
  PLUS,
  RAW,
  SLASH,
  STAR,
  isLetter,
  isSigned,
  nextOpening,
} from "./lex-patterns.ts";
import { isSpace } from "./strings.ts";
import type { LexOptions, Token } from "./token.ts";

/** Hands out the tokens of a template one by one, as far as the parser asks: errors appear in reading order. */
export class Lexer {
  private position = 0;
  private line = 1;
  private mode: "text" | "{{" | "{%" = "text";
  private readonly open: string[] = [];
  private lineStarts = true;
  /** The first line end that is not counted in `line` yet. */
  private lineEnd: number;
  /** Comments met so far, for the pretty-printer. */
  readonly comments: Token[] = [];
  private readonly source: string;
  private readonly options: LexOptions;
  /** `source` has `\n` line ends only. */
  constructor(source: string, options: LexOptions) {
    this.options = options;
    this.source = !options.keepTrailingNewline && source.endsWith("\n") ? source.slice(0, -1) : source;
    this.lineEnd = this.nextLineEnd(0);
  }

  /** The next token; `end` for ever after the last. @throws Problem */
  next(): Token {
    for (;;) {
      if (this.position >= this.source.length) return this.token("end", "", this.position, this.position);
      const token = this.mode === "text" ? this.readText() : this.readTag();
      if (token) return token;
    }
  }

  private token(type: string, value: unknown, start: number, end: number): Token {
    return { type, value, line: this.line, start, end };
  }

  private fail(code: TemplateErrorCode, message: string, start: number, end = start + 1): never {
    throw new Problem(code, message, { line: this.line, start, end });
  }

  /** Text up to the next tag; the tag itself is read by the call after, or skipped when it is a comment. */
  private readText(): Token | undefined {
    const start = this.position;
    const opening = nextOpening(this.source, start);
    if (opening > start || opening === this.source.length) {
      const stripped = this.trimmed(start, opening);
      const token = this.token("text", this.source.slice(start, stripped), start, stripped);
      this.advance(opening);
      this.lineStarts = this.source[opening - 1] === "\n" && opening === this.source.length;
      if (stripped > start) return token;
      if (opening === this.source.length) return undefined;
    }
    return this.readOpening(opening);
  }

  /** Where the text before a tag ends once `-` or `lstripBlocks` has taken its white space. */
  private trimmed(start: number, opening: number): number {
    if (opening === this.source.length) return opening;
    const sign = this.source[opening + 2];
    if (sign === "-") {
      let end = opening;
      while (end > start && isSpace(this.source[end - 1] as string)) end--;
      return end;
    }
    if (sign === "+" || !this.options.lstripBlocks || this.source[opening + 1] === "{") return opening;
    const lineStart = this.source.lastIndexOf("\n", opening - 1) + 1;
    const from = Math.max(lineStart, start);
    if (lineStart <= start && !this.lineStarts) return opening;
    return this.skipBlank(from) >= opening ? from : opening;
  }

  private readOpening(opening: number): Token | undefined {
    this.lineStarts = false;
    const kind = this.source[opening + 1];
    if (kind === "#") return this.skipComment(opening);
    const end = opening + (isSigned(this.source, opening + 2) ? 3 : 2);
    // Hardly a tag begins with this letter, so few are looked at twice.
    if (kind === "%" && this.source[this.skipBlank(end)] === "r") {
      RAW.lastIndex = opening;
      if (RAW.test(this.source)) return this.readRaw(RAW.lastIndex);
    }
    this.mode = kind === "{" ? "{{" : "{%";
    return this.step(this.mode, "", opening, end);
  }

  private skipComment(opening: number): undefined {
    // The first character may be a sign; `{#-#}` still needs its own end.
    const from = opening + (isSigned(this.source, opening + 2) ? 3 : 2);
    const end = this.source.indexOf("#}", from);
    if (end < 0) return this.unclosed("Missing end of comment tag", from);
    const signed = end > from && isSigned(this.source, end - 1);
    this.comments.push(this.token("comment", this.source.slice(from, signed ? end - 1 : end), opening, end + 2));
    this.closeTag(end + 2, signed ? (this.source[end - 1] ?? "") : "");
  }

  /** Python does not mind an opening at the very end. */
  private unclosed(message: string, from: number): undefined {
    if (from < this.source.length) this.fail("unexpected-end", message, from - 2, from);
    this.position = from;
  }

  private readRaw(from: number): Token | undefined {
    this.advance(from);
    END_RAW.lastIndex = from;
    const match = END_RAW.exec(this.source);
    if (!match) return this.unclosed("Missing end of raw directive", from);
    const end = this.trimmed(from, match.index);
    const token = this.token("text", this.source.slice(from, end), from, end);
    const tail = match[2] ?? "";
    const close = match.index + match[0].length - (tail.startsWith("-") ? tail.length - 3 : 0);
    this.closeTag(close, tail.startsWith("%") ? "" : (tail[0] ?? ""));
    return end > from ? token : undefined;
  }

  /** Leaves a tag whose end mark stops at `end`; `-` takes white space, `trimBlocks` one line end. */
  private closeTag(end: number, sign: string): void {
    let to = end;
    if (sign === "-") {
      to = this.skipBlank(end);
    } else if (sign === "" && this.options.trimBlocks && this.source[end] === "\n") {
      to = end + 1;
    }
    this.advance(to);
    this.lineStarts = this.source[to - 1] === "\n";
    this.mode = "text";
  }

  private advance(to: number): void {
    for (; this.lineEnd < to; this.lineEnd = this.nextLineEnd(this.lineEnd + 1)) this.line++;
    this.position = to;
  }

  /** The first offset from `at` on that holds no white space. */
  private skipBlank(at: number): number {
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

  private readTag(): Token | undefined {
    const start = this.skipBlank(this.position);
    if (start !== this.position) this.advance(start);
    if (start >= this.source.length) return undefined;
    return (this.open.length === 0 && this.tagEnd(start)) || this.readWord(start);
  }

  /** The end mark of the tag. */
  private tagEnd(at: number): Token | undefined {
    const { source, mode } = this;
    const first = source.charCodeAt(at);
    const signed = first === MINUS || (first === PLUS && mode === "{%");
    const mark = signed ? at + 1 : at;
    if (
      source.charCodeAt(mark + 1) !== CLOSE_BRACE ||
      source.charCodeAt(mark) !== (mode === "{{" ? CLOSE_BRACE : PERCENT)
    )
      return undefined;
    const end = mark + 2;
    const token = this.token(mode === "{{" ? "}}" : "%}", "", at, end);
    if (mode === "{%") this.closeTag(end, signed ? (source[at] as string) : "");
    else this.closeVariable(end, signed);
    return token;
  }

  private closeVariable(end: number, signed: boolean): void {
    if (signed) return this.closeTag(end, "-");
    this.position = end;
    this.lineStarts = false;
    this.mode = "text";
  }

  private readWord(start: number): Token {
    const first = this.source.charCodeAt(start);
    const name = this.asciiName(start);
    if (name !== undefined) return this.step("name", name, start, start + name.length);
    if (first >= 48 && first <= 57) return this.readNumber(start);
    if (first === 34 || first === 39) {
      const end = stringEnd(this.source, start, first);
      if (end) return this.readString(this.source.slice(start, end), start);
    }
    return this.readForeignName(start, first) ?? this.readOperator(start);
  }

  /** A name with letters of other scripts. */
  private readForeignName(start: number, first: number): Token | undefined {
    if (first < 128 && !isLetter(first)) return undefined;
    const name = this.match(NAME);
    if (name === undefined) return undefined;
    if (first > 127 && !IDENTIFIER.test(name)) {
      this.fail("unexpected-character", "Invalid character in identifier", start, start + name.length);
    }
    return this.step("name", name, start, start + name.length);
  }

  private readNumber(start: number): Token {
    const number = this.match(FLOAT) ?? this.match(INTEGER) ?? "";
    if (number.length > 4300 && !/[.e]/i.test(number)) {
      this.fail("invalid-literal", "an int may have at most 4300 digits", start, start + number.length);
    }
    return this.step("number", parseNumber(number), start, start + number.length);
  }

  private readOperator(start: number): Token {
    const single = this.source[start] as string;
    const next = this.source.charCodeAt(start + 1); // one of three in every long operator
    const long = next === EQUALS || next === SLASH || next === STAR ? single + this.source[start + 1] : "";
    const operator = LONG_OPERATORS.has(long) ? long : single;
    if (operator === single && !OPERATORS.includes(single)) this.unexpected(start);
    this.balance(operator, start);
    return this.step(operator, operator, start, start + operator.length);
  }

  /** A name of ASCII letters, the usual case; undefined when something else stands there or follows. */
  private asciiName(start: number): string | undefined {
    const { source } = this;
    if (!isLetter(source.charCodeAt(start))) return undefined;
    for (let end = start + 1; ; end++) {
      const unit = source.charCodeAt(end);
      if (isLetter(unit) || (unit >= 48 && unit <= 57)) continue;
      return unit > 127 ? undefined : source.slice(start, end);
    }
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    return pattern.exec(this.source)?.[0];
  }

  private step(type: string, value: unknown, start: number, end: number): Token {
    this.position = end;
    return { type, value, line: this.line, start, end };
  }

  private readString(literal: string, start: number): Token {
    const token = this.token("string", this.decode(literal, start), start, start + literal.length);
    this.advance(token.end);
    return token;
  }

  private decode(literal: string, start: number): string {
    const inner = literal.slice(1, -1);
    if (!inner.includes("\\")) return inner;
    const decoded = decodeString(inner);
    if (decoded === undefined)
      this.fail("invalid-literal", "the string has a truncated escape", start, start + literal.length);
    return decoded;
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

  private balance(operator: string, start: number): void {
    if (operator === "(" || operator === "[" || operator === "{") this.open.push(CLOSING[operator] as string);
    else if (operator === "}" || operator === ")" || operator === "]") {
      const expected = this.open.pop();
      if (expected === undefined) this.fail("unexpected-character", `unexpected '${operator}'`, start);
      if (expected !== operator)
        this.fail("unexpected-character", `unexpected '${operator}', expected '${expected}'`, start);
    }
  }
}
