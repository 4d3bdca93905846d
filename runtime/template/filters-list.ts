import { fail } from "./errors.ts";
import { attributeGetter, caseKey, type Getter, lazily, lazy, sorted } from "./filters-select.ts";
import { builtin, builtins, type BuiltinTable } from "./function.ts";
import { pythonAttribute } from "./access.ts";
import { tojson } from "./json.ts";
import { numberOf } from "./numbers.ts";
import { arithmetic } from "./operators.ts";
import { pretty } from "./pprint.ts";
import { checkLength, run, spend } from "./run.ts";
import { isIterable, size, toArray } from "./sequence.ts";
import { needDefined, needInteger, needMapping, needText } from "./arguments.ts";
import { codePoints } from "./strings.ts";
import { escapeHtml, text } from "./text.ts";
import { type Builtin, Generator, isMapping, isText, Markup, pairsOf, truthy, typeName } from "./value.ts";

function first(value: unknown): unknown {
  if (!(value instanceof Generator)) return isText(value) ? codePoints(text(value).slice(0, 2))[0] : toArray(value)[0];
  if (Array.isArray(value.iterator)) return value.iterator.shift();
  for (const item of value.iterator) return item;
  return undefined;
}

function last(value: unknown): unknown {
  refuseLazy(value);
  return toArray(value).at(-1);
}

function refuseLazy(value: unknown): void {
  if (value instanceof Generator) {
    fail("type", `'${typeName(value)}' object is not reversible`);
  }
}

function reverse(value: unknown): unknown {
  if (isText(value)) return codePoints(text(value)).reverse().join("");
  if (!isIterable(value)) fail("type", "argument must be iterable");
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
  if (fill !== null) {
    spend(Math.max(0, count - row.length));
    while (row.length < count) row.push(fill);
  }
  yield row;
}

function* slices(value: unknown, count: unknown, fill: unknown = null): Iterable<unknown> {
  const items = toArray(value);
  const columns = needInteger(count);
  if (columns === 0) fail("value", "integer division or modulo by zero");
  const length = Math.floor(items.length / columns);
  const extra = items.length - length * columns;
  for (let column = 0, at = 0; column < columns; column++) {
    spend(1);
    const longer = column < extra;
    const part = items.slice(at, (at += length + (longer ? 1 : 0)));
    if (fill !== null && !longer) part.push(fill);
    yield [...part];
  }
}

function dictSort(value: unknown, caseSensitive: unknown, by: unknown = "key", backwards?: unknown): unknown {
  if (by !== "key" && by !== "value") fail("arguments", 'You can only sort by either "key" or "value"');
  const pairs = pairsOf(needMapping(value));
  const key = caseKey(caseSensitive);
  return sorted(pairs, (pair) => key((pair as unknown[])[by === "key" ? 0 : 1]), backwards);
}

function join(value: unknown, separator: unknown = "", attribute?: unknown): unknown {
  const get = attributeGetter(attribute);
  const items = toArray(value);
  spend(items.length);
  if (run.autoescape) {
    const whole = items.map((item) => escapeHtml(get(item)).value).join(escapeHtml(separator).value);
    return new Markup(whole);
  }
  const glue = text(separator);
  if (items.length > 16) return joinMany(items, glue, get);
  let whole = "";
  for (let index = 0; index < items.length; index++)
    whole += index === 0 ? text(get(items[0])) : glue + text(get(items[index]));
  checkLength(whole.length);
  return whole;
}

function joinMany(items: readonly unknown[], glue: string, get: Getter): string {
  let length = 0;
  const parts = items.map((item) => {
    const part = text(get(item));
    length += part.length + glue.length;
    if (length > run.maximum) checkLength(length);
    return part;
  });
  checkLength(length);
  return parts.join(glue);
}

function sum(value: unknown, attribute?: unknown, start: unknown = 0): unknown {
  if (isText(start)) fail("type", "sum() can't sum strings [use ''.join(seq) instead]");
  const get = attributeGetter(attribute);
  let total = start;
  for (const item of toArray(value)) {
    spend(1);
    total = arithmetic("+", total, get(item));
  }
  return total;
}

function items(value: unknown): unknown {
  return lazily(() => {
    if (value === undefined) return [];
    if (!isMapping(value)) fail("type", "Can only get item pairs from a mapping.");
    return pairsOf(value);
  });
}

function fallback(value: unknown, ...given: unknown[]): unknown {
  // One argument may be undefined and still counts; before a second one it means "not given".
  const other = given.length === 1 ? given[0] : (given[0] ?? "");
  return value === undefined || (truthy(given[1]) && !truthy(value)) ? (given.length ? other : "") : value;
}

function list(value: unknown): unknown[] {
  const all = toArray(value);
  spend(all.length >> 4);
  return Array.isArray(value) ? Array.from(all) : [...all];
}

/** Filters on lists and dicts, and those for any value. */
export const LIST_FILTERS: BuiltinTable = {
  ...builtins("", { first, last, reverse, items, list, length: size, count: size }),
  ...builtins("default_value? boolean?", { default: fallback, d: fallback }),
  batch: builtin("linecount fill_with?", lazy(batch)),
  slice: builtin("slices fill_with?", lazy(slices)),
  dictsort: builtin("case_sensitive? by? reverse?", dictSort),
  join: builtin("d? attribute?", join),
  sum: builtin("attribute? start?", sum),
  attr: builtin("name", (value: unknown, name: unknown) =>
    pythonAttribute(needDefined(value), needText(name, "attribute name")),
  ),
  random: builtin("", (value: unknown) => {
    if (isMapping(value)) fail("value", "a dict has no item under that number");
    const all = toArray(value);
    return all[Math.floor(Math.random() * all.length)];
  }),
  tojson: builtin("ensure_ascii? indent? separators? sort_keys?", tojson),
  pprint: builtin("", (value: unknown) => pretty(value)),
};

/** Whether this is the engine's own filter `default`. */
export const isDefault = (filter: Builtin): boolean => filter.call === LIST_FILTERS["default"]?.call;
