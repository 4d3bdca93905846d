import type { Entry } from "../spec/entry.ts";

/**
 * Returns a function that calls `make` and caches one result for each entry. `make` is called again if the entry or
 * another argument is a different object. For a file that has not changed, the loader of the spec returns the same
 * entry object as before.
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
