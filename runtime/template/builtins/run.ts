import { BULK, beyond, budget, charge, limitLength } from "../budget.ts";
import type { BuiltinTable } from "./builtin.ts";
import { fail } from "../errors.ts";

/** The macro stack: where each call stands, and what it calls. Entries behind `depth` are of calls that have ended. */
export interface Calls {
  depth: number;
  readonly places: number[];
  readonly names: string[];
}

/** The settings of the host that running closures read. */
export interface Host {
  readonly now: () => Date;
  /** Filters and tests by name, for `map`, `select` and their kin. */
  readonly filter: BuiltinTable;
  readonly test: BuiltinTable;
}

/** The one running render; rendering is synchronous, and a nested render saves and restores it. */
class Run {
  /** True during a render. A nested render must restore this state at its end. */
  active = false;
  /** The text so far, of the template or of the innermost captured block. */
  out = "";
  /** Which entry of the position table the code now running belongs to. */
  at = 0;
  calls: Calls = { depth: 0, places: [], names: [] };
  host: Host = { now: () => new Date(), filter: {}, test: {} };
  autoescape = false;
  /**
   * The running code is a constant that Python computes at compile time, where a slice of what has no items is
   * undefined.
   */
  folding = false;
  /** Captured blocks around the code now running, and the text before the outermost of them. */
  captures = 0;
  before = 0;
  /** Start and end of every `generation` block, in UTF-16 units of the output. */
  spans: [number, number][] = [];
}

/** The state that closures read and write. */
export const run = new Run();

/** Makes a text the whole output. `added`: how many of its characters are new. */
export function setOutput(whole: string, added: number): void {
  limitLength(whole.length);
  charge(added, BULK);
  run.out = whole;
}

/** Appends to the output. */
export function write(text: string): void {
  setOutput(run.out + text, text.length);
}

/** Starts capturing output; give what it returns to {@link endCapture}. */
export function startCapture(): string {
  const outer = run.out;
  if (run.captures++ === 0) run.before = outer.length;
  run.out = "";
  return outer;
}

/** Ends a capture: the text written since, with the outer output back in place. */
export function endCapture(outer: string): string {
  const text = run.out;
  run.out = outer;
  run.captures--;
  return text;
}

/** Returns the text that the work writes, or that it gives when it writes none. */
export function capture(work: () => unknown): string {
  const outer = startCapture();
  const given = work();
  const text = endCapture(outer);
  return typeof given === "string" ? given : text;
}

/** Puts a call on the stack; {@link leaveCall} takes it off. @throws Problem `budget-calls` */
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
