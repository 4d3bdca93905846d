import {
  type Assertion,
  choice,
  codePointTest,
  type CodePointTest,
  type Count,
  type Pattern,
  repeat,
  sequence,
  single,
} from "./program.ts";

export { type Pattern, testPattern } from "./program.ts";

/** A pattern that cannot be used. */
export class PatternError extends Error {
  override readonly name = "PatternError";
  /** Index in the source of the pattern, in UTF-16 code units. */
  readonly position: number;

  constructor(message: string, position: number) {
    super(`${message} at position ${position}`);
    this.position = position;
  }
}

/** Maximum length of a pattern, in UTF-16 code units. */
const MAX_LENGTH = 20_000;
/** Maximum number of instructions. Counts the parts of repeated parts. */
const MAX_SIZE = 50_000;
/** Maximum depth of groups. The parser calls itself once per level. */
const MAX_DEPTH = 200;

const QUANTIFIER = /(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/y;
const CLASS = /\[(?:[^\]\\]|\\.)*\]/suy;
const GROUP_NAME = /\(\?<([\p{ID_Start}$_][\p{ID_Continue}$\u200C\u200D]*)>/uy;
/** Matches an escape that stands for one code point or for a set of code points. The platform checks its details. */
const ESCAPE =
  /\\(?:u[Dd][89ABab][\dA-Fa-f]{2}\\u[Dd][C-Fc-f][\dA-Fa-f]{2}|[upP]\{[^}]*\}|u.{4}|x..|c.|0(?!\d)|[^bBcxupPk\d])/suy;

/** Constructs that are refused by name, by their first characters. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/\(\?<[=!]/y, "look-behind"],
  [/\(\?[a-z-]+[:)]/y, "a flag inside the pattern"],
  [/\\[1-9k]/y, "a back-reference"],
];

/**
 * Compiles a regular expression that comes from elsewhere, such as a schema. The syntax and the matches are those of
 * JavaScript in Unicode mode. Not supported: back-references, look-behind, and flags inside a pattern.
 *
 * A search never backtracks. It takes at most one step for each instruction at each code point. A look-ahead is a search
 * of its own at each position where it is needed: use `spend` to limit patterns that contain one.
 *
 * @throws PatternError with the position in the source
 */
export function compilePattern(source: string): Pattern {
  return new PatternParser(source).parse();
}

/** Parses a pattern of JavaScript. A subclass may read another dialect. */
export class PatternParser {
  protected readonly source: string;
  protected readonly quantifier: RegExp = QUANTIFIER;
  /** Matches what cannot be repeated. Unicode mode does not allow a quantifier after an assertion. */
  protected readonly assertion: RegExp = /[\^$]|\\[bB]|\(\?[=!]/y;
  protected readonly refused: typeof REFUSED = REFUSED;
  /** Tests of code points by their source, because many patterns repeat the same character or class. */
  readonly #tests = new Map<string, CodePointTest>();
  readonly #names = new Set<string>();
  protected at = 0;
  #size = 0;

  constructor(source: string) {
    this.source = source;
  }

  parse(): Pattern {
    if (this.source.length > MAX_LENGTH) throw tooLarge(0);
    const pattern = this.whole(0);
    if (this.at < this.source.length) throw this.unexpected(this.at);
    return pattern;
  }

  /** Compiles the whole pattern, or the body of a look-ahead. */
  protected whole(depth: number): Pattern {
    return this.#measured(sequence([this.choice(depth), single({ op: "match" })]), this.at);
  }

  protected choice(depth: number): Pattern {
    const parts = [this.#sequence(depth)];
    while (this.take(/\|/y) !== undefined) parts.push(this.#sequence(depth));
    return choice(parts);
  }

  #sequence(depth: number): Pattern {
    const parts: Pattern[] = [];
    while (this.at < this.source.length && !"|)".includes(this.source[this.at] ?? "")) parts.push(this.#term(depth));
    return sequence(parts);
  }

  #term(depth: number): Pattern {
    const isAssertion = this.sees(this.assertion);
    const body = this.atom(depth);
    const position = this.at;
    const quantifier = this.take(this.quantifier);
    if (quantifier === undefined) return body;
    const count = countOf(quantifier);
    if (isAssertion || count.most < count.least) throw this.unexpected(position);
    const copies = count.most === Infinity ? count.least + 1 : count.most;
    if ((body.code.length + 1) * copies > MAX_SIZE) throw tooLarge(position);
    return this.#measured(repeat(body, count), position);
  }

  protected atom(depth: number): Pattern {
    const position = this.at;
    if (this.sees(/\((?!\?<[=!])/y)) return this.group(depth);
    const assertion = this.take(/[\^$]|\\[bB]/y)?.[0] as Assertion | undefined;
    if (assertion !== undefined) return single({ op: "assert", assertion });
    const raw = (this.take(ESCAPE) ?? this.take(CLASS) ?? this.take(/[^\\^$*+?{}[\]()|]/uy))?.[0];
    if (raw === undefined) throw this.unexpected(position);
    return single({ op: "one", test: this.testOf(raw, position) });
  }

  protected group(depth: number): Pattern {
    const position = this.at;
    if (depth >= MAX_DEPTH) throw new PatternError(`groups are nested more than ${MAX_DEPTH} levels deep`, position);
    const [opening] = this.take(/\(\?[=!:]/y) ?? [];
    const slot = opening === undefined ? this.openCapture() : undefined;
    const isLook = opening !== undefined && opening !== "(?:";
    const body = isLook ? this.whole(depth + 1) : this.choice(depth + 1);
    if (this.take(/\)/y) === undefined) throw this.unexpected(this.at);
    if (isLook) return single({ op: "look", pattern: body, isNegative: opening === "(?!" });
    return slot === undefined ? body : sequence([save(slot), body, save(slot + 1)]);
  }

  /** Reads the start of a group. Returns the slot for its start if a match keeps the text of the group. */
  protected openCapture(): number | undefined {
    const position = this.at;
    const name = this.take(GROUP_NAME)?.[1];
    if (name === undefined && this.take(/\((?!\?)/y) === undefined) throw this.unexpected(position);
    if (name !== undefined && this.#names.has(name)) throw this.unexpected(position);
    if (name !== undefined) this.#names.add(name);
    return undefined;
  }

  protected testOf(raw: string, position: number): CodePointTest {
    const known = this.#tests.get(raw);
    if (known !== undefined) return known;
    try {
      const test = codePointTest(raw);
      this.#tests.set(raw, test);
      return test;
    } catch {
      throw this.unexpected(position, raw);
    }
  }

  #measured(pattern: Pattern, position: number): Pattern {
    this.#size += pattern.code.length;
    if (this.#size > MAX_SIZE) throw tooLarge(position);
    return pattern;
  }

  protected take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source) ?? undefined;
    this.at += found?.[0].length ?? 0;
    return found;
  }

  protected sees(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    return pattern.test(this.source);
  }

  protected unexpected(
    position: number,
    raw = String.fromCodePoint(this.source.codePointAt(position) ?? 0),
  ): PatternError {
    this.at = position;
    if (position >= this.source.length) return new PatternError("unexpected end", position);
    const refused = this.refused.find(([start]) => this.sees(start))?.[1];
    const problem = refused === undefined ? `unexpected ${raw.slice(0, 40)}` : `${refused} is not supported,`;
    return new PatternError(problem, position);
  }
}

function save(slot: number): Pattern {
  return single({ op: "save", slot });
}

function tooLarge(position: number): PatternError {
  return new PatternError("the pattern needs too many states; use smaller counts,", position);
}

function countOf([whole, count, comma, end = ""]: RegExpExecArray): Count {
  const isLazy = /.\?$/.test(whole);
  if (count === undefined)
    return { least: whole.startsWith("+") ? 1 : 0, most: whole.startsWith("?") ? 1 : Infinity, isLazy };
  const most = comma === undefined ? count : end === "" ? Infinity : end;
  return { least: Number(count), most: Number(most), isLazy };
}
