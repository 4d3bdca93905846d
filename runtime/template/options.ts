import type { Budgets } from "./budget.ts";

/**
 * A function of the host, in the context or in `TemplateOptions.globals`, `filters` or `tests`. It receives plain
 * values: lists and dicts of the template as arrays and objects, and keyword arguments as one object at the end.
 */
export type HostFunction = (...values: never[]) => unknown;

/** Options of a template. The defaults are the same as in the transformers library. */
export interface TemplateOptions {
  /**
   * Values and functions that every render can use. A value of the context takes precedence over a global of the same
   * name.
   */
  readonly globals?: Readonly<Record<string, unknown>>;
  /** Additional filters: `(value, ...arguments) => result`. */
  readonly filters?: Readonly<Record<string, HostFunction>>;
  /** Additional tests: `(value, ...arguments) => boolean`. */
  readonly tests?: Readonly<Record<string, HostFunction>>;
  /** Limits of a render. Each has a default. */
  readonly budgets?: Partial<Budgets>;
  /** Time limit of a render in milliseconds. 0: no limit. Default: 10,000. */
  readonly timeoutMs?: number;
  /** Clock of `strftime_now`. Default: the system's clock. */
  readonly now?: () => Date;
  /** Removes the line end after a tag. Default: true. */
  readonly trimBlocks?: boolean;
  /** Removes the white space between the start of a line and a tag. Default: true. */
  readonly lstripBlocks?: boolean;
  /** Keeps a line end at the end of the template. Default: false. */
  readonly keepTrailingNewline?: boolean;
  /** Escapes values for HTML. Default: false. */
  readonly autoescape?: boolean;
}
