import { needText } from "./arguments.ts";
import { getAttribute, getItem, TEXT_METHODS } from "./access.ts";
import { compare, contains } from "./compare.ts";
import { spreadKeywords } from "./compile-arguments.ts";
import { leavesTextAt, isAmong, isText as isConstantText, same, textIn } from "./compile-condition.ts";
import { checked, concatValues } from "./compile-text.ts";
import { escaped, generated, TemplateReference } from "./compile-blocks.ts";
import { callMethodFor, methodFor, Pairs, pairsIn } from "./compile-call.ts";
import { failUnknown } from "./compile-filter.ts";
import { type Again, exhausted } from "./compile-for.ts";
import { member, sliceKindly } from "./compile-member.ts";
import { needNamespace, safe, unpack } from "./compile-set.ts";
import type { Evaluate, Execute, Names } from "./compiler.ts";
import { Problem } from "./errors.ts";
import { callValue, invoke } from "./function.ts";
import { Loop } from "./loop.ts";
import { Macro } from "./macro.ts";
import { DICT_METHODS } from "./methods.ts";
import { arithmetic, type ArithmeticOperator, negate, positive } from "./operators.ts";
import { escapedText, grow } from "./print.ts";
import { capture, run, spend } from "./run.ts";
import { slice, toArray } from "./sequence.ts";
import { startsPlain } from "./strings.ts";
import { text } from "./text.ts";
import { makeDict } from "./dicts.ts";
import { type Builtin, float, isMapping, type Keywords, truthy, tuple, find } from "./value.ts";

/** What the modules call. @param names the filters and tests of the template that takes the module in */
export function moduleRuntime(names: Names): Record<string, unknown> {
  return {
    ...RUNTIME,
    filter: (name: string) => find(names.filter, name) ?? missing("filter", name),
    test: (name: string) => find(names.test, name) ?? missing("test", name),
  };
}

function missing(kind: "filter" | "test", name: string): never {
  throw new Problem(`unknown-${kind}`, `unknown ${kind} "${name}"`);
}

/** Runs an action whose last argument is its place. */
function placed<Given extends unknown[], Result>(
  action: (...given: Given) => Result,
): (...given: [...Given, number]) => Result {
  return (...given) => {
    run.at = given.pop() as number;
    return action(...(given as unknown as Given));
  };
}

function add(left: unknown, right: unknown, at: number): unknown {
  if (typeof left === "string" && typeof right === "string" && left.length + right.length < 4096) return left + right;
  run.at = at;
  return arithmetic("+", left, right);
}

function item(value: unknown, key: unknown, at: number): unknown {
  if (typeof key === "number" && Number.isInteger(key)) {
    if (Array.isArray(value)) return value[key < 0 ? key + value.length : key];
    if (key === 0 && typeof value === "string" && startsPlain(value, 1)) return value[0];
  }
  run.at = at;
  return getItem(value, key);
}

function compareAt(left: unknown, right: unknown, at: number, operator: Parameters<typeof compare>[0]): boolean {
  run.at = at;
  return compare(operator, left, right);
}

function equal(left: unknown, right: unknown, at: number): boolean {
  run.at = at;
  return same(left, right);
}

function within(item: unknown, container: unknown, at: number): boolean {
  run.at = at;
  return contains(item, container);
}

function array(value: unknown, at: number): readonly unknown[] {
  if (Array.isArray(value)) return value;
  run.at = at;
  return toArray(value);
}

function applyAlone(call: Builtin["call"], at: number, value: unknown): unknown {
  run.at = at;
  spend(1);
  return call(value);
}

function applyOne(call: Builtin["call"], at: number, value: unknown, argument: unknown): unknown {
  run.at = at;
  spend(1);
  return call(value, argument);
}

function applyTwo(call: Builtin["call"], at: number, value: unknown, first: unknown, second: unknown): unknown {
  run.at = at;
  spend(1);
  return call(value, first, second);
}

function apply(call: Builtin["call"], at: number, ...given: unknown[]): unknown {
  run.at = at;
  spend(1);
  return call(...given);
}

function invokeAt(
  target: Builtin,
  name: string,
  at: number,
  value: unknown,
  given: unknown[],
  keywords?: Keywords,
): unknown {
  run.at = at;
  spend(1);
  return invoke(target, name, value, given, keywords);
}

function call(callee: unknown, at: number, positional: unknown[], keywords?: Keywords): unknown {
  run.at = at;
  return callValue(callee, positional, keywords);
}

function sliceAt(
  value: unknown,
  ...[start, stop, step, at, kindly]: [unknown, unknown, unknown, number, boolean]
): unknown {
  run.at = at;
  spend(1);
  if (value === undefined) return getItem(value, start);
  return (kindly ? sliceKindly : slice)(value, start, stop, step);
}

const RUNTIME = {
  run,
  text,
  truthy,
  tuple,
  float,
  escapedText,
  grow,
  add,
  item,
  apply,
  applyAlone,
  applyOne,
  applyTwo,
  call,
  checked,
  concat: concatValues,
  Macro,
  TemplateReference,
  captured: (inner: () => unknown) => safe(capture(inner)),
  Loop,
  exhausted,
  unpack,
  compare: compareAt,
  equal,
  within,
  orElse: (value: unknown, other: unknown) => (value === undefined ? other : value),
  invoke: invokeAt,
  slice: sliceAt,
  array,
  arithmetic: (operator: ArithmeticOperator, left: unknown, right: unknown, at: number) => {
    run.at = at;
    return arithmetic(operator, left, right);
  },
  negate: placed(negate),
  positive: placed(positive),
  dict: placed(makeDict),
  attribute: (value: unknown, name: string, at: number) => {
    run.at = at;
    return getAttribute(value, name);
  },
  member: (value: unknown, name: string, at: number) => member(value, name, at, getAttribute),
  written: placed(needText),
  namespace: needNamespace,
  method: methodFor,
  callMethod: callMethodFor,
  textMethod: (name: string) => find(TEXT_METHODS, name)?.call,
  recursive: (
    turns: (list: readonly unknown[], depth0: number, again: Again) => unknown,
    items: unknown,
    at: number,
  ) => {
    const again: Again = (value, depth0) => {
      run.at = at;
      const list = toArray(value);
      return capture(() => turns(list, depth0, again));
    };
    return again(items, 0);
  },
  generation: (inner: Execute) => generated(inner, []),
  autoescape: (value: Evaluate, inner: Execute) => escaped(value, inner, []),
  unknown: failUnknown,
  isText: isConstantText,
  leavesText: leavesTextAt,
  isMapping,
  dictMethod: (name: string) => find(DICT_METHODS, name)?.call,
  holds: textIn,
  among: isAmong,
  pairs: (value: unknown, at: number, objectAt: number): unknown =>
    pairsIn(value) ?? callMethodFor(methodFor(value, "items", objectAt), value, "items", at, []),
  record: (value: unknown) => (value instanceof Pairs ? value.record : undefined),
  keywords: (pairs: [string, unknown][], more: unknown) => {
    const keywords = new Map(pairs);
    if (more !== null) spreadKeywords(keywords, more);
    return keywords;
  },
  refuse: placed((message: string): never => {
    throw new Problem("value", message);
  }),
};
