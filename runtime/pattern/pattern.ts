import type { CodePointTest, Program } from "./program.ts";
import { type ThreadEnd, type Mark, Search, type Spend } from "./search.ts";
import { codePointTest, parsePattern } from "./syntax.ts";

export { PatternError } from "./syntax.ts";

/** The text that a pattern matches. */
export interface Match {
  /** Start of the match, in UTF-16 code units. */
  readonly index: number;
  /** End of the match. */
  readonly end: number;
  /** The text of each capturing group. Undefined for a group that took no part. The first one is the whole match. */
  readonly groups: readonly (string | undefined)[];
}

/**
 * The state of a string that more input may follow. `match`: the match stays the same, whatever follows. `open`:
 * more input can create a match, or change it. `none`: there is no match, whatever follows.
 */
export interface PartialMatch {
  readonly state: "match" | "open" | "none";
  /** The match if nothing follows. */
  readonly match: Match | undefined;
}

/** A compiled pattern. */
export interface Pattern {
  readonly program: Program;
  /** Number of capturing groups. */
  readonly groups: number;
  readonly isMultiline: boolean;
  /** True if a match can only start at the start of the text. */
  readonly isAnchored: boolean;
  /** Tests for the letters that `\b` looks for. */
  readonly isWord: CodePointTest;
}

/**
 * Compiles a regular expression that comes from elsewhere, such as a schema. The syntax and the matches are those of
 * JavaScript in Unicode mode. Not supported: back-references, look-behind, and flags inside a pattern.
 *
 * A search never backtracks. It takes at most one step for each state at each code point. A look-ahead is a search of
 * its own at each position where it is needed: use `spend` to limit patterns that contain one.
 *
 * @param flags any of `i`, `m` and `s`
 * @throws PatternError with the position in the source
 */
export function compilePattern(source: string, flags = ""): Pattern {
  const { program, groups } = parsePattern(source, flags);
  const isMultiline = flags.includes("m");
  const isAnchored = program.isAnchored && !isMultiline;
  return { program, groups, isMultiline, isAnchored, isWord: codePointTest(String.raw`\w`, flags) };
}

/** Returns true if a string contains a match. */
export function testPattern(pattern: Pattern, text: string, spend?: Spend): boolean {
  return new Search(pattern, text, spend).search(0) !== undefined;
}

/** Returns the first match that starts at `from` or later. JavaScript's rules decide which one. */
export function findMatch(pattern: Pattern, text: string, from = 0, spend?: Spend): Match | undefined {
  return findPartial(pattern, text, from, spend).match;
}

/** Searches like `findMatch` in a string that may be the beginning of a longer one. */
export function findPartial(pattern: Pattern, text: string, from = 0, spend?: Spend): PartialMatch {
  const run = new Search(pattern, text, spend);
  const found = run.search(from);
  const match = found && { index: found.start, end: found.end, groups: groupsOf(text, found, pattern.groups) };
  // A pattern without an anchor can match in the text that follows.
  if (run.isOpen || (match === undefined && !pattern.isAnchored)) return { state: "open", match };
  return { state: match === undefined ? "none" : "match", match };
}

function groupsOf(text: string, { start, end, trail }: ThreadEnd, count: number): (string | undefined)[] {
  const slots: (number | undefined)[] = [start, end];
  const isKnown: boolean[] = [true, true];
  const done = new Set<Mark["instruction"]>();
  // The newest mark of a slot counts. An older mark of the same instruction adds nothing.
  for (let mark = trail; mark !== undefined; mark = mark.previous) {
    const { instruction, position } = mark;
    if (done.has(instruction)) continue;
    done.add(instruction);
    for (let slot = instruction.from; slot < instruction.to; slot++) {
      if (!isKnown[slot] && instruction.op === "save") slots[slot] = position;
      isKnown[slot] = true;
    }
  }
  return Array.from({ length: count + 1 }, (_, group) => {
    const [first, last] = [slots[2 * group], slots[2 * group + 1]];
    return first === undefined || last === undefined ? undefined : text.slice(first, last);
  });
}
