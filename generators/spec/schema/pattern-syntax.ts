/** A part of a pattern: its position and length in UTF-16 units. */
export interface PatternPlace {
  readonly offset: number;
  readonly length: number;
}

/** A regular expression as a tree. */
export type PatternNode = PatternPlace &
  (
    | { readonly kind: "character"; readonly text: string }
    /** `^`, `$`, and `\b` or `\B`. */
    | { readonly kind: "start" | "end" | "edge" }
    | { readonly kind: "sequence"; readonly parts: readonly PatternNode[] }
    | { readonly kind: "choice"; readonly branches: readonly PatternNode[] }
    /** A repetition. `most` is `Infinity` if the number of repetitions has no upper limit. */
    | { readonly kind: "repeat"; readonly body: PatternNode; readonly least: number; readonly most: number }
  );

/** Thrown for unsupported syntax: lookahead, lookbehind, and references to groups. */
export class UnknownSyntax extends Error {
  override readonly name = "UnknownSyntax";
  readonly place: PatternPlace;

  constructor(place: PatternPlace) {
    super("the pattern contains unsupported syntax");
    this.place = place;
  }
}

/** Matches a character, a class or an escape for one character. */
const CHARACTER =
  /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\[pPu]\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\c[A-Za-z]|\\[^bBk1-9]|\[(?:\\[^]|[^\]\\])*\]|[^\\()|]/uy;
const GROUP = /\((?:\?:|\?<\w+>)?(?!\?)/y;
const QUANTIFIER = /(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/y;
/** Matches the start of unsupported syntax. */
const UNKNOWN = /\\k<\w*>|\\\d+|\(\?<?[^:]|\(|\\/uy;

/**
 * Parses a regular expression in Unicode mode.
 *
 * @param pattern a valid regular expression; for an invalid one, the tree is meaningless
 * @throws UnknownSyntax at the first unsupported piece
 */
export function parsePattern(pattern: string): PatternNode {
  return new Parser(pattern).choice();
}

class Parser {
  readonly #pattern: string;
  #offset = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  choice(): PatternNode {
    const start = this.#offset;
    const branches = [this.#sequence()];
    while (this.#take(/\|/y) !== undefined) branches.push(this.#sequence());
    const [only] = branches;
    return branches.length === 1 && only !== undefined ? only : { kind: "choice", branches, ...this.#from(start) };
  }

  #sequence(): PatternNode {
    const start = this.#offset;
    const parts: PatternNode[] = [];
    while (this.#offset < this.#pattern.length && !"|)".includes(this.#pattern.charAt(this.#offset))) {
      parts.push(this.#quantified());
    }
    const [only] = parts;
    return parts.length === 1 && only !== undefined ? only : { kind: "sequence", parts, ...this.#from(start) };
  }

  #quantified(): PatternNode {
    const start = this.#offset;
    const body = this.#atom();
    const match = this.#take(QUANTIFIER);
    if (match === undefined) return body;
    const [text, exactly, comma, upTo] = match;
    const least = exactly === undefined ? (text.startsWith("+") ? 1 : 0) : Number(exactly);
    const most = exactly === undefined ? (text.startsWith("?") ? 1 : Infinity) : upperBound(least, comma, upTo);
    return { kind: "repeat", body, least, most, ...this.#from(start) };
  }

  #atom(): PatternNode {
    const start = this.#offset;
    if (this.#take(/\^/y) !== undefined) return { kind: "start", ...this.#from(start) };
    if (this.#take(/\$/y) !== undefined) return { kind: "end", ...this.#from(start) };
    if (this.#take(/\\[bB]/y) !== undefined) return { kind: "edge", ...this.#from(start) };
    if (this.#take(GROUP) !== undefined) {
      const inner = this.choice();
      this.#take(/\)/y);
      return { ...inner, ...this.#from(start) };
    }
    const text = this.#take(CHARACTER)?.[0];
    if (text !== undefined) return { kind: "character", text, ...this.#from(start) };
    this.#take(UNKNOWN);
    throw new UnknownSyntax(this.#from(start));
  }

  #from(start: number): PatternPlace {
    return { offset: start, length: this.#offset - start };
  }

  #take(token: RegExp): RegExpExecArray | undefined {
    token.lastIndex = this.#offset;
    const match = token.exec(this.#pattern) ?? undefined;
    this.#offset += match?.[0].length ?? 0;
    return match;
  }
}

function upperBound(least: number, comma: string | undefined, upTo: string | undefined): number {
  if (comma === "") return least;
  return upTo === undefined || upTo === "" ? Infinity : Number(upTo);
}
