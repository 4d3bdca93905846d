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
  const search = new MatchSearch(text, spend);
  const end = search.run(pattern, from, { starts: pattern.starts, mustAdvance });
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

/** How a pattern is searched. A look-ahead has an `origin` instead: the start of the thread that asks. */
interface Manner {
  readonly origin?: number;
  readonly starts?: PythonPattern["starts"];
  readonly mustAdvance?: boolean;
}

class MatchSearch {
  openFrom: number | undefined;
  readonly #text: string;
  readonly #spend: Spend;

  constructor(text: string, spend: Spend) {
    this.#text = text;
    this.#spend = spend;
  }

  run({ code, isAnchored }: Pattern, from: number, { origin, starts, mustAdvance = false }: Manner): End | undefined {
    const isSearch = origin === undefined && !isAnchored;
    let position = isSearch ? this.#skip(from, starts) : from;
    if (isSearch && starts !== undefined && position === this.#text.length) {
      this.#open(position);
      return undefined;
    }
    /** The time when each instruction was last visited. */
    const seen = new Uint32Array(code.length);
    this.#spend(1 + code.length / 16);
    let threads: Thread[] = [];
    let found: End | undefined;
    for (let time = 1; ; time++) {
      if (threads.length === 0 && isSearch && found === undefined) position = this.#skip(position, starts);
      if (time === 1 || (isSearch && found === undefined)) {
        threads.push({ at: 0, start: origin ?? position, slots: [] });
      }
      if (threads.length === 0) return found;
      const point = this.#text.codePointAt(position) ?? -1;
      const next: Thread[] = [];
      const stack = threads.reverse();
      let steps = 1;
      for (let thread = stack.pop(); thread !== undefined; thread = stack.pop()) {
        const { at, start, slots } = thread;
        const instruction = code[at];
        if (seen[at] === time || instruction === undefined) continue;
        seen[at] = time;
        steps += 1 + slots.length / 4;
        if (instruction.op === "match") {
          if (mustAdvance && position === from) continue;
          found = { ...thread, end: position };
          break;
        }
        if (instruction.op === "one") {
          if (point === -1) this.#open(start);
          else if (instruction.test(point)) next.push({ at: at + 1, start, slots });
        } else if (instruction.op === "split") {
          stack.push({ at: at + instruction.second, start, slots }, { at: at + instruction.first, start, slots });
        } else if (instruction.op === "save") {
          const saved = slots.slice();
          saved[instruction.slot] = position;
          stack.push({ at: at + 1, start, slots: saved });
        } else if (this.#holds(instruction, position, start)) stack.push({ at: at + 1, start, slots });
      }
      this.#spend(steps);
      if (point === -1) return found;
      threads = next;
      position += point > 0xffff ? 2 : 1;
    }
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

  #holds(instruction: Extract<Instruction, { op: "assert" | "look" }>, position: number, start: number): boolean {
    if (instruction.op === "look") {
      return (this.run(instruction.pattern, position, { origin: start }) === undefined) === instruction.isNegative;
    }
    const { assertion } = instruction;
    const text = this.#text;
    if (assertion === "^") return position === 0;
    const left = text.length - position;
    const isLineEnd = assertion === "$" && left === 1 && text.endsWith("\n");
    if (left === 0 || isLineEnd) this.#open(start);
    if (assertion === "$" || assertion === "\\Z") return left === 0 || isLineEnd;
    const isBoundary = isWord(codePointBefore(text, position)) !== isWord(text.codePointAt(position) ?? -1);
    return isBoundary === (assertion === "\\b");
  }
}

function codePointBefore(text: string, position: number): number {
  const unit = text.charCodeAt(position - 1);
  const isLow = unit >= 0xdc00 && unit < 0xe000;
  const point = text.codePointAt(position - 2) ?? 0;
  return isLow && point > 0xffff ? point : Number.isNaN(unit) ? -1 : unit;
}
