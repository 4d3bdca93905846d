import { isWord, type PythonPattern } from "./python-pattern.ts";
import type { Instruction, Pattern } from "./program.ts";

/** The text that a pattern matches. Positions are in UTF-16 code units. */
export interface Match {
  readonly start: number;
  readonly end: number;
  /** The text of each named group that took part. */
  readonly groups: ReadonlyMap<string, string>;
}

/** The result of a search. */
export interface Found {
  /** The first match, as Python finds it. Undefined if there is none. */
  readonly match: Match | undefined;
  /**
   * If more text could change the result: the position from which on it could. It is the length of the text if no part
   * of the text can belong to a match. Undefined if the result stays the same, whatever follows.
   */
  readonly openFrom: number | undefined;
}

/** Receives the number of steps that were taken, so that the caller can limit them. Stops the search if it throws. */
export type Spend = (steps: number) => void;

/**
 * Finds the first match that starts at `from` or later. Follows all ways through a pattern side by side: at each code
 * point, it visits each instruction at most once.
 *
 * @param mustAdvance true if an empty match at `from` does not count
 */
export function findMatch(
  pattern: PythonPattern,
  text: string,
  from: number,
  spend: Spend,
  mustAdvance = false,
): Found {
  const search = new MatchSearch(pattern, text, spend);
  const end = search.search(from, pattern.starts, mustAdvance);
  const { openFrom } = search;
  if (end === undefined) return { match: undefined, openFrom };
  const groups = pattern.names.flatMap((name, index) => {
    const [start, stop] = [end.slots[2 * index], end.slots[2 * index + 1]];
    return start === undefined || stop === undefined ? [] : [[name, text.slice(start, stop)] as const];
  });
  return { match: { start: end.start, end: end.end, groups: new Map(groups) }, openFrom };
}

/** Finds all matches, one after the other, as Python's `finditer` does. */
export function* findMatches(pattern: PythonPattern, text: string, spend: Spend): Generator<Match> {
  let last: Match | undefined;
  for (;;) {
    const isEmpty = last !== undefined && last.end === last.start;
    last = findMatch(pattern, text, last?.end ?? 0, spend, isEmpty).match;
    if (last === undefined) return;
    yield last;
  }
}

/** One way to match the text so far. */
interface Thread {
  /** Index of the next instruction. */
  readonly at: number;
  readonly start: number;
  /** Starts and ends of named groups. */
  readonly slots: readonly (number | undefined)[];
}

type End = Thread & { readonly end: number };

/** Runs all threads of a pattern side by side, in the order in which a backtracking matcher would try them. */
class MatchSearch {
  openFrom: number | undefined;
  readonly #pattern: Pattern;
  readonly #text: string;
  readonly #spend: Spend;
  /** The time when each instruction was last visited. Later visits could only repeat what the first one does. */
  #seen = new Uint32Array(0);
  #time = 0;
  #position = 0;

  constructor(pattern: Pattern, text: string, spend: Spend) {
    this.#pattern = pattern;
    this.#text = text;
    this.#spend = spend;
  }

  /** Finds the first match that starts at `from` or later. */
  search(from: number, starts: PythonPattern["starts"], mustAdvance: boolean): End | undefined {
    const isSearch = !this.#pattern.isAnchored;
    this.#position = isSearch ? this.#skip(from, starts) : from;
    if (isSearch && starts !== undefined && this.#position === this.#text.length) {
      this.#open(this.#position);
      return undefined;
    }
    this.#begin();
    let threads: Thread[] = [{ at: 0, start: this.#position, slots: [] }];
    let found: End | undefined;
    while (threads.length > 0) {
      const next: Thread[] = [];
      found = this.#advance(threads, next, mustAdvance ? from : -1) ?? found;
      if (!this.#move()) break;
      threads = next;
      if (!isSearch || found !== undefined) continue;
      if (threads.length === 0) this.#position = this.#skip(this.#position, starts);
      threads.push({ at: 0, start: this.#position, slots: [] });
    }
    return found;
  }

  /** Returns true if a look-ahead matches at a position. */
  test(position: number, start: number): boolean {
    this.#position = position;
    this.#begin();
    let threads: Thread[] = [{ at: 0, start, slots: [] }];
    while (threads.length > 0) {
      const next: Thread[] = [];
      if (this.#advance(threads, next, -1) !== undefined) return true;
      if (!this.#move()) break;
      threads = next;
    }
    return false;
  }

  #begin(): void {
    const { length } = this.#pattern.code;
    this.#seen = new Uint32Array(length);
    this.#spend(1 + length / 16);
  }

  /** Moves to the next code point. Returns false at the end of the text. */
  #move(): boolean {
    const point = this.#text.codePointAt(this.#position);
    this.#position += (point ?? 0) > 0xffff ? 2 : 1;
    return point !== undefined;
  }

  /**
   * Continues threads, the most preferred one first, until each of them consumes a code point or fails. Adds those that
   * go on to `next`. Returns the thread that matched. The threads after it are dropped.
   *
   * @param refused an empty match at this position does not count
   */
  #advance(threads: Thread[], next: Thread[], refused: number): End | undefined {
    const { code } = this.#pattern;
    const position = this.#position;
    const point = this.#text.codePointAt(position) ?? -1;
    const stack = threads.reverse();
    let steps = 1;
    let found: End | undefined;
    this.#time++;
    for (let thread = stack.pop(); thread !== undefined && found === undefined; thread = stack.pop()) {
      const { at, start, slots } = thread;
      const instruction = code[at];
      if (this.#seen[at] === this.#time || instruction === undefined) continue;
      this.#seen[at] = this.#time;
      steps += 1 + slots.length / 4;
      if (instruction.op === "match") {
        if (position !== refused) found = { ...thread, end: position };
      } else if (instruction.op === "one") {
        if (point === -1) this.#open(start);
        else if (instruction.test(point)) next.push({ at: at + 1, start, slots });
      } else if (instruction.op === "split") {
        stack.push({ at: at + instruction.second, start, slots }, { at: at + instruction.first, start, slots });
      } else if (instruction.op === "save") {
        stack.push({ at: at + 1, start, slots: withSlot(slots, instruction.slot, position) });
      } else if (this.#holds(instruction, start)) stack.push({ at: at + 1, start, slots });
    }
    this.#spend(steps);
    return found;
  }

  /** Returns the next position at which a match can start, or the end of the text. */
  #skip(from: number, starts: PythonPattern["starts"]): number {
    if (starts === undefined) return from;
    let position = from;
    for (;;) {
      const point = this.#text.codePointAt(position) ?? -1;
      if (point === -1 || starts.some((test) => test(point))) break;
      position += point > 0xffff ? 2 : 1;
    }
    this.#spend((position - from) / 4);
    return position;
  }

  #open(start: number): void {
    this.openFrom = Math.min(this.openFrom ?? start, start);
  }

  #holds(instruction: Extract<Instruction, { op: "assert" | "look" }>, start: number): boolean {
    const text = this.#text;
    const position = this.#position;
    if (instruction.op === "look") {
      const inner = new MatchSearch(instruction.pattern, text, this.#spend);
      const isFound = inner.test(position, start);
      if (inner.openFrom !== undefined) this.#open(start);
      return isFound !== instruction.isNegative;
    }
    const { assertion } = instruction;
    if (assertion === "^") return position === 0;
    const left = text.length - position;
    const isLineEnd = assertion === "$" && left === 1 && text.endsWith("\n");
    if (left === 0 || isLineEnd) this.#open(start);
    if (assertion === "$" || assertion === "\\Z") return left === 0 || isLineEnd;
    const isBoundary = isWord(codePointBefore(text, position)) !== isWord(text.codePointAt(position) ?? -1);
    return isBoundary === (assertion === "\\b");
  }
}

function withSlot(slots: Thread["slots"], slot: number, position: number): Thread["slots"] {
  const saved = slots.slice();
  saved[slot] = position;
  return saved;
}

function codePointBefore(text: string, position: number): number {
  const unit = text.charCodeAt(position - 1);
  const isLow = unit >= 0xdc00 && unit < 0xe000;
  const point = text.codePointAt(position - 2) ?? 0;
  return isLow && point > 0xffff ? point : Number.isNaN(unit) ? -1 : unit;
}
