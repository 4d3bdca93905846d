import type { Names } from "./compiler.ts";
import { FILTERS } from "./filters.ts";
import { HostCallable, hostBuiltin, type HostFunction } from "./function.ts";
import { GLOBALS, GlobalFunction } from "./globals.ts";
import type { TemplateOptions } from "./options.ts";
import { TESTS } from "./tests.ts";
import type { BuiltinTable } from "./value.ts";

/** The engine's own filters and tests. */
export const BUILTIN_NAMES: Names = { filter: FILTERS, test: TESTS, closed: true };

/** The filters and tests that a template knows by name. */
export function namesFor({ filters, tests, globals }: TemplateOptions): Names {
  if (!filters && !tests && !globals) return BUILTIN_NAMES;
  return { filter: { ...FILTERS, ...own(filters) }, test: { ...TESTS, ...own(tests) }, closed: false };
}

const own = (table: TemplateOptions["filters"] = {}): BuiltinTable =>
  Object.fromEntries(Object.entries(table).map(([name, target]) => [name, hostBuiltin(target)]));

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
