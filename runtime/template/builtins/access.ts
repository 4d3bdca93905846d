import { fail } from "../errors.ts";
import type { Builtin, BuiltinTable, Run } from "../run.ts";
import { hasKey, itemAt, lookUp, toArray } from "../values/collections.ts";
import { formatMapping, formatTemplate } from "../values/format.ts";
import { integerOf, numberOf } from "../values/numbers.ts";
import { escapeHtml } from "../values/text.ts";
import {
  Group,
  type Keywords,
  Markup,
  PythonObject,
  Range,
  Tuple,
  float,
  isMapping,
  isRecord,
  toTuple,
  typeName,
} from "../values/value.ts";
import { BoundMethod, builtins, tableOf } from "./builtin.ts";
import {
  DICT_METHODS,
  FLOAT_METHODS,
  INTEGER_METHODS,
  LIST_METHODS,
  RANGE_METHODS,
  TUPLE_METHODS,
  isRefused,
} from "./methods.ts";
import { STRING_METHODS } from "./string-methods.ts";

const UNSAFE =
  /^__(class|init|doc|dict|module|eq|ne|hash|str|repr|len|iter|bool|call|new|dir|(get|set|del)attr(ibute)?|format|reduce(_ex)?|sizeof|subclasshook|init_subclass|lt|le|gt|ge|slots|weakref)__$/;

const ACCESS = { attribute: getAttribute, item: getItem };

/** The methods of `str`. When `format` reads attributes and items of values, it follows the rules of the sandbox. */
export const TEXT_METHODS: BuiltinTable = tableOf({
  ...STRING_METHODS,
  ...builtins({
    "format *": (run: Run, template: unknown, positional: unknown[], keywords?: Keywords) =>
      formatTemplate(run, ACCESS, template, positional, keywords),
    "format_map 1": (run, template, mapping) => formatMapping(run, ACCESS, template, mapping),
  }),
});

/** The methods of `str` that work differently for Markup. Markup uses all other methods of `str` unchanged. */
const MARKED = new Set(
  "capitalize casefold center expandtabs join ljust lower lstrip partition removeprefix removesuffix replace rjust rpartition rsplit rstrip split splitlines strip swapcase title translate upper zfill".split(
    " ",
  ),
);

/** Methods that insert their second argument into the string. */
const ADDS = new Set(["center", "ljust", "replace", "rjust"]);

/**
 * Converts a method of `str` to a method of Markup. The new method escapes the strings that it adds, and returns
 * Markup.
 */
function marked(name: string): Builtin | undefined {
  const method = TEXT_METHODS.get(name);
  if (!method || !MARKED.has(name)) return method;
  return {
    ...method,
    call(run, value, first, second, ...rest) {
      const items = name === "join" ? toArray(run, first).map((item) => escapeHtml(run, item)) : first;
      const added = ADDS.has(name) && second !== undefined ? escapeHtml(run, second) : second;
      return wrap(method.call(run, value, items, added, ...rest));
    },
  };
}

function wrap(value: unknown): unknown {
  if (Array.isArray(value)) return value instanceof Tuple ? toTuple(value.map(wrap)) : value.map(wrap);
  return typeof value === "string" ? new Markup(value) : value;
}

/** Returns the method of this name that the value has in Python. Undefined if there is no such method. */
export function methodOf(value: unknown, name: string): Builtin | undefined {
  if (value instanceof Markup) return marked(name);
  if (typeof value === "string") return TEXT_METHODS.get(name);
  if (value instanceof Tuple) return TUPLE_METHODS.get(name);
  if (value instanceof Range) return RANGE_METHODS.get(name);
  if (Array.isArray(value)) return LIST_METHODS.get(name);
  if (isMapping(value)) return DICT_METHODS.get(name);
  if (integerOf(value) !== undefined) return INTEGER_METHODS.get(name);
  return numberOf(value) === undefined ? undefined : FLOAT_METHODS.get(name);
}

/** Binds a method to its object. Returns undefined if the sandbox refuses the method. */
function bound(value: unknown, name: string, method: Builtin): BoundMethod | undefined {
  return isRefused(method) ? undefined : new BoundMethod(value, name, method);
}

/** Returns the attribute that Python's `getattr` returns. Does not look for items. */
export function pythonAttribute(run: Run, value: unknown, name: string): unknown {
  if (value instanceof PythonObject) {
    const found = value.attribute(run, name);
    if (found !== undefined) return found;
  }
  const method = methodOf(value, name);
  if (method) return bound(value, name, method);
  if (value instanceof Group) return lookUp(run, { grouper: value[0], list: value[1] }, name);
  const real = integerOf(value);
  if (real !== undefined) return lookUp(run, { real, numerator: real, imag: 0, denominator: 1 }, name);
  return numberOf(value) === undefined ? undefined : lookUp(run, { real: value, imag: float(0) }, name);
}

/** Private attributes of the class of undefined values in Jinja2. The sandbox does not let templates read them. */
const OF_UNDEFINED: ReadonlySet<string> = new Set(
  "_undefined_exception _undefined_hint _undefined_name _undefined_obj _fail_with_undefined_error".split(" "),
);

/**
 * Returns `value.name`: the attribute, or else the item with the key `name`, or else undefined. @throws Problem if
 * `value` is undefined
 */
export function getAttribute(run: Run, value: unknown, name: string): unknown {
  // In Jinja, Python's own attributes such as `__class__` are unsafe. Reading one returns an undefined value, and using
  // that value is an error.
  if (name[0] === "_" && UNSAFE.test(name)) return undefined;
  if (value === undefined) {
    if (OF_UNDEFINED.has(name)) return undefined;
    fail("unknown-variable", `"%" is undefined, so it has no attribute "${name}"`);
  }
  const found = pythonAttribute(run, value, name);
  return found === undefined && isMapping(value) ? lookUp(run, value, name) : found;
}

/**
 * Returns `value[key]`: the item, or else the attribute if the key is a string, or else undefined. @throws Problem if
 * `value` is undefined
 */
export function getItem(run: Run, value: unknown, key: unknown): unknown {
  if (value === undefined) fail("unknown-variable", `"%" is undefined, so it has no items`);
  if (typeof key === "string" && isRecord(value)) {
    if (hasKey(run, value, key)) return lookUp(run, value, key);
    const method = DICT_METHODS.get(key);
    return method && bound(value, key, method);
  }
  if (isMapping(value)) {
    if (isHashable(key) && hasKey(run, value, key)) return lookUp(run, value, key);
  } else {
    const index = integerOf(key);
    if (index !== undefined) return itemAt(run, value, Number(index));
  }
  return typeof key === "string" ? pythonAttribute(run, value, key) : undefined;
}

const isHashable = (key: unknown): boolean =>
  typeof key !== "object" ||
  key === null ||
  key instanceof Tuple ||
  (key instanceof PythonObject && typeName(key) !== "dict_keys");
