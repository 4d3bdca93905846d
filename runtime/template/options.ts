/** The limits of one render. `TemplateOptions.budgets` can replace some or all of them. Infinity means no limit. */
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
  readonly filters?: Readonly<Record<string, HostFunction | undefined>>;
  /** Additional tests: `(value, ...arguments) => boolean`. */
  readonly tests?: Readonly<Record<string, HostFunction | undefined>>;
  /** Limits of a render. Each limit has a default. */
  readonly budgets?: { readonly [Name in keyof Budgets]?: Budgets[Name] | undefined };
  /** Time limit of a render in milliseconds. 0 means no limit. Default: 10,000. */
  readonly timeoutMs?: number | undefined;
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
