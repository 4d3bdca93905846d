import { KINDS, type Check, type Entry, type Finding, type Kind, type Spec } from "./entry.ts";
import { byCodePoint, numberOf, textOf } from "./json.ts";
import { suggestion } from "./suggest.ts";

/** Makes a rule that checks one entry at a time. The findings of an entry are cached. */
export function perEntry(kinds: readonly Kind[], find: (entry: Entry) => Iterable<Finding>): Check {
  const known = new WeakMap<Entry, readonly Finding[]>();
  return (spec) => kinds.flatMap((kind) => spec[kind].flatMap((entry) => kept(known, entry, () => [...find(entry)])));
}

/** A `Map` or a `WeakMap`. */
interface Store<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/**
 * Returns the value that is cached under `key`. Calls `make` on first use. A key is, for example, an entry or a schema.
 */
export function kept<Key, Value>(store: Store<Key, Value>, key: Key, make: () => Value): Value {
  const known = store.get(key);
  if (known !== undefined) return known;
  const value = make();
  store.set(key, value);
  return value;
}

/** Ids of one kind of entry, for checking references. */
export interface Ids {
  has(id: string): boolean;
  /**
   * Returns the hint for an id that does not exist. It names the id with the most similar spelling or, if there is
   * none, some valid ids.
   */
  suggestion(id: string): string;
}

export function idsOf(spec: Spec, kind: Kind): Ids {
  const ids = spec[kind].map((entry) => entry.id);
  const known = new Set(ids);
  const hints = new Map<string, string>();
  return {
    has: (id) => known.has(id),
    suggestion: (id) => kept(hints, id, () => suggestion(id, ids)),
  };
}

/**
 * Returns the path of an entry's file, such as `spec/tasks/translation.yaml`. The location of an extended spec is left
 * out.
 */
export function plainFile({ kind, id }: Pick<Entry, "kind" | "id">): string {
  return kind === "facts" || kind === "hub" ? `spec/${kind}.yaml` : `spec/${kind}/${id}.yaml`;
}

/** Returns the start of `entry.file` that names the extended spec. Empty for an entry of the spec itself. */
export function placeOfSpec(entry: Entry): string {
  return entry.file.slice(0, -plainFile(entry).length);
}

/** Compares entries by their `order`, then by id. Entries without an order come last. */
export function byOrder(left: Entry, right: Entry): number {
  const order = (entry: Entry): number => numberOf(entry.data["order"]) ?? Infinity;
  const [first, second] = [order(left), order(right)];
  return first === second ? byCodePoint(left.id, right.id) : first - second;
}

/** Returns the name of the schema for a kind of entry. */
export function schemaOf(kind: Entry["kind"]): string {
  return kind === "facts" ? "fact" : kind === "hub" ? kind : KINDS[kind];
}

/** Name of the file that lists the facts about a call, and the calls that are rendered as examples. */
export const CALLS = "_calls";

/** Returns the file `_calls.yaml`, or undefined in a spec without clients. */
export function callsOf(spec: Spec): Entry | undefined {
  return spec.clients.find(({ id }) => id === CALLS);
}

/** Languages of clients, in the order in which they are shown. */
const LANGUAGES = ["python", "js", "sh"];

/** Returns the clients, in the order in which they are shown. */
export function clientsOf(spec: Spec): readonly Entry[] {
  const all = spec.clients.filter(({ id }) => id !== CALLS);
  return all.sort((one, other) => languageOf(one) - languageOf(other) || byOrder(one, other));
}

function languageOf({ data }: Entry): number {
  return LANGUAGES.indexOf(textOf(data["language"]) ?? "");
}
