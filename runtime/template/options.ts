import type { Compiled } from "./compile.ts";
import type { HostFunction } from "./function.ts";
import type { Budgets } from "./run.ts";

/** How a template is read and what it may use. The defaults are those of the transformers library. */
export interface TemplateOptions {
  /** Values and functions that every render knows; functions get keyword arguments as one object at the end. */
  readonly globals?: Readonly<Record<string, unknown>>;
  /** Own filters: `(value, ...arguments) => result`. */
  readonly filters?: Readonly<Record<string, HostFunction>>;
  /** Own tests: `(value, ...arguments) => boolean`. */
  readonly tests?: Readonly<Record<string, HostFunction>>;
  /** Limits; what is not given has its default. */
  readonly budgets?: Partial<Budgets>;
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

/** A module made by `precompile` of `hubsmith/template/precompile`. */
export interface PrecompiledTemplate {
  /** The source of the template, for places in errors. */
  readonly source: string;
  /** @internal what the module expects of the runtime */
  readonly revision: number;
  /** @internal makes the function that renders, out of the runtime */
  readonly make: (runtime: Record<string, unknown>) => Compiled;
}

/** What modules expect of the runtime: to be counted up whenever they come to expect something else. */
export const REVISION = 1;
