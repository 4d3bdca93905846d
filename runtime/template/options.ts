import type { Budgets } from "./budget.ts";

/**
 * A function of the host, given in the context or in `TemplateOptions.globals`, `filters` or `tests`. It gets plain values:
 * arrays and objects for the lists and dicts that a template makes, and keyword arguments as one object at the end.
 */
export type HostFunction = (...values: never[]) => unknown;

/** Options of a template. The defaults are those of the transformers library. */
export interface TemplateOptions {
  /** Values and functions that every render knows; those of the context win over them. */
  readonly globals?: Readonly<Record<string, unknown>>;
  /** Own filters: `(value, ...arguments) => result`. */
  readonly filters?: Readonly<Record<string, HostFunction>>;
  /** Own tests: `(value, ...arguments) => boolean`. */
  readonly tests?: Readonly<Record<string, HostFunction>>;
  /** Limits; what is not given has its default. */
  readonly budgets?: Partial<Budgets>;
  /** The time limit of a render in milliseconds; 0: none. Default 10,000. */
  readonly timeoutMs?: number;
  /** The clock of `strftime_now`. Default: the system's. */
  readonly now?: () => Date;
  /** Drop the line end after a tag. Default true. */
  readonly trimBlocks?: boolean;
  /** Drop the white space between the start of a line and a tag. Default true. */
  readonly lstripBlocks?: boolean;
  /** Keep a line end at the very end. Default false. */
  readonly keepTrailingNewline?: boolean;
  /** Escape values for HTML. Default false. */
  readonly autoescape?: boolean;
}
