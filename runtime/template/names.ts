import type { Names } from "./compiler.ts";
import { FILTERS } from "./filters.ts";
import { type BuiltinTable, find, HostCallable, hostBuiltin, type HostFunction } from "./function.ts";
import { GLOBALS, GlobalFunction } from "./globals.ts";
import type { TemplateOptions } from "./options.ts";
import { TESTS } from "./tests.ts";

/** The engine's own filters and tests. */
export const BUILTIN_NAMES: Names = {
  filter: (name) => find(FILTERS, name),
  test: (name) => find(TESTS, name),
  filterNames: () => Object.keys(FILTERS),
  testNames: () => Object.keys(TESTS),
  closed: true,
};
/** The filters and tests that a template knows by name. */
export function namesFor({ filters, tests, globals }: TemplateOptions): Names {
  return filters || tests || globals ? extendedNames(filters ?? {}, tests ?? {}) : BUILTIN_NAMES;
}

type HostTable = Readonly<Record<string, HostFunction>>;

function extendedNames(filters: HostTable, tests: HostTable): Names {
  const own = (table: HostTable): BuiltinTable =>
    Object.fromEntries(Object.entries(table).map(([name, target]) => [name, hostBuiltin(target)]));
  const ownFilters = own(filters);
  const ownTests = own(tests);
  return {
    filter: (name) => find(ownFilters, name) ?? find(FILTERS, name),
    test: (name) => find(ownTests, name) ?? find(TESTS, name),
    filterNames: () => Object.keys({ ...FILTERS, ...filters }),
    testNames: () => Object.keys({ ...TESTS, ...tests }),
    closed: false,
  };
}

/** What a name means that the context does not give: a global of the caller or of the engine. */
export function globalValue(name: string, globals: TemplateOptions["globals"]): unknown {
  if (globals && Object.hasOwn(globals, name)) {
    const value = globals[name];
    return typeof value === "function" ? new HostCallable(value as HostFunction) : value;
  }
  return FUNCTIONS.get(name);
}

const FUNCTIONS: ReadonlyMap<string, GlobalFunction> = new Map(
  Object.entries(GLOBALS).map(([name, target]) => [name, new GlobalFunction(name, target)]),
);
