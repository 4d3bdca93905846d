import { isLetter } from "./characters.ts";

/** Options for the text around tags. */
export interface LexOptions {
  readonly trimBlocks: boolean;
  readonly lstripBlocks: boolean;
  readonly keepTrailingNewline: boolean;
  /** Returns comments too, for the formatter. */
  readonly comments: boolean;
}

/** A token. `type` is `text`, `comment`, `name`, `string`, `number`, an operator, one of `{{ }} {% %}`, or `end`. */
export interface Token {
  type: string;
  value: unknown;
  /** Precedence of an operator, see `LEVEL`. */
  level: number;
  line: number;
  start: number;
  end: number;
}

/** Returns an empty token object. */
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

/** The tokens between operands, by {@link LEVEL}. */
const ROWS = ["] ) { } = : , ;", "or", "and", "in not == != <= >= < >", "+ -", "~", "* / // %", "**", "is |", ". [ ("];

/** An operator and its {@link LEVEL}. */
export interface Operator {
  readonly sign: string;
  readonly level: number;
}

/** Operators by the UTF-16 unit that they start with. */
const table = (): (Operator | undefined)[] => Array.from({ length: 128 }, () => undefined);

const SINGLE = table();

const WITH_EQUALS = table();

const DOUBLED = table();

const WORD_LEVELS = new Map<string, number>();

for (const [level, row] of ROWS.entries()) {
  for (const sign of row.split(" ")) {
    const [first, second] = [sign.charCodeAt(0), sign[1]];
    if (isLetter(first)) WORD_LEVELS.set(sign, level);
    else (second === undefined ? SINGLE : second === "=" ? WITH_EQUALS : DOUBLED)[first] = { sign, level };
  }
}

const EQUALS = 61;

/** Returns the longest operator that starts at an offset. */
export function operatorAt(source: string, start: number): Operator | undefined {
  const first = source.charCodeAt(start);
  const next = source.charCodeAt(start + 1);
  const long = next === EQUALS ? WITH_EQUALS[first] : next === first ? DOUBLED[first] : undefined;
  return long ?? SINGLE[first];
}

/** Returns the level of a name. All words that have a level are short. */
export const wordLevel = (name: string): number => (name.length > 3 ? 0 : (WORD_LEVELS.get(name) ?? 0));
