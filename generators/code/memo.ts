import type { Entry } from "../spec/entry.ts";

/**
 * Caches the result for an entry. The result is computed again if the entry or one of the other arguments is a
 * different object. If a file has not changed, the loader returns the same object for it as before.
 */
export function memoPerEntry<Others extends readonly unknown[], Result>(
  make: (entry: Entry, ...others: Others) => Result,
): (entry: Entry, ...others: Others) => Result {
  const made = new WeakMap<Entry, { readonly others: Others; readonly result: Result }>();
  return (entry, ...others) => {
    const known = made.get(entry);
    if (known?.others.every((other, index) => Object.is(other, others[index])) === true) return known.result;
    const result = make(entry, ...others);
    made.set(entry, { others, result });
    return result;
  };
}
