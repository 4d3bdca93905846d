import { charge, SINGLE } from "../budget.ts";
import { fail } from "../errors.ts";

/**
 * Values are native: string, boolean, null (None), undefined (Undefined), number and bigint (int; a number that is not an
 * integer is a float), arrays (list), Maps and plain objects (dict). What JavaScript lacks is a subclass of this one.
 */
export abstract class PythonObject {
  /** Python's name of the type. */
  abstract readonly type: string;
  /** @internal the attribute, or undefined */
  attribute(_name: string): unknown {
    return undefined;
  }
  /** @internal `len`, for what has one */
  get length(): number | undefined {
    return undefined;
  }
  /** @internal `repr`, and `str` unless {@link text} says otherwise */
  represent(): string {
    return `<${this.type}>`;
  }
}

/** A float whose value is an integer (`1.0`); all other floats are plain numbers. */
export class Float extends PythonObject {
  /** Name of its type in Python. */
  readonly type = "float";
  /** The number itself. */
  readonly value: number;
  constructor(value: number) {
    super();
    this.value = value;
  }
  /** Returns the number itself, so that JavaScript can calculate with it. */
  override valueOf(): number {
    return this.value;
  }
}

/**
 * Makes a Python float of a number, even of an integer: `float(1)` prints `1.0`.
 *
 * @returns a value to put into a context, or to return from a function, instead of the number
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

/** Returns the text as it is, or as Markup. */
export const markedIf = (isMarked: boolean, text: string): string | Markup => (isMarked ? new Markup(text) : text);

class Undefined extends PythonObject {
  readonly type = "Undefined";
  override get length(): number {
    return 0;
  }
}

/** An argument that is given but undefined; a builtin sees what is not given at all as `undefined`. */
export const UNDEFINED: PythonObject = /* @__PURE__ */ new Undefined();

/** Returns the argument as a value that a template may get. */
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

/** Makes a tuple of these items. */

export function tuple(...items: unknown[]): Tuple {
  return toTuple(items);
}

/** Returns a tuple of the items of a list; quicker than `Tuple.from`. */
export function toTuple(items: readonly unknown[]): Tuple {
  const result = new Tuple(items.length);
  for (let index = 0; index < items.length; index++) result[index] = items[index];
  return result;
}

/** A dict made by the template; `originals` holds keys that JavaScript cannot compare as Python does. */
export class Dict extends Map<unknown, unknown> {
  originals?: Map<unknown, unknown>;
}

/** `namespace(…)`: the one thing whose attributes a template may set. */
export class Namespace extends PythonObject {
  readonly type = "Namespace";
  readonly values: Map<unknown, unknown>;
  constructor(values: Map<unknown, unknown>) {
    super();
    this.values = values;
  }
  override attribute(name: string): unknown {
    return this.values.get(name);
  }
}

/** A lazy sequence that can be read once, as Python's generators. */
export class Generator extends PythonObject {
  readonly type: string = "generator";
  /** A list is emptied as it is read. */
  readonly iterator: Iterable<unknown>;
  constructor(iterator: Iterable<unknown>) {
    super();
    this.iterator = iterator;
  }
  override represent(): string {
    return "<generator object>";
  }
}

/** `dict.keys()`, `.values()`, `.items()`. */
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

/** `range(…)`: never materialised before it is read. */
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
  override represent(): string {
    return `range(${this.start}, ${this.stop}${this.step === 1 ? "" : `, ${this.step}`})`;
  }
  override get length(): number {
    return Math.max(0, Math.ceil((this.stop - this.start) / this.step));
  }
  at(index: number): number {
    return this.start + index * this.step;
  }
  override attribute(name: string): unknown {
    return name === "start" ? this.start : name === "stop" ? this.stop : name === "step" ? this.step : undefined;
  }
}

/** Keyword arguments in the order given. */
export type Keywords = ReadonlyMap<string, unknown>;

/** Something that a template may call. */
export abstract class Callable extends PythonObject {
  abstract call(positional: unknown[], keywords?: Keywords): unknown;
}

/** A dict-like value: a Map or an object that is none of the engine's own. */
export type Mapping = Record<string, unknown> | Map<unknown, unknown>;

/** Returns whether the value is a dict. @throws Problem `type` for an object of a class */
export function isMapping(value: unknown): value is Mapping {
  if (typeof value !== "object" || value === null) return false;
  // Most are: the fields of a plain object itself may hide its constructor, so the rest is asked one by one.
  if (value.constructor === Object) return true;
  if (Array.isArray(value) || value instanceof PythonObject) return false;
  return value instanceof Map || checkPlain(value);
}

/** Refuses an object of the host that is no plain one, such as a Date: Python would know no value like it. */
function checkPlain(value: object): true {
  const prototype: unknown = Object.getPrototypeOf(value);
  // The second question is for plain objects of other realms.
  if (prototype === Object.prototype || prototype === null || Object.getPrototypeOf(prototype) === null) return true;
  const { name } = (prototype as object).constructor;
  fail(
    "type",
    `the context holds an object of ${name}; a template takes texts, numbers, booleans, null, arrays, plain objects, Maps and functions: convert it before you render`,
  );
}

/** Returns whether the value is a dict that the host made of an object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return isMapping(value) && !(value instanceof Map);
}

/** Returns whether the value is a string or Markup. */
export function isText(value: unknown): value is string | Markup {
  return typeof value === "string" || value instanceof Markup;
}

/** Python's name of the value's type, for messages. */
export function typeName(value: unknown): string {
  if (value === undefined) return "Undefined";
  if (value === null) return "NoneType";
  if (value instanceof PythonObject) return value.type;
  if (Array.isArray(value)) return value instanceof Tuple ? "tuple" : "list";
  if (typeof value === "number") return Number.isInteger(value) ? "int" : "float";
  const names: Record<string, string> = { string: "str", boolean: "bool", bigint: "int", object: "dict" };
  return names[typeof value] ?? typeof value;
}

/** Refuses a value for its type. @throws Problem `type` */
export function expected(wanted: string, value: unknown): never {
  fail("type", `expected ${wanted}, got ${typeName(value)}`);
}

/** Refuses operands for their types. @throws Problem `type`, `unknown-variable` */
export function unsupported(operator: string, left: unknown, right: unknown): never {
  if (left === undefined || right === undefined) fail("unknown-variable", "an operand is undefined");
  fail("type", `unsupported operand types for ${operator}: ${typeName(left)} and ${typeName(right)}`);
}

/** Python's truth of a value. */
export function truthy(value: unknown): boolean {
  if (typeof value === "boolean") return value;
  if (typeof value !== "object" || value === null) return Boolean(value) || Number.isNaN(value);
  if (Array.isArray(value)) return value.length > 0;
  if (value instanceof PythonObject) {
    if (value instanceof Float || value instanceof Markup) return Boolean(value.value);
    return value.length !== 0;
  }
  return isMapping(value) && hasKeys(value);
}

/** Returns whether the dict has any key. */
function hasKeys(mapping: Mapping): boolean {
  if (mapping instanceof Map) return mapping.size > 0;
  // How many keys there are is only known once they are listed.
  const { length } = Object.keys(mapping);
  charge(length, SINGLE);
  return length > 0;
}

/** Returns the filtered value, unless it is undefined. @throws Problem `unknown-variable` */
export function needDefined<Value>(value: Value | undefined): Value {
  return value === undefined ? fail("unknown-variable", "the filtered value is undefined") : value;
}
