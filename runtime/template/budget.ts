import { fail } from "./errors.ts";

/** The limits of one render. `TemplateOptions.budgets` can replace some or all of them. */
export interface Budgets {
  /**
   * Work units. Each of the following costs one unit: a loop iteration; a call; an item that is compared, computed or
   * replaced; 8 characters or items that are read or copied one by one; 64 characters that are copied or searched
   * together. Default: 2,000,000.
   */
  readonly steps: number;
  /** Maximum length of the rendered text and of any intermediate string, in UTF-16 units. Default: 16,777,216. */
  readonly outputCharacters: number;
  /** Maximum nesting of statements and expressions in the source. Default: 200. */
  readonly nesting: number;
  /** Maximum depth of calls of macros and recursive loops. Default: 200. */
  readonly callDepth: number;
  /** Maximum number of items in a `range`. Default: 100,000, as in Python's sandbox. */
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

/** Work units for a character or item that is read or copied one by one. */
export const SINGLE = 1 / 8;
/** Work units for a character that is copied or searched together with others. */
export const BULK = 1 / 64;
/**
 * Work units for a character of a text whose length in code points is already known. Reading such a text still costs
 * work units, because JavaScript may have to join its parts first.
 */
export const KNOWN = 1 / 512;

/**
 * The clock is checked each time that a render has used this number of work units, which takes at most about 60 ms.
 * Most renders need fewer units, so they never read the clock.
 */
const INTERVAL = 64_000;

/** The remaining budgets of the running render. */
class Budget {
  /** Work units left. */
  left = 0;
  /** The work units and the time are checked when `left` is below this number. */
  pause = 0;
  /**
   * Time at which the render must end, in milliseconds of the host's clock. The value is 0 until the clock is checked
   * for the first time.
   */
  deadline = 0;
  timeoutMs = 0;
  limits: Budgets = DEFAULT_BUDGETS;

  start(limits: Budgets, timeoutMs: number): void {
    this.limits = limits;
    this.left = limits.steps;
    this.timeoutMs = timeoutMs;
    this.deadline = 0;
    this.pause = timeoutMs > 0 ? Math.max(0, limits.steps - INTERVAL) : 0;
  }
}

/** The budget of the current render. Only one render runs at a time. */
export const budget = new Budget();

/** Returns the error message for an exceeded budget. */
export const beyond = (name: keyof Budgets, most = budget.limits[name]): string =>
  `the template needs more than budgets.${name} allows: ${most}`;

/**
 * Subtracts work units from the budget, before the work is done.
 *
 * @param amount characters, items or calls
 * @param rate work units per item: {@link SINGLE}, {@link BULK} or {@link KNOWN}. Default: 1
 * @throws Problem `budget-steps`, `budget-time`
 */
export function charge(amount: number, rate = 1): void {
  // The amount may come from the template. A negative amount, or NaN, must not increase the budget.
  if (amount > 0 && (budget.left -= amount * rate) < budget.pause) checkBudget();
}

/** Checks the remaining work units and the time. @throws Problem `budget-steps`, `budget-time` */
export function checkBudget(): void {
  if (budget.left < 0) fail("budget-steps", beyond("steps"));
  if (budget.timeoutMs <= 0) return;
  const now = performance.now();
  budget.deadline ||= now + budget.timeoutMs;
  if (now >= budget.deadline)
    fail("budget-time", `the template needs more time than timeoutMs allows: ${budget.timeoutMs} ms`);
  budget.pause = Math.max(0, budget.left - INTERVAL);
}

/** Throws if the length of a text or list exceeds the output budget. @throws Problem `budget-output` */
export function limitLength(length: number): void {
  if (length > budget.limits.outputCharacters) fail("budget-output", beyond("outputCharacters"));
}

/** Subtracts the work units for writing a text of this length. @throws Problem `budget-output`, `budget-steps` */
export function chargeText(length: number): void {
  limitLength(length);
  charge(length, BULK);
}
