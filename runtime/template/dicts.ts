import { spend } from "./run.ts";
import { Dict, expected, Float, type Mapping, Markup, PythonObject, toTuple, Tuple, View } from "./value.ts";

/** A map key under which equal Python keys fall together. @throws Problem `type` for lists and dicts */
export function hash(key: unknown): unknown {
  if (typeof key === "string" || key === null || key === undefined) return key;
  if (typeof key === "number" || typeof key === "bigint") return key;
  if (typeof key === "boolean") return Number(key);
  if (key instanceof Float || key instanceof Markup) return key.value;
  if (key instanceof Tuple) {
    spend(1 + key.length);
    return `\0(${key.map((item) => (typeof item === "string" ? JSON.stringify(item) : String(hash(item)))).join()})`;
  }
  if (key instanceof PythonObject && !(key instanceof View)) return key;
  return expected("something hashable", key);
}

/** Puts a pair into a dict made by the template; the first of equal keys stays, the last value wins. */
export function put(dict: Dict, key: unknown, value: unknown): void {
  const hashed = hash(key);
  if (hashed !== key && !dict.has(hashed)) (dict.originals ??= new Map()).set(hashed, key);
  dict.set(hashed, value);
}

/** The value under a key, or undefined; own properties only. */
export function lookUp(mapping: Mapping, key: unknown): unknown {
  const name = typeof key === "string" ? key : hash(key);
  if (mapping instanceof Map) return mapping.has(name) ? mapping.get(name) : mapping.get(key);
  return typeof name === "string" && Object.hasOwn(mapping, name) ? mapping[name] : undefined;
}

/** Whether the key is in the dict. */
export function hasKey(mapping: Mapping, key: unknown): boolean {
  const name = hash(key);
  return mapping instanceof Map ? mapping.has(name) : typeof name === "string" && Object.hasOwn(mapping, name);
}

/** The keys in insertion order. */
export function keysOf(mapping: Mapping): unknown[] {
  if (!(mapping instanceof Map)) return Object.keys(mapping);
  const keys = [...mapping.keys()];
  const originals = mapping instanceof Dict ? mapping.originals : undefined;
  return originals ? keys.map((key) => (originals.has(key) ? originals.get(key) : key)) : keys;
}

/** Key and value pairs in insertion order. */
export function entriesOf(mapping: Mapping): [unknown, unknown][] {
  if (!(mapping instanceof Map)) return Object.entries(mapping);
  if (!(mapping instanceof Dict)) return [...mapping.entries()];
  return keysOf(mapping).map((key) => [key, mapping.get(hash(key))]);
}

/** Key and value pairs as tuples. */
export function pairsOf(mapping: Mapping): Tuple[] {
  if (mapping instanceof Map) return entriesOf(mapping).map((pair) => toTuple(pair));
  // A list that grows item by item keeps room for more.
  return Object.keys(mapping).map((key) => {
    const pair = new Tuple(2);
    pair[0] = key;
    pair[1] = mapping[key];
    return pair;
  });
}

/** How many keys the dict has. */
export function sizeOf(mapping: Mapping): number {
  return mapping instanceof Map ? mapping.size : Object.keys(mapping).length;
}

/** A dict of these pairs. */
export function makeDict(pairs: Iterable<readonly [unknown, unknown]>): Dict {
  const dict = new Dict();
  for (const [key, value] of pairs) put(dict, key, value);
  return dict;
}
