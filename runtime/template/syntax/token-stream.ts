import { beyond } from "../run.ts";
import { type Place, Problem, type TemplateErrorCode } from "../errors.ts";
import type { Lexer } from "./lexer.ts";
import { type Token, blankToken } from "./token.ts";

/** The words that Jinja2 uses for tokens in error messages. */
const WORDS: Readonly<Record<string, string>> = {
  "{{": "begin of print statement",
  "}}": "end of print statement",
  "{%": "begin of statement block",
  "%}": "end of statement block",
  text: "template text",
  end: "end of template",
};

/** Returns the words that describe a token in error messages. */
const describe = ({ type, value }: Token): string => WORDS[type] ?? String(value);

/**
 * The tokens that the parser reads, with one token of lookahead, and the current depth of nesting. To save memory, the
 * stream reuses three token objects.
 */
export class TokenStream {
  current: Token;
  /** The token after {@link current}. Only valid if `looked` is true. */
  private following = blankToken();
  private looked = false;
  private taken = blankToken();
  private depth = 0;
  /** Offset after the last consumed token. */
  last = 0;

  readonly lexer: Lexer;
  private readonly nesting: number;
  constructor(lexer: Lexer, nesting: number) {
    this.lexer = lexer;
    this.nesting = nesting;
    this.current = lexer.next(blankToken());
  }

  /** Consumes and returns the current token. The returned object changes when the next token is consumed. */
  take(): Token {
    const { current, taken } = this;
    this.last = current.end;
    if (this.looked) {
      this.looked = false;
      this.current = this.following;
      this.following = taken;
    } else this.current = this.lexer.next(taken);
    // As in Jinja2, the end token gets the line of the token before it.
    if (this.current.type === "end") this.current.line = current.line;
    return (this.taken = current);
  }

  /** Returns the token after the current token, and consumes neither. */
  peek(): Token {
    if (!this.looked) this.lexer.next(this.following);
    this.looked = true;
    return this.following;
  }

  is(type: string): boolean {
    return this.current.type === type;
  }

  isName(name: string): boolean {
    return this.current.value === name && this.current.type === "name";
  }

  isOneOf(names: readonly unknown[]): boolean {
    return this.current.type === "name" && names.includes(this.current.value);
  }

  /** Consumes the current token if it has this type. */
  skip(type: string): boolean {
    if (this.current.type !== type) return false;
    this.take();
    return true;
  }

  skipName(name: string): boolean {
    if (!this.isName(name)) return false;
    this.take();
    return true;
  }

  /** Consumes a token of this type. @throws Problem for any other token */
  expect(type: string): Token {
    return this.current.type === type ? this.take() : this.refuse(`"${WORDS[type] ?? type}"`);
  }

  /** Throws the error for an unexpected token. @param wanted the expected token @throws Problem */
  refuse(wanted: string): never {
    const { current } = this;
    const code = current.type === "end" ? "unexpected-end" : "unexpected-token";
    this.fail(`expected ${wanted}, got "${describe(current)}"`, current, code);
  }

  /** Consumes a name, and returns it. */
  expectName(): string {
    return this.expect("name").value as string;
  }

  /** Consumes this word. @throws Problem for any other token */
  expectWord(word: string): void {
    if (!this.skipName(word)) this.refuse(`"${word}"`);
  }

  fail(message: string, place: Place = this.current, code: TemplateErrorCode = "unexpected-token"): never {
    throw new Problem(code, message, place);
  }

  /** Counts a nested construct, and throws if it exceeds the nesting budget. */
  enter(): void {
    if (++this.depth > this.nesting) {
      this.fail(beyond("nesting", this.nesting), this.current, "budget-nesting");
    }
  }

  /** Ends the construct that {@link enter} counted, and returns the parsed value. */
  leave<T>(read: T): T {
    this.depth--;
    return read;
  }
}
