import { MOST_CREDIT } from "./json-memory.ts";
import { inOnePiece } from "./remembering.ts";
import { run, spend } from "./run.ts";
import { PythonObject } from "./value.ts";

const MOST_WRITTEN = 512;
/** The longest text that is kept; the first few are the tools, and the calls of a conversation are short. */
const longestAt = (place: number): number => (place < 32 ? 4096 : 256);
const LONGEST_TRACE = 512;
const CREDIT = 8;

const LIST = Symbol("list");
const DICT = Symbol("dict");
const END = Symbol("end");

/** What the walk that is going on has met; undefined when nobody wants to know. */
let met: unknown[] | undefined;

/** Notes a scalar or a key. */
export function note(value: unknown): void {
  if (met !== undefined && met.push(value) > LONGEST_TRACE) met = undefined;
}

/** Notes that a list begins. */
export function noteList(length: number): void {
  note(LIST);
  note(length);
}

/** Notes that a dict begins. */
export const noteDict = (): void => note(DICT);
/** Notes that a dict ends. */
export const noteEnd = (): void => note(END);

/** What is being written is not to be known again. */
export function noteNothing(): void {
  met = undefined;
}

/** The value as JSON: as it was written the last time if it is still the same, else by `write`, which notes what it meets. */
export function writeAgain(value: object, write: (value: object) => string): string {
  const { memory } = run;
  const place = run.written++;
  const known = memory.recent[place];
  if (known && follow(known.trace, 0, value) === known.trace.length) {
    memory.credit = Math.min(MOST_CREDIT, Math.max(0, memory.credit) + CREDIT);
    spend(known.steps);
    if (!known.joined) {
      known.text = inOnePiece(known.text);
      known.joined = true;
    }
    return known.text;
  }
  const { left } = run;
  const noted = place < MOST_WRITTEN && (--memory.credit > 0 || memory.credit % 16 === 0);
  const trace: unknown[] | undefined = noted ? [] : undefined;
  met = trace;
  const text = write(value);
  // A host's getter may have rendered something else in between.
  if (trace && met === trace && text.length <= longestAt(place)) {
    memory.recent[place] = { trace, text, joined: false, steps: left - run.left };
  }
  met = undefined;
  return text;
}

/** Walks through a value along a trace, from a place in it. Returns the place behind the value, or -1 when they differ. */
function follow(trace: readonly unknown[], place: number, value: unknown): number {
  if (typeof value !== "object" || value === null) return trace[place] === value ? place + 1 : -1;
  if (Array.isArray(value)) return followList(trace, place, value);
  if (trace[place] !== DICT || value instanceof PythonObject || value instanceof Map) return -1;
  let next = place + 1;
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue;
    if (trace[next++] !== key) return -1;
    const item = (value as Record<string, unknown>)[key];
    // Most are scalars, and they need no call.
    if (trace[next] === item) next++;
    else if ((next = follow(trace, next, item)) < 0) return -1;
  }
  return trace[next] === END ? next + 1 : -1;
}

function followList(trace: readonly unknown[], place: number, list: readonly unknown[]): number {
  if (trace[place] !== LIST || trace[place + 1] !== list.length) return -1;
  let next = place + 2;
  for (let index = 0; index < list.length; index++) {
    const item = list[index];
    if (trace[next] === item) next++;
    else if ((next = follow(trace, next, item)) < 0) return -1;
  }
  return next;
}
