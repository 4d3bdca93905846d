import { fail } from "./errors.ts";
import { JsonMemory } from "./json-memory.ts";
import type { BuiltinTable } from "./value.ts";

/** The limits of one render; see `TemplateOptions.budgets` for their meaning and defaults. */
export interface Budgets {
  /** Work units: a loop turn, a call, a list element or 64 characters handled cost one each. Default 2,000,000. */
  readonly steps: number;
  /** Length of the rendered text, and of any string made on the way, in UTF-16 units. Default 16,777,216. */
  readonly outputCharacters: number;
  /** How deep statements and expressions may nest in the source. Default 200. */
  readonly nesting: number;
  /** How deep macros and recursive loops may call each other. Default 200. */
  readonly callDepth: number;
  /** How many numbers `range` may hold. Default 100,000, as in Python's sandbox. */
  readonly rangeItems: number;
}

/** What a render is allowed when the caller says nothing. */
export const DEFAULT_BUDGETS: Budgets = {
  steps: 2_000_000,
  outputCharacters: 16_777_216,
  nesting: 200,
  callDepth: 200,
  rangeItems: 100_000,
};

/** The macro stack: where each call stands, and what it calls. Entries behind `depth` are of calls that have ended. */
export interface Calls {
  depth: number;
  readonly places: number[];
  readonly names: string[];
}

/** What the host decides for a template: everything a running closure may ask for. */
export interface Host {
  readonly budgets: Budgets;
  readonly now: () => Date;
  /** Filters and tests by name, for `map`, `select` and their kin. */
  readonly filter: BuiltinTable;
  readonly test: BuiltinTable;
}

/** The one running render; rendering is synchronous, and a nested render saves and restores it. */
export class Run {
  /** Whether a render is going on; one that starts within it has to put everything back. */
  active = false;
  /** The text so far, of the template or of the innermost captured block. */
  out = "";
  /** Work units left. */
  left = 0;
  /** Which entry of the position table the code now running belongs to. */
  at = 0;
  calls: Calls = { depth: 0, places: [], names: [] };
  host: Host = { budgets: DEFAULT_BUDGETS, now: () => new Date(), filter: {}, test: {} };
  maximum = DEFAULT_BUDGETS.outputCharacters;
  autoescape = false;
  /** Captured blocks around the code now running, and the text before the outermost of them. */
  captures = 0;
  before = 0;
  /** How many values have been written as JSON, and those that earlier renders of the template wrote. */
  written = 0;
  memory = new JsonMemory();
  /** Start and end of every `generation` block, in UTF-16 units of the output. */
  spans: [number, number][] = [];
}

/** The state that closures read and write. */
export const run = new Run();

/** What to say where a render or a source goes beyond a budget. */
export const beyond = (name: keyof Budgets, most = run.host.budgets[name]): string =>
  `the template needs more than budgets.${name} allows: ${most}`;

/** Takes work units from the budget. @throws Problem `budget-steps` */
export function spend(steps: number): void {
  if ((run.left -= steps) < 0) {
    fail("budget-steps", beyond("steps"));
  }
}

/** Refuses a text longer than the output budget, and charges for long ones. @throws Problem `budget-output` */
export function checkLength(length: number): void {
  if (length > run.maximum) {
    fail("budget-output", beyond("outputCharacters"));
  }
  if (length > 64) spend(length >> 6);
}

/** Appends to the output. */
export function write(text: string): void {
  if ((run.out += text).length > run.maximum) checkLength(run.out.length);
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

/** The text that the work writes, or that it gives when it writes none. */
export function capture(work: () => unknown): string {
  const outer = startCapture();
  const given = work();
  const text = endCapture(outer);
  return typeof given === "string" ? given : text;
}

/** Puts a call on the stack; {@link leaveCall} takes it off. @throws Problem `budget-calls` */
export function enterCall(name: string): void {
  const { calls } = run;
  if (calls.depth >= run.host.budgets.callDepth) {
    fail("budget-calls", beyond("callDepth"));
  }
  calls.places[calls.depth] = run.at;
  calls.names[calls.depth++] = name;
  spend(1);
}

/** The innermost call has ended, and the code around it goes on. */
export function leaveCall(): void {
  const { calls } = run;
  run.at = calls.places[--calls.depth] as number;
}
