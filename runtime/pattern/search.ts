import type { Assertion, CodePointTest, Instruction, Program } from "./program.ts";

/** Receives the number of steps that were taken, so that the caller can limit them. Stops the search if it throws. */
export type Spend = (steps: number) => void;

/** A compiled pattern, without what a search does not need. */
interface Automaton {
  readonly program: Program;
  readonly isMultiline: boolean;
  readonly isAnchored: boolean;
  readonly isWord: CodePointTest;
}

/** The newest change of the slots of a thread, which leads to the older ones. Threads share their older marks. */
export interface Mark {
  readonly instruction: Extract<Instruction, { op: "save" | "clear" }>;
  readonly position: number;
  readonly previous: Mark | undefined;
}

/** One way to match the text so far. */
interface Thread {
  /** Index of the next instruction. */
  readonly at: number;
  /**
   * The loops with a lower number have consumed nothing in this iteration. An outer loop has a higher number, and has
   * consumed all that an inner one has.
   */
  readonly level: number;
  readonly start: number;
  readonly trail: Mark | undefined;
}

/** The end of a thread that matched. */
export type ThreadEnd = Pick<Thread, "start" | "trail"> & { readonly end: number };

/** One position of a search. */
interface Moment {
  readonly program: Program;
  readonly position: number;
  /** The code point at the position, or -1 at the end. */
  readonly code: number;
  /** The time when each state was last reached. A state that was reached twice at one time is continued once. */
  readonly seen: Uint32Array;
  readonly time: number;
}

/**
 * Runs all threads of a program side by side over a string, in the order in which a backtracking matcher would try them.
 * The first thread at a state wins, because later ones could only repeat what it does.
 */
export class Search {
  /** True if more text after the end could change the result. */
  isOpen = false;
  readonly #pattern: Automaton;
  readonly #text: string;
  readonly #spend: Spend;

  constructor(pattern: Automaton, text: string, spend: Spend = () => {}) {
    this.#pattern = pattern;
    this.#text = text;
    this.#spend = spend;
  }

  /** Returns the first match that starts at `from` or later. */
  search(from: number): ThreadEnd | undefined {
    return this.#run(this.#pattern.program, from, !this.#pattern.isAnchored);
  }

  /** Matches a program at `from`, or also at later positions if `isSearch` is true. */
  #run(program: Program, from: number, isSearch: boolean, trail?: Mark): ThreadEnd | undefined {
    const { loops } = program;
    const seen = new Uint32Array(program.code.length * (loops + 1));
    this.#spend(1 + seen.length / 16);
    let threads: Thread[] = [];
    let found: ThreadEnd | undefined;
    let position = from;
    for (let time = 1; ; time++) {
      if (time === 1 || (isSearch && found === undefined)) threads.push({ at: 0, level: 0, start: position, trail });
      if (threads.length === 0) return found;
      const code = this.#text.codePointAt(position) ?? -1;
      const next: Thread[] = [];
      found = this.#advance({ program, position, code, seen, time }, threads.reverse(), next) ?? found;
      if (code === -1) return found;
      threads = next;
      position += code > 0xffff ? 2 : 1;
    }
  }

  /**
   * Continues the threads of `stack`, the most preferred one last, until each of them consumes a code point or fails.
   * Adds those that go on to `next`. Returns the thread that matched; the threads after it are dropped.
   */
  #advance(moment: Moment, stack: Thread[], next: Thread[]): ThreadEnd | undefined {
    const { program, position, code, seen, time } = moment;
    let steps = 1;
    let found: ThreadEnd | undefined;
    for (let thread = stack.pop(); thread !== undefined && found === undefined; thread = stack.pop()) {
      const { at, level, start, trail } = thread;
      const state = at * (program.loops + 1) + level;
      const instruction = program.code[at];
      if (seen[state] === time || instruction === undefined) continue;
      seen[state] = time;
      steps += 1;
      if (instruction.op === "match") found = { start, trail, end: position };
      else if (instruction.op === "one") {
        if (this.#isCut(position, code)) this.isOpen = true;
        if (instruction.test(code)) next.push({ at: at + 1, level: 0, start, trail });
      } else if (instruction.op === "split") {
        const { first, second } = instruction;
        stack.push({ at: at + second, level, start, trail }, { at: at + first, level, start, trail });
      } else {
        const after = this.#pass(instruction, thread, position);
        if (after !== undefined) stack.push({ ...after, at: at + 1 });
      }
    }
    this.#spend(steps);
    return found;
  }

  /** Executes an instruction that consumes nothing. Returns undefined if the thread fails. */
  #pass(instruction: Instruction, thread: Thread, position: number): Thread | undefined {
    const { level, trail } = thread;
    switch (instruction.op) {
      case "save":
      case "clear":
        return { ...thread, trail: { instruction, position, previous: trail } };
      case "enter":
        return { ...thread, level: Math.max(level, instruction.loop + 1) };
      case "leave":
        return level > instruction.loop ? undefined : thread;
      case "assert":
        return this.#holds(instruction.assertion, position) ? thread : undefined;
      case "look": {
        const found = this.#run(instruction.program, position, false, trail);
        if (instruction.isNegative) return found === undefined ? thread : undefined;
        return found && { ...thread, trail: found.trail };
      }
      default:
        return thread;
    }
  }

  #holds(assertion: Assertion, position: number): boolean {
    const { isMultiline, isWord } = this.#pattern;
    const text = this.#text;
    const [before, after] = [text.charCodeAt(position - 1), text.charCodeAt(position)];
    if (assertion === "^") return position === 0 || (isMultiline && isLineEnd(before));
    if (position === text.length) this.isOpen = true;
    if (assertion === "$") return position === text.length || (isMultiline && isLineEnd(after));
    return (isWord(before) !== isWord(after)) === (assertion === "\\b");
  }

  /** Returns true if the code point at a position can become another one when more text follows. */
  #isCut(position: number, code: number): boolean {
    return code === -1 || (position + 1 === this.#text.length && code >= 0xd800 && code < 0xdc00);
  }
}

function isLineEnd(code: number): boolean {
  return code === 10 || code === 13 || code === 0x2028 || code === 0x2029;
}
