import type { Budgets } from "./run.ts";

/**
 * A JavaScript function in the context or in `TemplateOptions.globals`, `filters` or `tests`. Templates can call it.
 * Lists and dicts of the template are passed as arrays and plain objects. Keyword arguments are passed as one object,
 * which is the last argument.
 */
export type HostFunction = (...values: never[]) => unknown;

/** Options of a template. They have the same defaults as in the transformers library. */
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
  /** Limits of a render. Each limit has a default. */
  readonly budgets?: Partial<Budgets>;
  /** Time limit of a render in milliseconds. 0 means no limit. Default: 10,000. */
  readonly timeoutMs?: number;
  /** Returns the time for `strftime_now`. Default: the clock of the system. */
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
