import { type BuiltinTable, builtin, builtins, find } from "./builtin.ts";
import { run } from "./run.ts";
import { isLower, isUpper } from "./text-case.ts";
import { arithmetic } from "../values/arithmetic.ts";
import { type ComparisonOperator, compare, contains, equals } from "../values/compare.ts";
import { hash } from "../values/dicts.ts";
import { integerOf, numberOf } from "../values/numbers.ts";
import { isIterable, sizeOrNothing } from "../values/sequence.ts";
import { text } from "../values/text.ts";
import { Callable, Float, Markup, View, isMapping, isText } from "../values/value.ts";

function sameAs(value: unknown, other: unknown): boolean {
  if (value === undefined) return false;
  if (value instanceof Float && other instanceof Float) return value.value === other.value;
  if (typeof value === "string") return typeof other === "string" && equals(value, other);
  return Object.is(value, other);
}

const isFloat = (value: unknown): boolean =>
  value instanceof Float || (typeof value === "number" && !Number.isInteger(value));

/**
 * Jinja2 tests that compare two values, such as `x is gt 3`. Each group in the string contains an operator and its
 * other names.
 */
const COMPARISONS = "== eq equalto|!= ne|< lt lessthan|<= le|> gt greaterthan|>= ge".split("|").flatMap((words) => {
  const names = words.split(" ");
  const test = builtin("other", (value: unknown, other: unknown) =>
    compare(names[0] as ComparisonOperator, value, other),
  );
  return names.map((name) => [name, test] as const);
});

/** All tests of Jinja2, such as `x is defined`. */
export const TESTS: BuiltinTable = {
  ...builtins("", {
    boolean: (value: unknown) => typeof value === "boolean",
    callable: (value: unknown) => value instanceof Callable || value === undefined || typeof value === "function",
    defined: (value: unknown) => value !== undefined,
    undefined: (value: unknown) => value === undefined,
    none: (value: unknown) => value === null,
    true: (value: unknown) => value === true,
    false: (value: unknown) => value === false,
    escaped: (value: unknown) => value instanceof Markup,
    even: (value: unknown) => equals(arithmetic("%", value, 2), 0),
    odd: (value: unknown) => equals(arithmetic("%", value, 2), 1),
    filter: (value: unknown) => find(run.host.filter, String(hash(value))) !== undefined,
    test: (value: unknown) => find(run.host.test, String(hash(value))) !== undefined,
    float: isFloat,
    integer: (value: unknown) => typeof value !== "boolean" && integerOf(value) !== undefined,
    number: (value: unknown) => numberOf(value) !== undefined,
    iterable: isIterable,
    sequence: (value: unknown) => isText(value) || (sizeOrNothing(value) !== undefined && !(value instanceof View)),
    mapping: isMapping,
    string: isText,
    lower: (value: unknown) => isLower(text(value)),
    upper: (value: unknown) => isUpper(text(value)),
  }),
  ...Object.fromEntries(COMPARISONS),
  ...builtins("other", {
    in: (value: unknown, container: unknown) => contains(value, container),
    sameas: sameAs,
  }),
  divisibleby: builtin("num", (value: unknown, divisor: unknown) => equals(arithmetic("%", value, divisor), 0)),
};
