import type { Run } from "../run.ts";
import { fail } from "../errors.ts";

/**
 * Base class of the Python values that have no counterpart in JavaScript. All other values are JavaScript values:
 * string, boolean, null (None), undefined (Undefined), number (int, or float if it has a fraction), bigint (int),
 * arrays (list), Maps and plain objects (dict).
 */
export abstract class PythonObject {
  /** Name of the type in Python. */
  abstract readonly type: string;
  /** @internal Returns the attribute, or undefined. */
  attribute(_run: Run, _name: string): unknown {
    return undefined;
  }
  /** @internal Returns what Python's `len` returns, or undefined if the value has no length. */
  get length(): number | undefined {
    return undefined;
  }
  /** @internal Returns what Python's `repr` returns. `str` returns the same text, except for some classes. */
  represent(_run: Run): string {
    return `<${this.type}>`;
  }
}

/** A float whose value is a whole number, such as `1.0`. All other floats are JavaScript numbers. */
export class Float extends PythonObject {
  /** Name of the type in Python. */
  readonly type = "float";
  /** The number itself. */
  readonly value: number;
  constructor(value: number) {
    super();
    this.value = value;
  }
  /** Returns the number, so that JavaScript can calculate with this value. */
  override valueOf(): number {
    return this.value;
  }
}

/**
 * Makes a Python float from a number, even from a whole number: a template prints `float(1)` as `1.0`.
 *
 * @returns a value to pass to a template instead of the number
 */
export function float(value: number): unknown {
  return Number.isInteger(value) ? new Float(value) : value;
}

/** A string that is safe in HTML. */
export class Markup extends PythonObject {
  readonly type = "Markup";
  readonly value: string;
  constructor(value: string) {
    super();
    this.value = value;
  }
}

/** Returns the text as Markup if `isMarked` is true, otherwise unchanged. */
export const markedIf = (isMarked: boolean, text: string): string | Markup => (isMarked ? new Markup(text) : text);

class Undefined extends PythonObject {
  readonly type = "Undefined";
  override get length(): number {
    return 0;
  }
}

/**
 * Represents an argument that was passed, but is undefined. An argument that was not passed is represented by
 * `undefined`.
 */
export const UNDEFINED: PythonObject = /* @__PURE__ */ new Undefined();

/** Returns an argument as the template passed it: converts `UNDEFINED` back to undefined. */
export const released = (argument: unknown): unknown => (argument === UNDEFINED ? undefined : argument);

/** An immutable list. */
export class Tuple extends Array<unknown> {
  /** Makes `map`, `filter` and `slice` of a tuple return a plain list. */
  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }
}

/** A result of `groupby`: `(grouper, list)`. */
export class Group extends Tuple {}

export function tuple(...items: unknown[]): Tuple {
  return toTuple(items);
}

/** Converts a list to a tuple. This is faster than `Tuple.from`. */
export function toTuple(items: readonly unknown[]): Tuple {
  const result = new Tuple(items.length);
  for (let index = 0; index < items.length; index++) result[index] = items[index];
  return result;
}

/**
 * A dict of the template. The keys of the Map are results of `hash`. If `hash` changed a key, `originals` contains the
 * original key.
 */
export class Dict extends Map<unknown, unknown> {
  originals?: Map<unknown, unknown>;
}

/** The value of `namespace(…)`. It is the only value whose attributes a template may set. */
export class Namespace extends PythonObject {
  readonly type = "Namespace";
  readonly values: Map<unknown, unknown>;
  constructor(values: Map<unknown, unknown>) {
    super();
    this.values = values;
  }
  override attribute(_run: Run, name: string): unknown {
    return this.values.get(name);
  }
}

/** A lazy sequence that can be read once, like a Python generator. */
export class Generator extends PythonObject {
  readonly type: string = "generator";
  /** The items that have not been read yet. Each loop over them continues where the previous one stopped. */
  readonly iterator: Iterable<unknown>;
  constructor(iterator: Iterable<unknown>) {
    super();
    this.iterator = iterator;
  }
  override represent(_run: Run): string {
    return "<generator object>";
  }
}

/** The value of `keys()`, `values()` or `items()` of a dict. */
export class View extends PythonObject {
  readonly type: "dict_keys" | "dict_values" | "dict_items";
  readonly items: readonly unknown[];
  constructor(type: "dict_keys" | "dict_values" | "dict_items", items: readonly unknown[]) {
    super();
    this.type = type;
    this.items = items;
  }
  override get length(): number {
    return this.items.length;
  }
}

/** The value of `range(…)`. An item is created only when it is read. */
export class Range extends PythonObject {
  readonly type = "range";
  readonly start: number;
  readonly stop: number;
  readonly step: number;
  constructor(start: number, stop: number, step: number) {
    super();
    this.start = start;
    this.stop = stop;
    this.step = step;
  }
  override represent(_run: Run): string {
    return `range(${this.start}, ${this.stop}${this.step === 1 ? "" : `, ${this.step}`})`;
  }
  override get length(): number {
    return Math.max(0, Math.ceil((this.stop - this.start) / this.step));
  }
  at(index: number): number {
    return this.start + index * this.step;
  }
  override attribute(_run: Run, name: string): unknown {
    return name === "start" ? this.start : name === "stop" ? this.stop : name === "step" ? this.step : undefined;
  }
}

/** Keyword arguments in the caller's order. */
export type Keywords = ReadonlyMap<string, unknown>;

/** A value that a template can call, such as a macro or a method. */
export abstract class Callable extends PythonObject {
  abstract call(run: Run, positional: unknown[], keywords?: Keywords): unknown;
}

/** A value that templates use as a dict: a Map or a plain object. */
export type Mapping = Record<string, unknown> | Map<unknown, unknown>;

/** Returns true if templates can use the value as a dict. @throws Problem `type` for an instance of a class */
export function isMapping(value: unknown): value is Mapping {
  return isRecord(value) || value instanceof Map;
}

/** Returns true if the value is a plain object of the host. @throws Problem `type` for an instance of a class */
export function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  // This check is fast, and accepts most dicts. The others have no prototype, or a field `constructor`.
  if (value.constructor === Object) return true;
  if (Array.isArray(value) || value instanceof PythonObject || value instanceof Map) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Plain objects of another realm, such as an iframe, are accepted too.
  if (prototype === null || Object.getPrototypeOf(prototype) === null) return true;
  return fail(
    "type",
    `the context contains an object of the class ${(prototype as object).constructor.name}; a template accepts strings, numbers, booleans, null, arrays, plain objects, Maps and functions: convert it before you render`,
  );
}

/** Returns an object without the fields whose value is undefined. */
export const withoutUndefined = <Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

/** Returns true if the value is a string or Markup. */
export function isText(value: unknown): value is string | Markup {
  return typeof value === "string" || value instanceof Markup;
}

/** Returns Python's name of the value's type, for messages. */
export function typeName(value: unknown): string {
  if (value === undefined) return "Undefined";
  if (value === null) return "NoneType";
  if (value instanceof PythonObject) return value.type;
  if (Array.isArray(value)) return value instanceof Tuple ? "tuple" : "list";
  if (typeof value === "number") return Number.isInteger(value) ? "int" : "float";
  const names: Record<string, string> = { string: "str", boolean: "bool", bigint: "int", object: "dict" };
  return names[typeof value] ?? typeof value;
}

/** Throws the error for a value that has the wrong type. @throws Problem `type` */
export function expected(wanted: string, value: unknown): never {
  fail("type", `expected ${wanted}, got ${typeName(value)}`);
}

/**
 * Throws the error for operands whose types the operator does not support. @throws Problem `type`, `unknown-variable`
 */
export function unsupported(operator: string, left: unknown, right: unknown): never {
  if (left === undefined || right === undefined) fail("unknown-variable", "an operand is undefined");
  fail("type", `unsupported operand types for ${operator}: ${typeName(left)} and ${typeName(right)}`);
}

/** Returns true if the value counts as true in Python. */
export function truthy(run: Run, value: unknown): boolean {
  if (typeof value === "boolean") return value;
  if (typeof value !== "object" || value === null) return Boolean(value) || Number.isNaN(value);
  if (Array.isArray(value)) return value.length > 0;
  if (value instanceof PythonObject) {
    if (value instanceof Float || value instanceof Markup) return Boolean(value.value);
    return value.length !== 0;
  }
  return isMapping(value) && hasKeys(run, value);
}

function hasKeys(run: Run, mapping: Mapping): boolean {
  if (mapping instanceof Dict) return mapping.size > 0;
  const values: unknown[] = mapping instanceof Map ? [...mapping.values()] : Object.values(mapping);
  // JavaScript must list all fields of an object to count them, so each field counts as work.
  run.chargeItems(values.length);
  return values.some((value) => value !== undefined);
}

/**
 * Returns the value to which a filter is applied. Throws if the value is undefined. @throws Problem `unknown-variable`
 */
export function needDefined<Value>(value: Value | undefined): Value {
  return value === undefined ? fail("unknown-variable", "the input of the filter is undefined") : value;
}

/** Returns a string or Markup as a string. @throws Problem `type` */
export const needText = (value: unknown): string =>
  typeof value === "string" ? value : value instanceof Markup ? value.value : expected("str", value);
