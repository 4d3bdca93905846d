import { KINDS } from "./entry.ts";
import type { Check, Entry, Finding, Kind, Spec } from "./entry.ts";
import { byCodePoint, numberOf } from "./json.ts";
import { suggestion } from "./suggest.ts";

/** Returns a rule that looks at one entry at a time. What it finds in an entry is kept for as long as the entry is. */
export function perEntry(kinds: readonly Kind[], find: (entry: Entry) => Iterable<Finding>): Check {
  const known = new WeakMap<Entry, readonly Finding[]>();
  return (spec) => kinds.flatMap((kind) => spec[kind].flatMap((entry) => kept(known, entry, () => [...find(entry)])));
}

/** Returns the value kept for an object (an entry, a schema), made when it is asked for first. */
export function kept<Key extends object, Value>(store: WeakMap<Key, Value>, key: Key, make: () => Value): Value {
  const known = store.get(key);
  if (known !== undefined) return known;
  const value = make();
  store.set(key, value);
  return value;
}

/** Ids of one kind, for questions about references. */
export interface Ids {
  /** Returns true if an entry of this id exists, even one that is broken. */
  has(id: string): boolean;
  /** Returns the hint for an id that does not exist: the nearest one, else some of them. */
  suggestion(id: string): string;
}

/** Returns the ids of one kind of entry. */
export function idsOf(spec: Spec, kind: Kind): Ids {
  const ids = spec[kind].map((entry) => entry.id);
  const known = new Set(ids);
  const hints = new Map<string, string>();
  return {
    has: (id) => known.has(id) || isBroken(spec, kind, id),
    suggestion: (id) => {
      const hint = hints.get(id) ?? suggestion(id, ids);
      hints.set(id, hint);
      return hint;
    },
  };
}

/** Returns true if the file of an entry exists but could not be read or breaks its schema. */
export function isBroken(spec: Spec, kind: Kind, id: string): boolean {
  return spec.broken?.has(`spec/${kind}/${id}.yaml`) ?? false;
}

/**
 * Returns the path that an entry has in the spec that it belongs to, whether that is the folder itself or one that it
 * extends.
 */
export function plainFile({ kind, id }: Pick<Entry, "kind" | "id">): string {
  return kind === "facts" || kind === "hub" ? `spec/${kind}.yaml` : `spec/${kind}/${id}.yaml`;
}

/** Returns the place of an entry's spec: empty for the spec itself, else the place of the extended spec. */
export function placeOfSpec(entry: Entry): string {
  return entry.file.slice(0, -plainFile(entry).length);
}

/** Sorts entries by their `order`, those without one last; then by id. */
export function byOrder(left: Entry, right: Entry): number {
  const order = (entry: Entry): number => numberOf(entry.data["order"]) ?? Infinity;
  const [first, second] = [order(left), order(right)];
  return first === second ? byCodePoint(left.id, right.id) : first - second;
}

/** Returns the name of the schema of a kind of entry. */
export function schemaOf(kind: Entry["kind"]): string {
  return kind === "facts" ? "fact" : kind === "hub" ? kind : KINDS[kind];
}
