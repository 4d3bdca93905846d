import { fail } from "../errors.ts";
import type { Run } from "../run.ts";
import { needInteger } from "./numbers.ts";
import { codePointAt, codePointLength, codePointSlice, codePoints } from "./strings.ts";
import {
  Dict,
  Float,
  Generator,
  type Mapping,
  Markup,
  PythonObject,
  Range,
  Tuple,
  View,
  expected,
  isMapping,
  isText,
  needText,
  toTuple,
} from "./value.ts";

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
    const parts = key.map((item) => {
      const hashed = hash(run, item);
      return isText(item) ? JSON.stringify(hashed) : String(hashed);
    });
    return `\0(${parts.join()})`;
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

/**
 * Returns the value of a key, or undefined. Only reads own properties of objects. A field of the host whose value is
 * undefined is absent.
 */
export function lookUp(run: Run, mapping: Mapping, key: unknown): unknown {
  const name = hash(run, key);
  if (mapping instanceof Map) return mapping.has(name) ? mapping.get(name) : mapping.get(key);
  return typeof name === "string" && Object.hasOwn(mapping, name) ? mapping[name] : undefined;
}

export const hasKey = (run: Run, mapping: Mapping, key: unknown): boolean =>
  mapping instanceof Dict ? mapping.has(hash(run, key)) : lookUp(run, mapping, key) !== undefined;

/** Returns the keys and the values in insertion order. Two lists need less time and memory than a list of pairs. */
export function fieldsOf(run: Run, mapping: Mapping): { keys: unknown[]; values: unknown[] } {
  const isMap = mapping instanceof Map;
  const keys: unknown[] = isMap ? [...mapping.keys()] : Object.keys(mapping);
  const values: unknown[] = isMap ? [...mapping.values()] : Object.values(mapping);
  // JavaScript does not know the number of an object's keys before it lists them.
  run.chargeItems(keys.length);
  if (mapping instanceof Dict) return { keys: withOriginals(mapping, keys), values };
  return values.includes(undefined) ? withoutAbsent(keys, values) : { keys, values };
}

const withOriginals = ({ originals }: Dict, keys: unknown[]): unknown[] =>
  originals ? keys.map((key) => (originals.has(key) ? originals.get(key) : key)) : keys;

const withoutAbsent = (keys: readonly unknown[], values: readonly unknown[]): ReturnType<typeof fieldsOf> => ({
  keys: keys.filter((_, index) => values[index] !== undefined),
  values: values.filter((value) => value !== undefined),
});

/** Returns the keys in insertion order. */
export const keysOf = (run: Run, mapping: Mapping): unknown[] => fieldsOf(run, mapping).keys;

/** Returns the pairs of keys and values in insertion order. */
export function entriesOf(run: Run, mapping: Mapping): [unknown, unknown][] {
  const { keys, values } = fieldsOf(run, mapping);
  return keys.map((key, index) => [key, values[index]]);
}

export const pairsOf = (run: Run, mapping: Mapping): Tuple[] => entriesOf(run, mapping).map(toTuple);

export const sizeOf = (run: Run, mapping: Mapping): number =>
  mapping instanceof Dict ? mapping.size : keysOf(run, mapping).length;

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

/** Returns the items that Python gets when it iterates over the value. @throws Problem `type` if it is not iterable */
export function toArray(run: Run, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (value === undefined) return [];
  if (isText(value)) {
    return codePoints(run, needText(value));
  }
  if (value instanceof Range) {
    run.chargeItems(value.length);
    return Array.from({ length: value.length }, (_, index) => value.at(index));
  }
  if (value instanceof Generator) return drain(run, value.iterator);
  if (value instanceof View) return value.items;
  if (isMapping(value)) return keysOf(run, value);
  return expected("a sequence", value);
}

function drain(run: Run, iterator: Iterable<unknown>): unknown[] {
  const items: unknown[] = [];
  for (const item of iterator) {
    run.charge(1);
    items.push(item);
  }
  return items;
}

/**
 * Returns the two items of a sequence. Throws if it does not have exactly two items. @throws Problem `value`, `type`
 */
export function pairOf(run: Run, value: unknown): readonly [unknown, unknown] {
  const items = toArray(run, value);
  if (items.length !== 2) fail("value", `expected key and value, got ${items.length} values`);
  return [items[0], items[1]];
}

/** Returns true if Python can iterate over the value. */
export function isIterable(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return typeof value === "string" || value === undefined;
  return Array.isArray(value) || isText(value) || isMapping(value) || isLazy(value);
}

const isLazy = (value: unknown): boolean =>
  value instanceof Range || value instanceof Generator || value instanceof View;

/** Returns what Python's `len` returns, or undefined if the value has no length. */
export function sizeOrNothing(run: Run, value: unknown): number | undefined {
  if (isText(value)) return codePointLength(run, needText(value));
  if (Array.isArray(value) || value instanceof PythonObject) return value.length;
  if (value === undefined) return 0;
  return isMapping(value) ? sizeOf(run, value) : undefined;
}

/** Returns what Python's `len` returns. @throws Problem `type` */
export const size = (run: Run, value: unknown): number => sizeOrNothing(run, value) ?? expected("a sequence", value);

/** Returns the item at an index, or undefined. As in Python, a negative index counts from the end. */
export function itemAt(run: Run, value: unknown, index: number): unknown {
  if (Array.isArray(value)) return value[index < 0 ? index + value.length : index];
  if (isText(value)) {
    const whole = needText(value);
    const position = index < 0 ? index + codePointLength(run, whole) : index;
    const point = position < 0 ? undefined : codePointAt(run, whole, position);
    return point !== undefined && value instanceof Markup ? new Markup(point) : point;
  }
  if (!(value instanceof Range)) return undefined;
  const position = index < 0 ? index + value.length : index;
  return position >= 0 && position < value.length ? value.at(position) : undefined;
}

/** Returns the bounds of a slice as numbers within a sequence of `length` items. */
export function sliceBounds(
  length: number,
  start: unknown,
  stop: unknown,
  step: unknown,
): { start: number; stop: number; step: number } {
  const by = bound(step, 1);
  if (by === 0) fail("value", "the step of a slice must not be zero");
  const low = by < 0 ? -1 : 0;
  const high = by < 0 ? length - 1 : length;
  const clamp = (value: number): number => Math.min(Math.max(value < 0 ? value + length : value, low), high);
  return {
    start: start === null ? (by < 0 ? high : low) : clamp(bound(start, 0)),
    stop: stop === null ? (by < 0 ? low : high) : clamp(bound(stop, 0)),
    step: by,
  };
}

const bound = (value: unknown, absent: number): number => (value === null ? absent : needInteger(value));

/** Returns what `value[start:stop:step]` returns in Python. @throws Problem `type` */
export function slice(run: Run, value: unknown, start: unknown, stop: unknown, step: unknown): unknown {
  if (!Array.isArray(value) && !isText(value) && !(value instanceof Range)) {
    expected("a sequence", value);
  }
  const bounds = sliceBounds(size(run, value), start, stop, step);
  if (value instanceof Range) {
    return new Range(value.at(bounds.start), value.at(bounds.stop), value.step * bounds.step);
  }
  if (Array.isArray(value)) {
    run.chargeCopy(value.length);
    const part =
      bounds.step === 1 ? value.slice(bounds.start, Math.max(bounds.start, bounds.stop)) : stepped(run, value, bounds);
    return value instanceof Tuple ? toTuple(part) : part;
  }
  const whole = needText(value);
  const part =
    bounds.step === 1
      ? codePointSlice(run, whole, bounds.start, bounds.stop)
      : stepped(run, codePoints(run, whole), bounds).join("");
  return value instanceof Markup ? new Markup(part) : part;
}

function stepped<T>(
  run: Run,
  items: readonly T[],
  { start, stop, step }: { start: number; stop: number; step: number },
): T[] {
  run.chargeItems(Math.max(0, (stop - start) / step));
  const result: T[] = [];
  for (let index = start; step > 0 ? index < stop : index > stop; index += step) result.push(items[index] as T);
  return result;
}
