export type CodePointTest = (code: number) => boolean;

/** An assertion about the code points before and after a position. `$` and `\Z` differ in Python alone. */
export type Assertion = "^" | "$" | "\\b" | "\\B" | "\\Z";

/** One instruction of a pattern. Jumps are relative, so that code can be copied. */
export type Instruction =
  /** Consumes one code point. */
  | { readonly op: "one"; readonly test: CodePointTest }
  /** Continues at both places, and prefers the first one. A jump has one place only. */
  | { readonly op: "split"; readonly first: number; readonly second: number }
  /** Stores the position in a slot. */
  | { readonly op: "save"; readonly slot: number }
  | { readonly op: "assert"; readonly assertion: Assertion }
  | { readonly op: "look"; readonly pattern: Pattern; readonly isNegative: boolean }
  | { readonly op: "match" };

/** A compiled pattern or a part of one. The code of a whole pattern and of a whole look-ahead ends with `match`. */
export interface Pattern {
  readonly code: readonly Instruction[];
  /** True if each match starts with `^`. */
  readonly isAnchored: boolean;
}

export function single(instruction: Instruction): Pattern {
  return { code: [instruction], isAnchored: instruction.op === "assert" && instruction.assertion === "^" };
}

export function sequence(parts: readonly Pattern[]): Pattern {
  return { code: parts.flatMap(({ code }) => code), isAnchored: parts[0]?.isAnchored === true };
}

export function choice(parts: readonly Pattern[]): Pattern {
  let rest = parts.reduce((total, { code }) => total + code.length + 2, -2);
  const code = parts.flatMap((part, index) => {
    rest -= part.code.length + 2;
    const isLast = index === parts.length - 1;
    return isLast ? part.code : [split(1, part.code.length + 2), ...part.code, split(rest + 1, rest + 1)];
  });
  return { code, isAnchored: parts.every(({ isAnchored }) => isAnchored) };
}

/** The number of times that a part is repeated. */
export interface Count {
  readonly least: number;
  readonly most: number;
  /** True if fewer repetitions are preferred. */
  readonly isLazy?: boolean;
}

export function repeat({ code, isAnchored }: Pattern, { least, most, isLazy = false }: Count): Pattern {
  const size = code.length + 1;
  const choose = (again: number, end: number): Instruction => (isLazy ? split(end, again) : split(again, end));
  const rest =
    most === Infinity
      ? [choose(1, size + 1), ...code, choose(1 - size, 1)]
      : copies(most - least, (index) => [choose(1, (most - least - index) * size), ...code]);
  return { code: [...copies(least, () => code), ...rest], isAnchored: least > 0 && isAnchored };
}

function copies(count: number, code: (index: number) => readonly Instruction[]): Instruction[] {
  return Array.from({ length: count }, (_, index) => code(index)).flat();
}

function split(first: number, second: number): Instruction {
  return { op: "split", first, second };
}

/**
 * Creates the test of a character, an escape or a class. The platform's RegExp decides, because it knows the tables of
 * Unicode. It reads one code point at a time, so it cannot backtrack.
 * @throws SyntaxError if the platform does not accept the source
 */
export function codePointTest(raw: string): CodePointTest {
  const own = raw.codePointAt(0);
  if (raw === String.fromCodePoint(own ?? 0) && raw !== ".") return (code) => code === own;
  const pattern = new RegExp(`^${raw}$`, "u");
  const ascii: (boolean | undefined)[] = [];
  return (code) => {
    if (!(code >= 0)) return false;
    if (code > 127) return pattern.test(String.fromCodePoint(code));
    return (ascii[code] ??= pattern.test(String.fromCodePoint(code)));
  };
}

/**
 * Returns true if a string contains a match.
 *
 * @param spend receives the number of steps that were taken, so that the caller can limit them. If it throws, the
 *   search stops
 */
export function testPattern(pattern: Pattern, text: string, spend: (steps: number) => void = () => {}): boolean {
  return new Search(text, spend).run(pattern, 0, !pattern.isAnchored);
}

/** Follows all ways through a pattern side by side. At each code point, it visits each instruction once at most. */
class Search {
  readonly #text: string;
  readonly #spend: (steps: number) => void;

  constructor(text: string, spend: (steps: number) => void) {
    this.#text = text;
    this.#spend = spend;
  }

  /** Matches a pattern at `from`, or also at later positions if `isSearch` is true. */
  run({ code }: Pattern, from: number, isSearch: boolean): boolean {
    /** The time when each instruction was last visited. */
    const seen = new Uint32Array(code.length);
    this.#spend(1 + seen.length / 16);
    let waiting: number[] = [];
    let position = from;
    for (let time = 1; ; time++) {
      if (time === 1 || isSearch) waiting.push(0);
      if (waiting.length === 0) return false;
      const point = this.#text.codePointAt(position) ?? -1;
      const next: number[] = [];
      let steps = 1;
      for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
        const instruction = code[at];
        if (seen[at] === time || instruction === undefined) continue;
        seen[at] = time;
        steps += 1;
        if (instruction.op === "match") return true;
        if (instruction.op === "one") {
          if (instruction.test(point)) next.push(at + 1);
        } else if (instruction.op === "split") waiting.push(at + instruction.second, at + instruction.first);
        else if (instruction.op === "save" || this.#holds(instruction, position)) waiting.push(at + 1);
      }
      this.#spend(steps);
      if (point === -1) return false;
      waiting = next;
      position += point > 0xffff ? 2 : 1;
    }
  }

  #holds(instruction: Extract<Instruction, { op: "assert" | "look" }>, position: number): boolean {
    if (instruction.op === "look") return this.run(instruction.pattern, position, false) !== instruction.isNegative;
    if (instruction.assertion === "^") return position === 0;
    if (instruction.assertion === "$") return position === this.#text.length;
    const isWord = (index: number): boolean => /\w/.test(this.#text.charAt(index));
    return (isWord(position - 1) !== isWord(position)) === (instruction.assertion === "\\b");
  }
}
