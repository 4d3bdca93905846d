import { type Problem, fail } from "./errors.ts";
import type { Budgets } from "./options.ts";

/** Work units for a character or item that is read or copied one by one. */
export const SINGLE = 1 / 8;
/** Work units for a character that is copied or searched together with others. */
export const BULK = 1 / 64;
/**
 * Work units for a character of a string whose length in code points is already known. Reading such a string still
 * costs work units, because JavaScript may have to join its parts first.
 */
export const KNOWN = 1 / 512;

/**
 * The clock is checked each time that a render has used this number of work units, which takes at most about 60 ms.
 * Most renders need fewer units, so they never read the clock.
 */
const INTERVAL = 64_000;

/**
 * Work units that no render can use within a day. An unlimited budget is counted down from this number again and again,
 * because `Infinity - 1` is still Infinity. From a much larger number, a fraction of a unit could not be subtracted.
 */
const FAR = 2 ** 42;

/** Returns the error message for an exceeded budget. */
export const beyond = (name: keyof Budgets, most: number): string =>
  `the template needs more than budgets.${name} allows: ${most}`;

/** A filter, a test, a method or a global function. */
export interface Builtin {
  /** Names of the parameters, in order. Required parameters come first: their number is `required`. */
  readonly parameters: readonly string[];
  readonly required: number;
  /** True if the function receives all positional arguments as one array, and the keyword arguments as a Map. */
  readonly rest: boolean;
  /** Optional parameters that receive `UNDEFINED` if their argument is undefined. */
  readonly kept: readonly string[];
  readonly call: Action;
}

/**
 * The function that implements a builtin. For filters, tests and methods, the first argument is the value that they are
 * applied to. The other arguments follow in the order of the parameters. An implementation may narrow the types,
 * because the types of a method's parameters may be narrower than declared.
 */
export type Action = { call(run: Run, ...values: unknown[]): unknown }["call"];

export type BuiltinTable = ReadonlyMap<string, Builtin>;

/** The parts of a template that do not change from render to render. */
export interface Settings {
  readonly now: () => Date;
  /** The filters by name. `map` and similar filters find other filters here. */
  readonly filter: BuiltinTable;
  readonly test: BuiltinTable;
  readonly budgets: Budgets;
  readonly timeoutMs: number;
  readonly autoescape: boolean;
}

/** The number of code points of a string, and the UTF-16 offset of every 32nd code point; see `strings.ts`. */
export interface Shape {
  readonly length: number;
  /** Undefined if each code point is one unit. */
  readonly offsets: readonly number[] | undefined;
}

/** One render: its output, its place in the source, and its remaining budgets. */
export class Run {
  /** The output so far. Inside a captured block, only the output of that block. */
  out = "";
  /** Index of the running code in the table of source positions. */
  at = 0;
  autoescape: boolean;
  /**
   * True while a constant is computed that Jinja computes at compile time. In such a constant, a slice of a value that
   * cannot be sliced, such as a number, is undefined. In other code, such a slice is an error.
   */
  folding = false;
  /** Start and end of every `generation` block, in UTF-16 units of the output. */
  readonly spans: [number, number][] = [];
  /** The lengths and offsets of the strings that this render has read. It makes reading a string in a loop fast. */
  shapes: Map<string, Shape> | undefined;
  /** Work units left. */
  left: number;
  /** The work units and the time are checked when `left` is below this number. */
  pause: number;
  readonly settings: Settings;
  readonly limits: Budgets;
  /** `limits.outputCharacters`, which is read most often. */
  private readonly mostCharacters: number;
  /** Time at which the render must end, in milliseconds of the host's clock. 0 until the clock is read. */
  private deadline = 0;
  /** The macro calls that are running: the name of each macro, and the place of the call as in `at`. */
  private readonly calls: { readonly name: string; readonly at: number }[] = [];
  /** Number of captured blocks around the current code. */
  private captures = 0;
  /** Length of the output before the outermost captured block. */
  private before = 0;

  constructor(settings: Settings) {
    const { budgets, timeoutMs, autoescape } = settings;
    this.settings = settings;
    this.limits = budgets;
    this.mostCharacters = budgets.outputCharacters;
    this.autoescape = autoescape;
    this.left = Math.min(budgets.steps, FAR);
    this.pause = timeoutMs > 0 ? Math.max(0, this.left - INTERVAL) : 0;
  }

  /** Subtracts work units from the budget, before the work is done. @throws Problem `budget-steps`, `budget-time` */
  charge(units: number): void {
    // The number may come from the template. A negative number, or NaN, must not increase the budget.
    if (units > 0 && (this.left -= units) < this.pause) this.checkBudget();
  }

  /** Charges for characters or items that are read or copied one by one. */
  chargeItems(count: number): void {
    this.charge(count * SINGLE);
  }

  /** Charges for characters that are copied or searched together. */
  chargeCopy(length: number): void {
    this.charge(length * BULK);
  }

  /** Charges for a new string. @throws Problem `budget-output`, `budget-steps` */
  chargeText(length: number): void {
    this.limitLength(length);
    this.charge(length * BULK);
  }

  /** Throws if the length of a string or list exceeds the output budget. @throws Problem `budget-output` */
  limitLength(length: number): void {
    if (length > this.mostCharacters) this.exceed("budget-output", "outputCharacters");
  }

  /** Checks the remaining work units and the time. @throws Problem `budget-steps`, `budget-time` */
  checkBudget(): void {
    if (this.left < 0) {
      if (this.limits.steps < FAR) this.exceed("budget-steps", "steps");
      this.left = FAR;
    }
    const { timeoutMs } = this.settings;
    if (timeoutMs <= 0) return;
    const now = performance.now();
    this.deadline ||= now + timeoutMs;
    if (now >= this.deadline) {
      fail("budget-time", `the template needs more time than timeoutMs allows: ${timeoutMs} ms`);
    }
    this.pause = Math.max(0, this.left - INTERVAL);
  }

  /** Starts the time limit anew, for work that is done in several calls. */
  restartClock(): void {
    this.deadline = 0;
    this.pause = this.settings.timeoutMs > 0 ? Math.max(0, this.left - INTERVAL) : 0;
  }

  /** Throws the error for an exceeded budget. @throws Problem */
  exceed(code: Problem["code"], name: keyof Budgets): never {
    fail(code, beyond(name, this.limits[name]));
  }

  /** Replaces the whole output. @param added number of characters by which the output grows */
  setOutput(whole: string, added: number): void {
    this.limitLength(whole.length);
    this.charge(added * BULK);
    this.out = whole;
  }

  write(text: string): void {
    this.setOutput(this.out + text, text.length);
  }

  /** Starts capturing the output. Returns the output so far, which must be passed to {@link endCapture}. */
  startCapture(): string {
    const outer = this.out;
    if (this.captures++ === 0) this.before = outer.length;
    this.out = "";
    return outer;
  }

  /** Ends a capture. Returns the captured text, and restores the outer output. */
  endCapture(outer: string): string {
    const text = this.out;
    this.out = outer;
    this.captures--;
    return text;
  }

  /** Records a `generation` block, whose text starts at `from` of the current output and ends where it ends now. */
  markGeneration(from: number): void {
    const start = this.captures > 0 ? this.before : from;
    this.spans.push([start, start + this.out.length - from]);
  }

  /** Adds a call to the stack. {@link leaveCall} removes the call. @throws Problem `budget-calls` */
  enterCall(name: string, cost = 1): void {
    if (this.calls.length >= this.limits.callDepth) this.exceed("budget-calls", "callDepth");
    this.calls.push({ name, at: this.at });
    this.charge(cost);
  }

  /** Removes the innermost call from the stack. */
  leaveCall(): void {
    this.at = this.calls.pop()?.at ?? 0;
  }

  /** Returns the running macro calls, the innermost first. */
  callStack(): { readonly name: string; readonly at: number }[] {
    return this.calls.toReversed();
  }
}
