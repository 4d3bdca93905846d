import type { Run, BuiltinTable } from "../run.ts";
import { pythonAttribute } from "./access.ts";
import { builtin, builtins } from "./builtin.ts";
import { attributeGetter, caseKey, lazy, sorted } from "./filters-select.ts";
import { pretty } from "./pprint.ts";
import { fail } from "../errors.ts";
import { arithmetic, nonZero } from "../values/arithmetic.ts";
import { needMapping, pairsOf } from "../values/dicts.ts";
import { tojson } from "../values/json.ts";
import { needInteger, needNumber, numberOf } from "../values/numbers.ts";
import { itemAt, size, toArray } from "../values/sequence.ts";
import { codePoints } from "../values/strings.ts";
import { escapeHtml, joinAll, needText, text } from "../values/text.ts";
import {
  Generator,
  Markup,
  expected,
  isMapping,
  isText,
  markedIf,
  needDefined,
  released,
  truthy,
} from "../values/value.ts";

function first(run: Run, value: unknown): unknown {
  if (!(value instanceof Generator)) return isText(value) ? itemAt(run, text(run, value), 0) : toArray(run, value)[0];
  if (Array.isArray(value.iterator)) return value.iterator.shift();
  for (const item of value.iterator) return item;
  return undefined;
}

function last(run: Run, value: unknown): unknown {
  if (value instanceof Generator) return expected("a value that can be reversed", value);
  return isText(value) ? itemAt(run, value, -1) : toArray(run, value).at(-1);
}

function reverse(run: Run, value: unknown): unknown {
  if (isText(value)) return markedIf(value instanceof Markup, codePoints(run, text(run, value)).reverse().join(""));
  const all = toArray(run, value);
  run.chargeItems(all.length);
  const items = all.slice().reverse();
  return value instanceof Generator ? items : new Generator(items);
}

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
    yield [...part];
  }
}

function dictSort(run: Run, value: unknown, caseSensitive: unknown, by: unknown = "key", backwards?: unknown): unknown {
  if (by !== "key" && by !== "value") fail("arguments", 'by must be "key" or "value"');
  const pairs = pairsOf(run, needMapping(value));
  const key = caseKey(run, caseSensitive);
  return sorted(run, pairs, (pair) => key((pair as unknown[])[by === "key" ? 0 : 1]), backwards);
}

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

function sum(run: Run, value: unknown, attribute: unknown = null, start: unknown = 0): unknown {
  if (isText(start)) expected("a number", start);
  const get = attributeGetter(run, attribute);
  let total = start;
  for (const item of toArray(run, value)) {
    run.charge(1);
    total = arithmetic(run, "+", total, get(item));
  }
  return released(total);
}

const items = lazy((run, value) => (value === undefined ? [] : pairsOf(run, needMapping(value))));

function fallback(run: Run, value: unknown, other: unknown = "", forFalse?: unknown): unknown {
  return value === undefined || (truthy(run, forFalse) && !truthy(run, value)) ? released(other) : value;
}

function list(run: Run, value: unknown): unknown[] {
  const all = toArray(run, value);
  run.chargeItems(all.length);
  return Array.isArray(value) ? Array.from(all) : [...all];
}

/** Filters for lists and dicts, and filters that accept any value. */
export const LIST_FILTERS: BuiltinTable = {
  ...builtins("", { first, last, reverse, items, list, length: size, count: size }),
  ...builtins("default_value~ boolean~", { default: fallback, d: fallback }),
  batch: builtin("linecount fill_with~", lazy(batch)),
  slice: builtin("slices fill_with~", lazy(slices)),
  dictsort: builtin("case_sensitive~ by? reverse?", dictSort),
  join: builtin("d~ attribute~", join),
  sum: builtin("attribute~ start~", sum),
  attr: builtin("name", (run, value, name) => {
    const key = needText(name);
    return value === undefined && key.startsWith("__") ? undefined : pythonAttribute(run, needDefined(value), key);
  }),
  random: builtin("", (run, value) => {
    if (isMapping(value)) expected("a sequence", value);
    const all = toArray(run, value);
    return all[Math.floor(Math.random() * all.length)];
  }),
  tojson: builtin("ensure_ascii~ indent~ separators~ sort_keys~", tojson),
  pprint: builtin("", (run, value) => pretty(run, value)),
};
