import { BULK, beyond, budget, charge, limitLength } from "../budget.ts";
import type { BuiltinTable } from "./builtin.ts";
import { fail } from "../errors.ts";

/**
 * The stack of macro calls: for each call, its place in the source and the name of the macro. Entries at index `depth`
 * and later belong to calls that have ended.
 */
export interface Calls {
  depth: number;
  readonly places: number[];
  readonly names: string[];
}

/** The settings of the host that the compiled template reads. */
export interface Host {
  readonly now: () => Date;
  /** The filters by name. `map` and similar filters find other filters here. */
  readonly filter: BuiltinTable;
  readonly test: BuiltinTable;
}

/**
 * The state of the current render. Rendering is synchronous. If a host function starts another render, the new render
 * saves the state at its start, and restores the state at its end.
 */
class Run {
  /** True during a render. */
  active = false;
  /** The output so far. Inside a captured block, only the output of that block. */
  out = "";
  /** Index of the running code in the table of source positions. */
  at = 0;
  calls: Calls = { depth: 0, places: [], names: [] };
  host: Host = { now: () => new Date(), filter: {}, test: {} };
  autoescape = false;
  /**
   * True while this engine computes a constant that Jinja computes at compile time. In such a constant, a slice of a
   * value that cannot be sliced, such as a number, is undefined. In other code, such a slice is an error.
   */
  folding = false;
  /** Number of captured blocks around the current code. */
  captures = 0;
  /** Length of the output before the outermost captured block. */
  before = 0;
  /** Start and end of every `generation` block, in UTF-16 units of the output. */
  spans: [number, number][] = [];
}

/** The state of the current render. Compiled templates read and write it. */
export const run = new Run();

/** Replaces the whole output. @param added number of characters by which the output grows */
export function setOutput(whole: string, added: number): void {
  limitLength(whole.length);
  charge(added, BULK);
  run.out = whole;
}

/** Appends to the output. */
export function write(text: string): void {
  setOutput(run.out + text, text.length);
}

/** Starts capturing the output. Returns the output so far, which must be passed to {@link endCapture}. */
export function startCapture(): string {
  const outer = run.out;
  if (run.captures++ === 0) run.before = outer.length;
  run.out = "";
  return outer;
}

/** Ends a capture. Returns the captured text, and restores the outer output. */
export function endCapture(outer: string): string {
  const text = run.out;
  run.out = outer;
  run.captures--;
  return text;
}

/**
 * Runs `work`, and returns its result if it is a string. Otherwise returns the text that `work` wrote to the output.
 */
export function capture(work: () => unknown): string {
  const outer = startCapture();
  const given = work();
  const text = endCapture(outer);
  return typeof given === "string" ? given : text;
}

/** Adds a call to the stack. {@link leaveCall} removes the call. @throws Problem `budget-calls` */
export function enterCall(name: string, cost = 1): void {
  const { calls } = run;
  if (calls.depth >= budget.limits.callDepth) {
    fail("budget-calls", beyond("callDepth"));
  }
  calls.places[calls.depth] = run.at;
  calls.names[calls.depth++] = name;
  charge(cost);
}

/** Removes the innermost call from the stack. */
export function leaveCall(): void {
  const { calls } = run;
  run.at = calls.places[--calls.depth] as number;
}
