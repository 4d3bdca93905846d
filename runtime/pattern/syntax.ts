/** A pattern that cannot be used. */
export class PatternError extends Error {
  override readonly name = "PatternError";
  /** Index in the source of the pattern, in UTF-16 code units. */
  readonly position: number;

  constructor(message: string, position: number) {
    super(`${message}, at position ${position}`);
    this.position = position;
  }
}

/** Tests one code point. -1 stands for the end of the text, which no test accepts. */
export type CodePointTest = (code: number) => boolean;

/** An assertion about the code points before and after a position. */
export type Assertion = "^" | "$" | "\\b" | "\\B";

/** One part of a parsed pattern. */
export type Node =
  | { readonly kind: "one"; readonly test: CodePointTest }
  | { readonly kind: "sequence"; readonly parts: readonly Node[] }
  | { readonly kind: "choice"; readonly parts: readonly Node[] }
  | { readonly kind: "group"; readonly body: Node; readonly number: number }
  | { readonly kind: "assert"; readonly assertion: Assertion }
  | { readonly kind: "look"; readonly body: Node; readonly isNegative: boolean }
  | Repeat;

/** A part that is repeated. */
export interface Repeat {
  readonly kind: "repeat";
  readonly body: Node;
  readonly least: number;
  readonly most: number;
  readonly isLazy: boolean;
  /** Numbers of the first capturing group in the body, and of the first one after it. */
  readonly groups: readonly [number, number];
  /** Position of the quantifier, for errors. */
  readonly position: number;
}

/** Maximum length of a pattern, in UTF-16 code units. */
const MAX_LENGTH = 20_000;
/** Maximum depth of groups. The parser and the compiler call themselves once per level. */
const MAX_DEPTH = 200;
/** Maximum number of capturing groups. */
const MAX_GROUPS = 1000;

const QUANTIFIER = /(?:[*+?]|\{(\d+)(,?)(\d*)\})(\??)/y;
const CLASS = /\[(?:[^\]\\]|\\.)*\]/suy;
const GROUP_NAME = /\(\?<([\p{ID_Start}$_][\p{ID_Continue}$\u200C\u200D]*)>/uy;
/** Matches an escape that stands for one code point or for a set of code points. */
const ESCAPE =
  /\\(?:[dDsSwWtnvfr^$\\.*+?()[\]{}|/]|0(?!\d)|c[A-Za-z]|x[\dA-Fa-f]{2}|u\{[\dA-Fa-f]+\}|u[Dd][89ABab][\dA-Fa-f]{2}\\u[Dd][C-Fc-f][\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|[pP]\{[^}]*\})/y;

/** Constructs that the matcher does not support, by their first characters. The first fitting line counts. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/\(\?<[=!]/y, "look-behind is not supported"],
  [/\(\?[-a-z]*[:)]/y, "flags inside a pattern are not supported"],
  [/\(\?<?/y, "this group is not valid"],
  [/\\(?:[1-9]|k)/y, "back-references are not supported"],
  [/\\/y, "this escape is not valid"],
  [/[*+?{]/y, "there is nothing to repeat before this character"],
  [/[\]}]/y, "this character needs a backslash before it"],
  [/\[/y, "this class has no end"],
];

/** A parsed pattern. */
export interface Syntax {
  readonly root: Node;
  /** Number of capturing groups. */
  readonly groups: number;
}

/**
 * Parses a regular expression of JavaScript in Unicode mode.
 *
 * @param flags any of `i`, `m` and `s`
 * @throws PatternError
 */
export function parsePattern(source: string, flags: string): Syntax {
  if (!/^[ims]*$/.test(flags)) throw new PatternError(`the flags can be i, m and s, not ${JSON.stringify(flags)}`, 0);
  if (source.length > MAX_LENGTH) throw new PatternError(`a pattern has at most ${MAX_LENGTH} characters`, MAX_LENGTH);
  return new Parser(source, flags).parse();
}

class Parser {
  readonly #source: string;
  readonly #flags: string;
  /** Tests of code points by their source, because many patterns repeat the same character or class. */
  readonly #tests = new Map<string, CodePointTest>();
  readonly #names = new Set<string>();
  #at = 0;
  #groups = 0;

  constructor(source: string, flags: string) {
    this.#source = source;
    this.#flags = flags;
  }

  parse(): Syntax {
    const root = this.#choice(0);
    if (this.#at < this.#source.length) throw this.#error("this parenthesis closes no group");
    return { root, groups: this.#groups };
  }

  #choice(depth: number): Node {
    const parts = [this.#sequence(depth)];
    while (this.#takeText("|")) parts.push(this.#sequence(depth));
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind: "choice", parts };
  }

  #sequence(depth: number): Node {
    const parts: Node[] = [];
    while (this.#at < this.#source.length && !"|)".includes(this.#source[this.#at] ?? ""))
      parts.push(this.#term(depth));
    return { kind: "sequence", parts };
  }

  #term(depth: number): Node {
    const first = this.#groups + 1;
    const body = this.#atom(depth);
    const position = this.#at;
    // Unicode mode does not allow a quantifier after an assertion.
    const quantifier = body.kind === "assert" || body.kind === "look" ? undefined : this.#take(QUANTIFIER);
    if (quantifier === undefined) return body;
    const [least, most] = rangeOf(quantifier);
    if (most < least) throw new PatternError("the numbers of this quantifier are out of order", position);
    const groups = [first, this.#groups + 1] as const;
    return { kind: "repeat", body, least, most, isLazy: quantifier[4] === "?", groups, position };
  }

  #atom(depth: number): Node {
    const position = this.#at;
    if (this.#source[position] === "(") return this.#group(depth);
    const assertion = this.#take(/[\^$]|\\[bB]/y)?.[0] as Assertion | undefined;
    if (assertion !== undefined) return { kind: "assert", assertion };
    const raw = (this.#take(ESCAPE) ?? this.#take(CLASS) ?? this.#take(/[^\\^$*+?{}[\]()|]/uy))?.[0];
    if (raw === undefined) throw this.#refusal();
    return { kind: "one", test: this.#testOf(raw, position) };
  }

  #group(depth: number): Node {
    const position = this.#at;
    if (depth >= MAX_DEPTH) throw this.#error(`groups can be nested at most ${MAX_DEPTH} levels deep`);
    const [look] = this.#take(/\(\?[=!]/y) ?? [];
    const isCapturing = look === undefined && !this.#takeText("(?:");
    if (isCapturing) this.#openCapture(position);
    const number = this.#groups;
    const body = this.#choice(depth + 1);
    if (!this.#takeText(")")) throw new PatternError("this group has no end", position);
    if (look !== undefined) return { kind: "look", body, isNegative: look === "(?!" };
    return isCapturing ? { kind: "group", body, number } : body;
  }

  #openCapture(position: number): void {
    const name = this.#take(GROUP_NAME)?.[1];
    if (name === undefined && this.#source.startsWith("(?", position)) throw this.#refusal();
    if (name === undefined) this.#at += 1;
    else if (this.#names.has(name)) throw new PatternError(`two groups have the name ${name}`, position);
    else this.#names.add(name);
    this.#groups += 1;
    if (this.#groups > MAX_GROUPS)
      throw new PatternError(`a pattern has at most ${MAX_GROUPS} capturing groups`, position);
  }

  #testOf(raw: string, position: number): CodePointTest {
    const known = this.#tests.get(raw);
    if (known !== undefined) return known;
    try {
      const test = codePointTest(raw, this.#flags);
      this.#tests.set(raw, test);
      return test;
    } catch {
      throw new PatternError(`${raw.slice(0, 40)} is not valid`, position);
    }
  }

  #take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source) ?? undefined;
    this.#at += found?.[0].length ?? 0;
    return found;
  }

  #takeText(text: string): boolean {
    const isThere = this.#source.startsWith(text, this.#at);
    if (isThere) this.#at += text.length;
    return isThere;
  }

  #refusal(): PatternError {
    const position = this.#at;
    const [, message = "this character is not valid"] =
      REFUSED.find(([start]) => this.#take(start) !== undefined) ?? [];
    return new PatternError(message, position);
  }

  #error(message: string): PatternError {
    return new PatternError(message, this.#at);
  }
}

function rangeOf([whole, count, comma, end = ""]: RegExpExecArray): [least: number, most: number] {
  if (count === undefined) return [whole.startsWith("+") ? 1 : 0, whole.startsWith("?") ? 1 : Infinity];
  return [Number(count), comma === "" ? Number(count) : end === "" ? Infinity : Number(end)];
}

/**
 * Creates the test of a character, an escape or a class. The platform's RegExp decides, because it knows the tables of
 * Unicode. It reads one code point at a time, so it cannot backtrack.
 * @throws SyntaxError if the platform does not accept the source
 */
export function codePointTest(raw: string, flags: string): CodePointTest {
  const own = raw.codePointAt(0);
  if (raw === String.fromCodePoint(own ?? 0) && raw !== "." && !flags.includes("i")) return (code) => code === own;
  const pattern = new RegExp(`^${raw}$`, `u${flags.replace("m", "")}`);
  const ascii: (boolean | undefined)[] = [];
  return (code) => {
    if (!(code >= 0)) return false;
    if (code > 127) return pattern.test(String.fromCodePoint(code));
    return (ascii[code] ??= pattern.test(String.fromCodePoint(code)));
  };
}
