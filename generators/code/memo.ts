import type { Entry } from "../spec/entry.ts";

/**
 * Remembers what was made of an entry: while the entry is the same object, and the other things that went in are the
 * same, it is not made again. Loading passes on the same object for a file that did not change.
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
