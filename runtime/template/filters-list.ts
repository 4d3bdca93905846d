import { fail } from "./errors.ts";
import { attributeGetter, caseKey, type Getter, lazily, lazy, sorted } from "./filters-select.ts";
import { builtin, builtins } from "./function.ts";
import { pythonAttribute } from "./access.ts";
import { tojson } from "./json.ts";
import { numberOf } from "./numbers.ts";
import { arithmetic, nonZero } from "./operators.ts";
import { pretty } from "./pprint.ts";
import { checkLength, run, spend } from "./run.ts";
import { size, toArray } from "./sequence.ts";
import { needDefined, needInteger, needMapping, needNumber, needText } from "./arguments.ts";
import { joinAll } from "./string-methods.ts";
import { codePoints } from "./strings.ts";
import { escapeHtml, text } from "./text.ts";
import { pairsOf } from "./dicts.ts";
import {
  type Builtin,
  expected,
  Generator,
  isMapping,
  isText,
  Markup,
  released,
  truthy,
  type BuiltinTable,
} from "./value.ts";

function first(value: unknown): unknown {
  if (!(value instanceof Generator)) return isText(value) ? codePoints(text(value).slice(0, 2))[0] : toArray(value)[0];
  if (Array.isArray(value.iterator)) return value.iterator.shift();
  for (const item of value.iterator) return item;
  return undefined;
}

function last(value: unknown): unknown {
  return value instanceof Generator ? expected("what can be reversed", value) : toArray(value).at(-1);
}

function reverse(value: unknown): unknown {
  if (isText(value)) return codePoints(text(value)).reverse().join("");
  const items = toArray(value).slice().reverse();
  return value instanceof Generator ? items : new Generator(items);
}

function* batch(value: unknown, lineCount: unknown, fill: unknown = null): Iterable<unknown> {
  const count = numberOf(lineCount) ?? NaN;
  let row: unknown[] = [];
  for (const item of toArray(value)) {
    spend(1);
    if (row.length === count) {
      yield row;
      row = [];
    }
    row.push(item);
  }
  if (!row.length) return;
  if (fill !== null && needNumber(lineCount) > row.length) {
    spend(needInteger(lineCount) - row.length);
    while (row.length < count) row.push(released(fill));
  }
  yield row;
}

function* slices(value: unknown, count: unknown, fill: unknown = null): Iterable<unknown> {
  const items = toArray(value);
  const columns = needInteger(count);
  const length = Math.floor(items.length / nonZero(columns));
  const extra = items.length - length * columns;
  for (let column = 0, at = 0; column < columns; column++) {
    spend(1);
    const longer = column < extra;
    const part = items.slice(at, (at += length + (longer ? 1 : 0)));
    if (fill !== null && !longer) part.push(released(fill));
    yield [...part];
  }
}

function dictSort(value: unknown, caseSensitive: unknown, by: unknown = "key", backwards?: unknown): unknown {
  if (by !== "key" && by !== "value") fail("arguments", "by must be key or value");
  const pairs = pairsOf(needMapping(value));
  const key = caseKey(caseSensitive);
  return sorted(pairs, (pair) => key((pair as unknown[])[by === "key" ? 0 : 1]), backwards);
}

function join(value: unknown, given: unknown = "", attribute: unknown = null): unknown {
  const separator = released(given);
  const get = attributeGetter(attribute);
  const items = toArray(value);
  if (run.autoescape || items.length > 16) return joinMany(items, separator, get);
  spend(items.length);
  const glue = text(separator);
  let whole = "";
  for (let index = 0; index < items.length; index++)
    whole += index === 0 ? text(get(items[0])) : glue + text(get(items[index]));
  checkLength(whole.length);
  return whole;
}

/** Apart, so that a short list makes no room for what the closures need. */
function joinMany(items: readonly unknown[], separator: unknown, get: Getter): unknown {
  if (!run.autoescape) return joinAll(items, text(separator), (item) => text(get(item)));
  return new Markup(joinAll(items, escapeHtml(separator).value, (item) => escapeHtml(get(item)).value));
}

function sum(value: unknown, attribute: unknown = null, start: unknown = 0): unknown {
  if (isText(start)) expected("a number", start);
  const get = attributeGetter(attribute);
  let total = start;
  for (const item of toArray(value)) {
    spend(1);
    total = arithmetic("+", total, get(item));
  }
  return released(total);
}

function items(value: unknown): unknown {
  return lazily(() => {
    if (value === undefined) return [];
    return pairsOf(needMapping(value));
  });
}

function fallback(value: unknown, other: unknown = "", forFalse?: unknown): unknown {
  return value === undefined || (truthy(forFalse) && !truthy(value)) ? released(other) : value;
}

function list(value: unknown): unknown[] {
  const all = toArray(value);
  spend(all.length >> 4);
  return Array.isArray(value) ? Array.from(all) : [...all];
}

/** Filters on lists and dicts, and those for any value. */
export const LIST_FILTERS: BuiltinTable = {
  ...builtins("", { first, last, reverse, items, list, length: size, count: size }),
  ...builtins("default_value~ boolean~", { default: fallback, d: fallback }),
  batch: builtin("linecount fill_with~", lazy(batch)),
  slice: builtin("slices fill_with~", lazy(slices)),
  dictsort: builtin("case_sensitive~ by? reverse?", dictSort),
  join: builtin("d~ attribute~", join),
  sum: builtin("attribute~ start~", sum),
  attr: builtin("name", (value: unknown, name: unknown) => {
    const key = needText(name);
    return value === undefined && key.startsWith("__") ? undefined : pythonAttribute(needDefined(value), key);
  }),
  random: builtin("", (value: unknown) => {
    if (isMapping(value)) expected("a sequence", value);
    const all = toArray(value);
    return all[Math.floor(Math.random() * all.length)];
  }),
  tojson: builtin("ensure_ascii~ indent~ separators~ sort_keys~", tojson),
  pprint: builtin("", (value: unknown) => pretty(value)),
};

/** Whether this is the engine's own filter `default`. */
export const isDefault = (filter: Builtin): boolean => filter.call === LIST_FILTERS["default"]?.call;
