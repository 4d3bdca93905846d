import { BULK, charge, SINGLE } from "../budget.ts";
import { Dict, Float, type Mapping, Markup, PythonObject, Tuple, View, expected, isMapping, toTuple } from "./value.ts";

/**
 * Converts a key of a dict to a key for a `Map`. The result is the same for all keys that are equal in Python. @throws
 * Problem `type` for lists and dicts
 */
export function hash(key: unknown): unknown {
  if (typeof key === "string") {
    if (key.length > 64) charge(key.length, BULK);
    return key;
  }
  if (key === null || key === undefined) return key;
  if (typeof key === "number" || typeof key === "bigint") return key;
  if (typeof key === "boolean") return Number(key);
  if (key instanceof Float || key instanceof Markup) return key.value;
  if (key instanceof Tuple) {
    charge(1 + key.length);
    return `\0(${key.map((item) => (typeof item === "string" ? JSON.stringify(hash(item)) : String(hash(item)))).join()})`;
  }
  if (key instanceof PythonObject && !(key instanceof View)) return key;
  return expected("something hashable", key);
}

/**
 * Adds a pair to a dict of the template. If the dict already has an equal key, keeps the old key and replaces its
 * value.
 */
export function put(dict: Dict, key: unknown, value: unknown): void {
  const hashed = hash(key);
  if (hashed !== key && !dict.has(hashed)) (dict.originals ??= new Map()).set(hashed, key);
  dict.set(hashed, value);
}

/** Returns the value of a key, or undefined. Only reads own properties of objects. */
export function lookUp(mapping: Mapping, key: unknown): unknown {
  const name = hash(key);
  if (mapping instanceof Map) return mapping.has(name) ? mapping.get(name) : mapping.get(key);
  return typeof name === "string" && Object.hasOwn(mapping, name) ? mapping[name] : undefined;
}

export function hasKey(mapping: Mapping, key: unknown): boolean {
  const name = hash(key);
  return mapping instanceof Map ? mapping.has(name) : typeof name === "string" && Object.hasOwn(mapping, name);
}

/**
 * Returns the keys of an object. Charges work units only after the keys are listed, because their number is not known
 * earlier.
 */
function recordKeys(mapping: Readonly<Record<string, unknown>>): string[] {
  const keys = Object.keys(mapping);
  charge(keys.length, SINGLE);
  return keys;
}

/** Returns the keys in insertion order. */
export function keysOf(mapping: Mapping): unknown[] {
  if (!(mapping instanceof Map)) return recordKeys(mapping);
  charge(mapping.size, SINGLE);
  const keys = [...mapping.keys()];
  const originals = mapping instanceof Dict ? mapping.originals : undefined;
  return originals ? keys.map((key) => (originals.has(key) ? originals.get(key) : key)) : keys;
}

/** Returns the pairs of keys and values in insertion order. */
export function entriesOf(mapping: Mapping): [unknown, unknown][] {
  if (!(mapping instanceof Map)) return recordKeys(mapping).map((key) => [key, mapping[key]]);
  charge(mapping.size);
  if (!(mapping instanceof Dict)) return [...mapping.entries()];
  return keysOf(mapping).map((key) => [key, mapping.get(hash(key))]);
}

/** Returns the pairs of keys and values as tuples. */
export const pairsOf = (mapping: Mapping): Tuple[] => entriesOf(mapping).map(toTuple);

export function sizeOf(mapping: Mapping): number {
  return mapping instanceof Map ? mapping.size : recordKeys(mapping).length;
}

export function makeDict(pairs: Iterable<readonly [unknown, unknown]>): Dict {
  const dict = new Dict();
  for (const [key, value] of pairs) {
    charge(1);
    put(dict, key, value);
  }
  return dict;
}

/** Returns the value if it is a dict. @throws Problem `type` */
export const needMapping = (value: unknown): Mapping => (isMapping(value) ? value : expected("dict", value));
