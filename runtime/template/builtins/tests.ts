import type { Action } from "../run.ts";
import { arithmetic } from "../values/arithmetic.ts";
import { hash, isIterable, sizeOrNothing } from "../values/collections.ts";
import { type ComparisonOperator, compare, contains, equals } from "../values/compare.ts";
import { integerOf, numberOf } from "../values/numbers.ts";
import { Callable, Float, Markup, View, isMapping, isText } from "../values/value.ts";
import { builtins } from "./builtin.ts";
import { isLower, isUpper } from "./string-methods.ts";

const sameAs: Action = (run, value, other) => {
  if (value === undefined) return false;
  if (value instanceof Float && other instanceof Float) return value.value === other.value;
  if (typeof value === "string") return typeof other === "string" && equals(run, value, other);
  return Object.is(value, other);
};

/** The tests that compare two values, such as `x is gt 3`. Each group contains an operator and its other names. */
const comparisons = Object.fromEntries(
  "== eq equalto|!= ne|< lt lessthan|<= le|> gt greaterthan|>= ge".split("|").flatMap((words) => {
    const names = words.split(" ");
    const test: Action = (run, value, other) => compare(run, names[0] as ComparisonOperator, value, other);
    return names.map((name) => [`${name} other`, test]);
  }),
);

/** All tests of Jinja2, such as `x is defined`. */
export const TESTS = builtins({
  boolean: (_, value) => typeof value === "boolean",
  callable: (_, value) => value instanceof Callable || value === undefined || typeof value === "function",
  defined: (_, value) => value !== undefined,
  undefined: (_, value) => value === undefined,
  none: (_, value) => value === null,
  true: (_, value) => value === true,
  false: (_, value) => value === false,
  escaped: (_, value) => value instanceof Markup,
  even: (run, value) => equals(run, arithmetic(run, "%", value, 2), 0),
  odd: (run, value) => equals(run, arithmetic(run, "%", value, 2), 1),
  filter: (run, value) => run.settings.filter.has(hash(run, value) as string),
  test: (run, value) => run.settings.test.has(hash(run, value) as string),
  float: (_, value) => numberOf(value) !== undefined && integerOf(value) === undefined,
  integer: (_, value) => typeof value !== "boolean" && integerOf(value) !== undefined,
  number: (_, value) => numberOf(value) !== undefined,
  iterable: (_, value) => isIterable(value),
  sequence: (run, value) => isText(value) || (sizeOrNothing(run, value) !== undefined && !(value instanceof View)),
  mapping: (_, value) => isMapping(value),
  string: (_, value) => isText(value),
  lower: isLower,
  upper: isUpper,
  ...comparisons,
  "in other": contains,
  "sameas other": sameAs,
  "divisibleby num": (run, value, divisor) => equals(run, arithmetic(run, "%", value, divisor), 0),
});
