import { PatternError, PatternParser } from "./pattern.ts";
import {
  type Assertion,
  choice,
  codePointTest,
  type CodePointTest,
  type Pattern,
  sequence,
  single,
} from "./program.ts";

/** A compiled pattern of Python, which finds matches with named groups. */
export interface PythonPattern extends Pattern {
  /** The names of groups. A group stores its start in slot 2n and its end in slot 2n + 1, where n is its position. */
  readonly names: readonly string[];
  /** Tests of the code points with which a match can start. Undefined if a match can be empty. */
  readonly starts: readonly CodePointTest[] | undefined;
}

/** Maximum number of named groups. Each way through a pattern has a copy of their positions. */
const MAX_NAMES = 50;

/** Python's sets of characters. */
const SETS: Readonly<Record<string, CodePointTest>> = {
  d: codePointTest(String.raw`\p{Nd}`),
  s: codePointTest(String.raw`[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`),
  w: codePointTest(String.raw`[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\u200c\u200d]`),
};

/** Returns true if Python's `\w` matches the code point. */
export const isWord: CodePointTest = SETS["w"] as CodePointTest;

const ASSERTIONS: Readonly<Record<string, Assertion>> = {
  "^": "^",
  $: "$",
  "\\A": "^",
  "\\Z": "\\Z",
  "\\z": "\\Z",
  "\\b": "\\b",
  "\\B": "\\B",
};
const ASSERTION = /[\^$]|\\[AZzbB]/y;
const CONTROLS: Readonly<Record<string, number>> = { 0: 0, a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13 };
const ESCAPE =
  /\\(?:x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|U(00(?:0\d|10)[\dA-Fa-f]{4})|([dswDSW])|([pP]\{\w+\})|(0(?!\d)|[atnvfr])|([^a-zA-Z\d]))/suy;

/** Constructs that are refused by name, by their first characters. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/\(\?<[=!]/y, "look-behind"],
  [/\(\?P=|\\[1-9gk]/y, "a back-reference"],
  [/\(\?>|(?<=[*+?}])\+/y, "an atomic group or a possessive quantifier"],
  [/\(\?(?:[R\d&+-]|P>)/y, "recursion"],
  [/\(\?[a-zA-Z]+[-:)]/y, "a flag inside the pattern"],
  [/\(\?[(|#]/y, "a condition, a branch reset or a comment"],
  [/\[\[?:/y, "a POSIX class"],
  [/\{(?=[^}]*[eids])[eids\d+<=,\s]+\}/y, "fuzzy matching"],
  [/\\[a-zA-Z\d]/y, "this escape"],
];

/**
 * Compiles a regular expression of Python's `regex` module, with the flag DOTALL. Not supported: back-references,
 * look-behind, atomic groups, possessive quantifiers, recursion, flags inside a pattern, conditions, comments, POSIX
 * classes, fuzzy matching, and named groups inside a look-ahead.
 *
 * @throws PatternError with the position in the source
 */
export function compilePythonPattern(source: string): PythonPattern {
  return new PythonPatternParser(source).compiled();
}

/** Returns a pattern that matches one of several strings. The first one that fits is preferred. */
export function literalPattern(literals: readonly string[]): PythonPattern {
  const one = (character: string): Pattern => single({ op: "one", test: is(character.codePointAt(0) ?? 0) });
  const words = literals.map((text) => sequence(Array.from(text, one)));
  const pattern = sequence([choice(words), single({ op: "match" })]);
  return { ...pattern, names: [], starts: startsOf(pattern) };
}

class PythonPatternParser extends PatternParser {
  protected override readonly quantifier = /(?:[*+?]|\{(?=[\d,])(\d*)(?:(,)(\d*))?\})\??/y;
  protected override readonly assertion = /[\^$]|\\[AZzbB]|\(\?[=!]/y;
  protected override readonly refused = REFUSED;
  readonly #groups: string[] = [];

  compiled(): PythonPattern {
    this.take(/\(\?s\)/y); // The flag DOTALL is always set.
    const pattern = this.parse();
    return { ...pattern, names: this.#groups, starts: startsOf(pattern) };
  }

  protected override whole(depth: number): Pattern {
    const [position, names] = [this.at, this.#groups.length];
    const pattern = super.whole(depth);
    if (depth > 0 && this.#groups.length > names) {
      throw new PatternError("a named group inside a look-ahead is not supported,", position);
    }
    return pattern;
  }

  protected override atom(depth: number): Pattern {
    const position = this.at;
    if (this.sees(/\((?!\?<[=!])/y)) return this.group(depth);
    const [assertion = ""] = this.take(ASSERTION) ?? [];
    if (assertion !== "") return single({ op: "assert", assertion: ASSERTIONS[assertion] as Assertion });
    if (this.take(/\./y)) return single({ op: "one", test: (code) => code >= 0 });
    if (this.take(/\[(?!\[:)/y)) return single({ op: "one", test: this.#set(position) });
    const test =
      this.#escape() ??
      (this.#isRefused() ? undefined : this.#literal(/[^\\*+?()|[{]|\{(?!(?:\d+(?:,\d*)?|,\d*)\})/suy));
    if (test === undefined) throw this.unexpected(position);
    return single({ op: "one", test });
  }

  protected override openCapture(): number | undefined {
    const position = this.at;
    const name = this.take(/\(\?P?<([\p{L}_][\p{L}\p{Nd}_]*)>/uy)?.[1];
    if (name === undefined) {
      if (this.take(/\((?!\?)/y) === undefined) throw this.unexpected(position);
      return undefined;
    }
    if (!this.#groups.includes(name)) this.#groups.push(name);
    if (this.#groups.length > MAX_NAMES) throw new PatternError(`more than ${MAX_NAMES} named groups`, position);
    return 2 * this.#groups.indexOf(name);
  }

  /** Reads an escape that stands for a set of code points or for one. */
  #escape(): CodePointTest | undefined {
    const found = this.take(ESCAPE);
    if (found === undefined) return undefined;
    const [whole, byte, unit, code, set, property, control, own] = found;
    if (property !== undefined) return this.testOf(whole, this.at - whole.length);
    if (set !== undefined) {
      const test = SETS[set.toLowerCase()] as CodePointTest;
      return set === set.toLowerCase() ? test : (point) => point >= 0 && !test(point);
    }
    const hexadecimal = byte ?? unit ?? code;
    const point =
      hexadecimal === undefined ? (CONTROLS[control ?? ""] ?? own?.codePointAt(0)) : parseInt(hexadecimal, 16);
    return is(point ?? 0);
  }

  #isRefused(): boolean {
    return this.refused.some(([start]) => this.sees(start));
  }

  #literal(pattern: RegExp): CodePointTest | undefined {
    const [own] = this.take(pattern) ?? [];
    return own === undefined ? undefined : is(own.codePointAt(0) ?? 0);
  }

  /** Reads a class after its opening bracket. */
  #set(position: number): CodePointTest {
    const isNegative = this.take(/\^/y) !== undefined;
    const tests: CodePointTest[] = [];
    for (let isFirst = true; isFirst || this.take(/\]/y) === undefined; isFirst = false) {
      if (this.at >= this.source.length) throw this.unexpected(this.at);
      tests.push(this.#range(position));
    }
    return (code) => code >= 0 && tests.some((test) => test(code)) !== isNegative;
  }

  #range(position: number): CodePointTest {
    const first = this.#member();
    if (this.take(/-(?!\])/y) === undefined) return first;
    const last = this.#member();
    const [from, to] = [ONES.get(first), ONES.get(last)];
    if (from === undefined || to === undefined || from > to) throw this.unexpected(position);
    return (code) => code >= from && code <= to;
  }

  #member(): CodePointTest {
    const position = this.at;
    if (this.sees(/\[:/y)) throw this.unexpected(position);
    const test = this.take(/\\b/y) ? is(8) : (this.#escape() ?? this.#literal(/[^\\]/suy));
    if (test === undefined) throw this.unexpected(position);
    return test;
  }
}

/** The code point of each test that accepts one code point only. */
const ONES = new WeakMap<CodePointTest, number>();

function is(own: number): CodePointTest {
  const test: CodePointTest = (code) => code === own;
  ONES.set(test, own);
  return test;
}

function startsOf({ code }: Pattern): readonly CodePointTest[] | undefined {
  const starts: CodePointTest[] = [];
  const seen = new Set<number>();
  const waiting = [0];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const instruction = code[at];
    if (seen.has(at) || instruction === undefined) continue;
    seen.add(at);
    if (instruction.op === "match") return undefined;
    if (instruction.op === "one") starts.push(instruction.test);
    else if (instruction.op === "split") waiting.push(at + instruction.second, at + instruction.first);
    else waiting.push(at + 1);
  }
  return starts;
}
