import { fail } from "./errors.ts";

/** The limits of one render; see `TemplateOptions.budgets` for their meaning and defaults. */
export interface Budgets {
  /**
   * Work units. A loop turn, a call, or an item that is compared or computed costs one; 8 characters or items that are
   * looked at or copied one by one, and 64 characters that are moved or searched together, cost one, too. Default 2,000,000.
   */
  readonly steps: number;
  /** Length of the rendered text, and of any string made on the way, in UTF-16 units. Default 16,777,216. */
  readonly outputCharacters: number;
  /** The greatest nesting of statements and expressions in the source. Default 200. */
  readonly nesting: number;
  /** The greatest depth of calls of macros and recursive loops. Default 200. */
  readonly callDepth: number;
  /** The most numbers in a `range`. Default 100,000, as in Python's sandbox. */
  readonly rangeItems: number;
}

/** The default limits of a render. */
export const DEFAULT_BUDGETS: Budgets = {
  steps: 2_000_000,
  outputCharacters: 16_777_216,
  nesting: 200,
  callDepth: 200,
  rangeItems: 100_000,
};

/** The default time limit of a render, in milliseconds. */
export const DEFAULT_TIMEOUT_MS = 10_000;

/** Work units for a character or item that is looked at or copied one by one. */
export const SINGLE = 1 / 8;
/** Work units for a character that is moved or searched together with others. */
export const BULK = 1 / 64;
/** Work units for a character of a text of which everything is known: the host may have to join its parts first. */
export const KNOWN = 1 / 512;

/** Work units between two looks at the clock. */
const INTERVAL = 4000;

/** The remaining budgets of the running render. */
class Budget {
  /** Work units left. */
  left = 0;
  /** At fewer work units than these, it is time to look whether the render may go on. */
  pause = 0;
  /** When the render has to end, in milliseconds of the host's clock; 0 before the first look at it. */
  deadline = 0;
  timeoutMs = 0;
  limits: Budgets = DEFAULT_BUDGETS;

  /** Begins a render. */
  start(limits: Budgets, timeoutMs: number): void {
    this.limits = limits;
    this.left = limits.steps;
    this.timeoutMs = timeoutMs;
    this.deadline = 0;
    this.pause = timeoutMs > 0 ? Math.max(0, limits.steps - INTERVAL) : 0;
  }
}

/** The budget of the one running render. */
export const budget = new Budget();

/** Returns the message for a render or a source that exceeds a budget. */
export const beyond = (name: keyof Budgets, most = budget.limits[name]): string =>
  `the template needs more than budgets.${name} allows: ${most}`;

/**
 * Takes work units from the budget, before the work is done.
 *
 * @param amount characters, items or calls
 * @param rate work units for each: {@link SINGLE}, {@link BULK} or {@link KNOWN} for what costs less than one
 * @throws Problem `budget-steps`, `budget-time`
 */
export function charge(amount: number, rate = 1): void {
  // A template may set the amount. A negative one, or NaN, must not increase the budget.
  if (amount > 0 && (budget.left -= amount * rate) < budget.pause) checkBudget();
}

/** Checks what is left, and the clock. @throws Problem `budget-steps`, `budget-time` */
export function checkBudget(): void {
  if (budget.left < 0) fail("budget-steps", beyond("steps"));
  if (budget.timeoutMs <= 0) return;
  const now = performance.now();
  budget.deadline ||= now + budget.timeoutMs;
  if (now >= budget.deadline) fail("budget-time", `the template needs more than timeoutMs allows: ${budget.timeoutMs}`);
  budget.pause = Math.max(0, budget.left - INTERVAL);
}

/** Refuses a text, or a list, that is longer than the output budget. @throws Problem `budget-output` */
export function limitLength(length: number): void {
  if (length > budget.limits.outputCharacters) fail("budget-output", beyond("outputCharacters"));
}

/** Charges for a text of this length that is about to be written. @throws Problem `budget-output`, `budget-steps` */
export function chargeText(length: number): void {
  limitLength(length);
  charge(length, BULK);
}
