import { fail } from "../errors.ts";
import type { Action, Run } from "../run.ts";
import { arithmetic, nonZero } from "../values/arithmetic.ts";
import { hash, itemAt, needMapping, pairsOf, size, toArray } from "../values/collections.ts";
import { equals, order } from "../values/compare.ts";
import { tojson } from "../values/json.ts";
import { needInteger, needNumber, numberOf } from "../values/numbers.ts";
import { codePoints } from "../values/strings.ts";
import { escapeHtml, joinAll, text } from "../values/text.ts";
import {
  Generator,
  Group,
  type Keywords,
  Markup,
  type Tuple,
  expected,
  isMapping,
  isText,
  markedIf,
  needDefined,
  needText,
  released,
  truthy,
} from "../values/value.ts";
import { getItem, pythonAttribute } from "./access.ts";
import { bind, builtin, builtins, invoke, misses } from "./builtin.ts";
import { pretty } from "./pprint.ts";
import { toLower } from "./string-methods.ts";

type Getter = (item: unknown) => unknown;

/** Converts strings to lower case, so that sorting and comparing ignore case. */
const ignoreCase = (run: Run, value: unknown): unknown => (isText(value) ? toLower(run, value) : value);

const same: Getter = (value) => value;

/** Returns the function with which `sort`, `min`, `unique` and similar filters prepare each value for a comparison. */
const caseKey = (run: Run, caseSensitive: unknown): Getter =>
  truthy(run, caseSensitive) ? same : (value) => ignoreCase(run, value);

/**
 * Returns a function that reads a path such as `a.b.0` from an item. Unless `absent` is None, the function
 * returns `absent` instead of a missing value.
 */
function attributeGetter(run: Run, attribute: unknown, absent: unknown = null, after: Getter = same): Getter {
  if (attribute === null) return after;
  if (isText(attribute)) run.chargeItems(text(run, attribute).length);
  const parts = isText(attribute) ? text(run, attribute).split(".").map(partOf) : [released(attribute)];
  return (item) => {
    let value = item;
    run.charge(parts.length);
    for (const part of parts) {
      value = getItem(run, value, part);
      if (value === undefined && absent !== null) value = released(absent);
    }
    return after(value);
  };
}

/** Converts a part of a dotted path to a number if it consists of digits. */
const partOf = (part: string): string | number => (part < ":" && /^\d+$/.test(part) ? Number(part) : part);

/** Returns a function that reads a list of attributes, such as `a,b.c`, from an item. Used by `sort`. */
function manyGetter(run: Run, attribute: unknown, after: Getter): Getter {
  if (!isText(attribute) || !text(run, attribute).includes(","))
    return attributeGetter(run, attribute, undefined, after);
  const getters = text(run, attribute)
    .split(",")
    .map((part) => attributeGetter(run, part, undefined, after));
  return (item) => getters.map((getter) => getter(item));
}

/** Sorts items by their keys. The sort is stable, as in Python. */
function sorted(run: Run, items: readonly unknown[], key: Getter, reverse: unknown = false, inList = false): unknown[] {
  const direction = needInteger(reverse) === 0 ? 1 : -1;
  run.charge(items.length);
  const pairs = items.map((item) => ({ item, key: key(item) }));
  pairs.sort((left, right) => {
    run.charge(1);
    // Python compares two lists by the first items that differ. So equal items need not be comparable.
    return inList && equals(run, left.key, right.key) ? 0 : direction * order(run, left.key, right.key) || 0;
  });
  return pairs.map(({ item }) => item);
}

/**
 * Returns a filter that starts its work when the first item is read. Every iterator continues where the previous
 * iterator stopped. So each item is read only once, as in Python's generators.
 */
const lazy =
  (iterate: { call(run: Run, ...values: unknown[]): Iterable<unknown> }["call"]): Action =>
  (...given) => {
    let iterator: Iterator<unknown> | undefined;
    const next = (): IteratorResult<unknown> => (iterator ??= iterate(...given)[Symbol.iterator]()).next();
    return new Generator({ [Symbol.iterator]: () => ({ next }) });
  };

/** Returns a function that applies a filter or test to an item. The first argument is the name of the filter or test. */
function named(run: Run, kind: "filter" | "test", [given, ...rest]: unknown[], keywords?: Keywords): Getter {
  const name = text(run, given);
  const target = run.settings[kind].get(name) ?? fail(`unknown-${kind}`, `unknown ${kind} "${name}"`);
  return (item) => invoke(run, target, name, item, rest, keywords);
}

const BY_ATTRIBUTE = builtin("attribute default~", attributeGetter);

function mapper(run: Run, positional: unknown[], keywords: Keywords | undefined): Getter {
  if (!positional.length && keywords?.has("attribute")) {
    const [attribute, absent] = bind(BY_ATTRIBUTE, "map", positional, keywords);
    return attributeGetter(run, attribute, absent);
  }
  if (!positional.length) misses("map", "filter");
  return named(run, "filter", positional, keywords);
}

function* map(run: Run, value: unknown, positional: unknown[], keywords?: Keywords): Iterable<unknown> {
  if (!truthy(run, value)) return;
  const get = mapper(run, positional, keywords);
  for (const item of toArray(run, value)) {
    run.charge(1);
    yield get(item);
  }
}

const select = (keep: boolean, byAttribute: boolean) =>
  function* (run: Run, value: unknown, positional: unknown[], keywords?: Keywords): Iterable<unknown> {
    if (!truthy(run, value)) return;
    if (byAttribute && !positional.length) misses("selectattr", "attribute");
    const get = byAttribute ? attributeGetter(run, positional[0]) : same;
    const given = byAttribute ? positional.slice(1) : positional;
    const test = given.length ? named(run, "test", given, keywords) : same;
    for (const item of toArray(run, value)) {
      run.charge(1);
      if (truthy(run, test(get(item))) === keep) yield item;
    }
  };

const groupBy: Action = (run, value, attribute, absent, caseSensitive) => {
  const key = attributeGetter(run, attribute, absent, caseKey(run, caseSensitive));
  const real = attributeGetter(run, attribute, absent);
  const groups: Tuple[] = [];
  let last: unknown;
  for (const item of sorted(run, toArray(run, value), key)) {
    const current = key(item);
    const group = groups.at(-1);
    if (group && equals(run, last, current)) (group[1] as unknown[]).push(item);
    else groups.push(Group.from([real(item), [item]]));
    last = current;
  }
  return groups;
};

const extreme =
  (direction: number): Action =>
  (run, value, caseSensitive, attribute = null) => {
    const key = attributeGetter(run, attribute, undefined, caseKey(run, caseSensitive));
    const items = toArray(run, value);
    run.charge(items.length);
    if (items.length === 0) return undefined;
    let best = items[0];
    let bestKey = key(best);
    for (let index = 1; index < items.length; index++) {
      const itemKey = key(items[index]);
      if (order(run, itemKey, bestKey) * direction > 0) [best, bestKey] = [items[index], itemKey];
    }
    return best;
  };

function* unique(run: Run, value: unknown, caseSensitive: unknown, attribute: unknown = null): Iterable<unknown> {
  const key = attributeGetter(run, attribute, undefined, caseKey(run, caseSensitive));
  const seen = new Set<unknown>();
  for (const item of toArray(run, value)) {
    run.charge(1);
    const mark = hash(run, key(item));
    if (seen.has(mark)) continue;
    seen.add(mark);
    yield item;
  }
}

const first: Action = (run, value) => {
  if (!(value instanceof Generator)) return isText(value) ? itemAt(run, text(run, value), 0) : toArray(run, value)[0];
  for (const item of value.iterator) return item;
  return undefined;
};

const last: Action = (run, value) => {
  if (value instanceof Generator) return expected("a value that can be reversed", value);
  return isText(value) ? itemAt(run, value, -1) : toArray(run, value).at(-1);
};

const reverse: Action = (run, value) => {
  if (isText(value)) return markedIf(value instanceof Markup, codePoints(run, text(run, value)).reverse().join(""));
  const all = toArray(run, value);
  run.chargeItems(all.length);
  const items = all.toReversed();
  return value instanceof Generator ? items : new Generator(items.values());
};

function* batch(run: Run, value: unknown, lineCount: unknown, fill: unknown = null): Iterable<unknown> {
  const count = numberOf(lineCount) ?? NaN;
  let row: unknown[] = [];
  for (const item of toArray(run, value)) {
    run.charge(1);
    if (row.length === count) {
      yield row;
      row = [];
    }
    row.push(item);
  }
  if (!row.length) return;
  if (fill !== null && needNumber(lineCount) > row.length) {
    run.limitLength(needInteger(lineCount));
    run.charge(needInteger(lineCount) - row.length);
    while (row.length < count) row.push(released(fill));
  }
  yield row;
}

function* slices(run: Run, value: unknown, count: unknown, fill: unknown = null): Iterable<unknown> {
  const items = toArray(run, value);
  const columns = needInteger(count);
  const length = Math.floor(items.length / nonZero(columns));
  const extra = items.length - length * columns;
  for (let column = 0, at = 0; column < columns; column++) {
    run.chargeItems(1 + length);
    const longer = column < extra;
    const part = items.slice(at, (at += length + (longer ? 1 : 0)));
    if (fill !== null && !longer) part.push(released(fill));
    // A list that has grown reserves room for many more items. The copy has the right size.
    yield [...part];
  }
}

const dictSort: Action = (run, value, caseSensitive, by = "key", backwards) => {
  if (by !== "key" && by !== "value") fail("arguments", 'by must be "key" or "value"');
  const pairs = pairsOf(run, needMapping(value));
  const key = caseKey(run, caseSensitive);
  return sorted(run, pairs, (pair) => key((pair as unknown[])[by === "key" ? 0 : 1]), backwards);
};

function join(run: Run, value: unknown, given: unknown = "", attribute: unknown = null): unknown {
  const separator = released(given);
  const get = attributeGetter(run, attribute);
  const items = toArray(run, value);
  const show = run.autoescape ? (part: unknown) => escapeHtml(run, part).value : (part: unknown) => text(run, part);
  return markedIf(
    run.autoescape,
    joinAll(run, items, show(separator), (item) => show(get(item))),
  );
}

const sum: Action = (run, value, attribute = null, start = 0) => {
  if (isText(start)) expected("a number", start);
  const get = attributeGetter(run, attribute);
  let total = start;
  for (const item of toArray(run, value)) {
    run.charge(1);
    total = arithmetic(run, "+", total, get(item));
  }
  return released(total);
};

const items = lazy((run, value) => (value === undefined ? [] : pairsOf(run, needMapping(value))));

const fallback: Action = (run, value, other = "", forFalse) =>
  value === undefined || (truthy(run, forFalse) && !truthy(run, value)) ? released(other) : value;

const list: Action = (run, value) => {
  const all = toArray(run, value);
  run.chargeItems(all.length);
  return [...all];
};

/** Filters for lists and dicts, and filters that accept any value. */
export const LIST_FILTERS = builtins({
  first,
  last,
  reverse,
  items,
  list,
  length: size,
  count: size,
  pprint: pretty,
  random(run, value) {
    if (isMapping(value)) expected("a sequence", value);
    const all = toArray(run, value);
    return all[Math.floor(Math.random() * all.length)];
  },
  "default default_value~ boolean~": fallback,
  "d default_value~ boolean~": fallback,
  "batch linecount fill_with~": lazy(batch),
  "slice slices fill_with~": lazy(slices),
  "dictsort case_sensitive~ by? reverse?": dictSort,
  "join d~ attribute~": join,
  "sum attribute~ start~": sum,
  "attr name"(run, value, name) {
    const key = needText(name);
    return value === undefined && key.startsWith("__") ? undefined : pythonAttribute(run, needDefined(value), key);
  },
  "tojson ensure_ascii~ indent~ separators~ sort_keys~": tojson,
  "map *": lazy(map),
  "select *": lazy(select(true, false)),
  "reject *": lazy(select(false, false)),
  "selectattr *": lazy(select(true, true)),
  "rejectattr *": lazy(select(false, true)),
  "min case_sensitive~ attribute~": extreme(-1),
  "max case_sensitive~ attribute~": extreme(1),
  "unique case_sensitive~ attribute~": lazy(unique),
  "sort reverse? case_sensitive~ attribute~": (run, value, reverse, caseSensitive, attribute = null) =>
    sorted(run, toArray(run, value), manyGetter(run, attribute, caseKey(run, caseSensitive)), reverse, true),
  "groupby attribute default~ case_sensitive~": groupBy,
});
