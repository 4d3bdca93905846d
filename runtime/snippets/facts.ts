import { FACT_SOURCES, type Facts } from "../../generated/facts.ts";
import { computedFacts } from "./computed-facts.ts";
import { type FactsOf, factsReader } from "./read.ts";

/** Maximum depth of a copied model record. Facts need no values at deeper levels. */
const DEEPEST = 8;

/**
 * Returns a copy of plain data. Fields that throw when they are read, and values that are nested too deeply, become
 * undefined.
 *
 * @param value any value, including proxies and objects with getters
 */
export function plainCopy(value: unknown, depth = 0): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (depth === DEEPEST) return undefined;
  const isList = attempt(() => Array.isArray(value)) ?? false;
  const fields = (attempt(() => Object.keys(value)) ?? []).map((key) => {
    const field = attempt((): unknown => Reflect.get(value, key));
    return [key, plainCopy(field, depth + 1)] as const;
  });
  return isList ? fields.map(([, field]) => field) : Object.fromEntries(fields);
}

/** Returns the result of an action, or undefined if the action throws. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Returns the facts of a model. A fact is computed when it is first read. */
export const factsOf: FactsOf = /* @__PURE__ */ factsReader(FACT_SOURCES, computedFacts);

/** Calls `use` with the facts of a model record, and returns its result. */
export function withFacts<Result>(record: unknown, use: (facts: Facts) => Result): Result {
  return orWithCopy(record, (readable) => use(factsOf(readable)));
}

/**
 * Calls `use` with a model record, and returns its result. Two kinds of records cause an error: records whose getter or
 * proxy throws, and records that are infinitely deep. For both, `use` is called again with a plain copy.
 */
export function orWithCopy<Result>(record: unknown, use: (record: unknown) => Result): Result {
  try {
    return use(record);
  } catch {
    return use(plainCopy(record));
  }
}
