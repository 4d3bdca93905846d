import type { Run } from "../run.ts";
import { Dict, Float, type Mapping, Markup, PythonObject, Tuple, View, expected, isMapping, toTuple } from "./value.ts";

/**
 * Converts a key of a dict to a key for a `Map`. The result is the same for all keys that are equal in Python. @throws
 * Problem `type` for lists and dicts
 */
export function hash(run: Run, key: unknown): unknown {
  if (typeof key === "string") {
    if (key.length > 64) run.chargeCopy(key.length);
    return key;
  }
  if (key === null || key === undefined) return key;
  if (typeof key === "number" || typeof key === "bigint") return key;
  if (typeof key === "boolean") return Number(key);
  if (key instanceof Float || key instanceof Markup) return key.value;
  if (key instanceof Tuple) {
    run.charge(1 + key.length);
    return `\0(${key.map((item) => (typeof item === "string" ? JSON.stringify(hash(run, item)) : String(hash(run, item)))).join()})`;
  }
  if (key instanceof PythonObject && !(key instanceof View)) return key;
  return expected("something hashable", key);
}

/**
 * Adds a pair to a dict of the template. If the dict already has an equal key, keeps the old key and replaces its
 * value.
 */
export function put(run: Run, dict: Dict, key: unknown, value: unknown): void {
  const hashed = hash(run, key);
  if (hashed !== key && !dict.has(hashed)) (dict.originals ??= new Map()).set(hashed, key);
  dict.set(hashed, value);
}

/** Returns the value of a key, or undefined. Only reads own properties of objects. */
export function lookUp(run: Run, mapping: Mapping, key: unknown): unknown {
  const name = hash(run, key);
  if (mapping instanceof Map) return mapping.has(name) ? mapping.get(name) : mapping.get(key);
  return typeof name === "string" && Object.hasOwn(mapping, name) ? mapping[name] : undefined;
}

export function hasKey(run: Run, mapping: Mapping, key: unknown): boolean {
  const name = hash(run, key);
  return mapping instanceof Map ? mapping.has(name) : typeof name === "string" && Object.hasOwn(mapping, name);
}

/**
 * Returns the keys of an object. Charges work units only after the keys are listed, because their number is not known
 * earlier.
 */
function recordKeys(run: Run, mapping: Readonly<Record<string, unknown>>): string[] {
  const keys = Object.keys(mapping);
  run.chargeItems(keys.length);
  return keys;
}

/** Returns the keys in insertion order. */
export function keysOf(run: Run, mapping: Mapping): unknown[] {
  if (!(mapping instanceof Map)) return recordKeys(run, mapping);
  run.chargeItems(mapping.size);
  const keys = [...mapping.keys()];
  const originals = mapping instanceof Dict ? mapping.originals : undefined;
  return originals ? keys.map((key) => (originals.has(key) ? originals.get(key) : key)) : keys;
}

/** Returns the pairs of keys and values in insertion order. */
export function entriesOf(run: Run, mapping: Mapping): [unknown, unknown][] {
  if (!(mapping instanceof Map)) return recordKeys(run, mapping).map((key) => [key, mapping[key]]);
  run.charge(mapping.size);
  if (!(mapping instanceof Dict)) return [...mapping.entries()];
  return keysOf(run, mapping).map((key) => [key, mapping.get(hash(run, key))]);
}

/** Returns the pairs of keys and values as tuples. */
export const pairsOf = (run: Run, mapping: Mapping): Tuple[] => entriesOf(run, mapping).map(toTuple);

export function sizeOf(run: Run, mapping: Mapping): number {
  return mapping instanceof Map ? mapping.size : recordKeys(run, mapping).length;
}

export function makeDict(run: Run, pairs: Iterable<readonly [unknown, unknown]>): Dict {
  const dict = new Dict();
  for (const [key, value] of pairs) {
    run.charge(1);
    put(run, dict, key, value);
  }
  return dict;
}

/** Returns the value if it is a dict. @throws Problem `type` */
export const needMapping = (value: unknown): Mapping => (isMapping(value) ? value : expected("dict", value));
