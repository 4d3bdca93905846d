import type { TemplateOptions } from "../options.ts";
import type { BuiltinTable } from "../run.ts";
import { hostBuiltin } from "./builtin.ts";
import { HTML_FILTERS } from "./filters-html.ts";
import { LIST_FILTERS, SELECT_FILTERS } from "./filters-list.ts";
import { NUMBER_FILTERS } from "./filters-number.ts";
import { TEXT_FILTERS } from "./filters-text.ts";
import { GLOBALS, GlobalFunction } from "./globals.ts";
import { TESTS } from "./tests.ts";

/** All filters of Jinja2, and `tojson` of the transformers library. */
export const FILTERS: BuiltinTable = {
  ...LIST_FILTERS,
  ...TEXT_FILTERS,
  ...HTML_FILTERS,
  ...SELECT_FILTERS,
  ...NUMBER_FILTERS,
};

const BUILTIN_NAMES: Names = { filter: FILTERS, test: TESTS };

/** Returns the filters and tests that a template can use: those of the engine, and those in the options. */
export function namesFor({ filters, tests }: TemplateOptions): Names {
  if (!filters && !tests) return BUILTIN_NAMES;
  return { filter: { ...FILTERS, ...own(filters) }, test: { ...TESTS, ...own(tests) } };
}

const own = (table: TemplateOptions["filters"] = {}): BuiltinTable =>
  Object.fromEntries(Object.entries(table).map(([name, target]) => [name, hostBuiltin(target)]));

/**
 * Returns the value of a name that is not in the context: an entry of `globals`, or else a global function of the
 * engine.
 */
export function globalValue(name: string, globals: TemplateOptions["globals"]): unknown {
  if (globals && Object.hasOwn(globals, name)) {
    return globals[name];
  }
  return FUNCTIONS.get(name);
}

const FUNCTIONS: ReadonlyMap<string, GlobalFunction> = new Map(
  Object.entries(GLOBALS).map(([name, target]) => [name, new GlobalFunction(name, target)]),
);

/** The filters and tests that a template can use, by name. */
export interface Names {
  readonly filter: BuiltinTable;
  readonly test: BuiltinTable;
}
