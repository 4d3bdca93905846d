import { SPACE } from "../values/strings.ts";

/** Matches the opening tag of a `raw` block. Patterns with the flag `y` match only at their `lastIndex`. */
export const RAW = new RegExp(`\\{%[-+]?[${SPACE}]*raw[${SPACE}]*(-%\\}[${SPACE}]*|%\\})`, "y");

export const END_RAW = new RegExp(`\\{%([-+]?)[${SPACE}]*endraw[${SPACE}]*(\\+%\\}|-%\\}[${SPACE}]*|%\\})`, "g");

export const FLOAT = /(?<!\.)(?:\d+_)*\d+(?:(?:\.(?:\d+_)*\d+)?e[+-]?(?:\d+_)*\d+|\.(?:\d+_)*\d+)/iy;

export const INTEGER = /0b(?:_?[01])+|0o(?:_?[0-7])+|0x(?:_?[\da-f])+|[1-9](?:_?\d)*|0(?:_?0)*/iy;

export const NAME = /[\p{XIDC}\p{N}]+/uy;

export const IDENTIFIER = /^[\p{XIDS}_]\p{XIDC}*$/u;

/** The character code of a space. The next constants are the codes of other characters that the lexer compares. */
export const BLANK = 32;

const HASH = 35;

export const PERCENT = 37;

export const PLUS = 43;

export const MINUS = 45;

export const BACKSLASH = 92;

const OPEN_BRACE = 123;

export const CLOSE_BRACE = 125;

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

/** Options for the text around tags. */
export interface LexOptions {
  readonly trimBlocks: boolean;
  readonly lstripBlocks: boolean;
  readonly keepTrailingNewline: boolean;
  /** If true, the lexer also returns comments, which the formatter needs. */
  readonly comments: boolean;
}

/** A token. `type` is `text`, `comment`, `name`, `string`, `number`, an operator, one of `{{ }} {% %}`, or `end`. */
export interface Token {
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

/** The type of an operator token, and its {@link LEVEL}. */
interface Operator {
  readonly sign: string;
  readonly level: number;
}

const OPERATORS: ReadonlyMap<string, Operator> = new Map(
  ROWS.flatMap((row, level) => row.split(" ").map((sign) => [sign, { sign, level }] as const)),
);

/** Returns the longest operator that starts at an offset. */
export const operatorAt = (source: string, start: number): Operator | undefined =>
  OPERATORS.get(source.slice(start, start + 2)) ?? OPERATORS.get(source.charAt(start));

/**
 * Returns the {@link LEVEL} of a name such as `and`. Names of more than three letters are not looked up, because no
 * such name is an operator.
 */
export const wordLevel = (name: string): number => (name.length > 3 ? 0 : (OPERATORS.get(name)?.level ?? 0));
