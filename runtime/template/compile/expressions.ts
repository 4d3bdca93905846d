import { didYouMean } from "../../contract/suggest.ts";
import { getAttribute, getItem, methodOf } from "../builtins/access.ts";
import { callValue, invoke } from "../builtins/builtin.ts";
import { DICT_METHODS } from "../builtins/methods.ts";
import { fail } from "../errors.ts";
import type { Run, Settings } from "../run.ts";
import { type Arguments, type Expression, type ExpressionOf, isConstant, literalValue } from "../syntax/ast.ts";
import { arithmetic, negate, positive } from "../values/arithmetic.ts";
import { entriesOf, needMapping, put, sizeOrNothing, slice, toArray } from "../values/collections.ts";
import { type ComparisonOperator, compare } from "../values/compare.ts";
import { integerOf } from "../values/numbers.ts";
import {
  Dict,
  type Keywords,
  PythonObject,
  isMapping,
  isRecord,
  isText,
  needText,
  toTuple,
  truthy,
} from "../values/value.ts";
import { type Compiler, type Evaluate, folded, isLiteral, nothing } from "./compiler.ts";
import { compileConcat } from "./output.ts";
import { type Slots, outerSlots } from "./scope.ts";

export function makeExpression(compiler: Compiler, node: Expression): Evaluate {
  const { slices } = compiler;
  const made = make(compiler, node);
  // Python computes slices of constants at compile time, and the results differ from those at run time (see `folded`).
  return compiler.slices > slices && isConstant(node) ? folded(made, isLiteral) : made;
}

function make(compiler: Compiler, node: Expression): Evaluate {
  switch (node.kind) {
    case "constant":
      return always(node.value);
    case "name":
      return compileName(compiler, node.name);
    case "list":
    case "tuple":
      return compileList(compiler, node);
    case "dict":
      return compileDict(compiler, node);
    case "unary":
      return compileUnary(compiler, node);
    case "binary":
      return compileBinary(compiler, node);
    case "concat":
      return compileConcat(compiler, node.parts);
    case "compare":
      return compileCompare(compiler, node);
    case "conditional":
      return compileConditional(compiler, node);
    case "attribute":
      return readMember(compiler, node.object, node.name, getAttribute);
    case "item":
      return compileItem(compiler, node);
    case "slice":
      return nothing;
    case "call":
      return compileCall(compiler, node);
    case "filter":
    case "test":
      return compileFilter(compiler, node);
  }
}

const always =
  (value: unknown): Evaluate =>
  () =>
    value;

function compileName({ scope }: Compiler, name: string): Evaluate {
  const reference = scope.find(name);
  if (!reference) return nothing;
  const { slot } = reference;
  const up = scope.frame.depth - reference.frame.depth;
  return up === 0 ? (_, slots) => slots[slot] : (_, slots) => outerSlots(slots, up)[slot];
}

function compileList(compiler: Compiler, node: ExpressionOf<"list" | "tuple">): Evaluate {
  const isTuple = node.kind === "tuple";
  // Templates cannot change lists, so a list of literals is created once.
  if (node.items.every((item) => item.kind === "constant")) {
    const fixed = node.items.map(literalValue);
    return always(isTuple ? toTuple(fixed) : fixed);
  }
  return listOf(compiler.expressions(node.items), isTuple);
}

const listOf = (items: readonly Evaluate[], isTuple: boolean): Evaluate =>
  isTuple ? (run, slots) => toTuple(valuesIn(run, items, slots)) : (run, slots) => valuesIn(run, items, slots);

function compileDict(compiler: Compiler, node: ExpressionOf<"dict">): Evaluate {
  const pairs: (readonly [Evaluate, Evaluate])[] = [];
  for (const [key, value] of node.pairs) pairs.push([compiler.expression(key), compiler.expression(value)]);
  const at = compiler.at(node);
  return (run, slots) => {
    const dict = new Dict();
    for (const [key, value] of pairs) {
      const name = key(run, slots);
      const item = value(run, slots);
      run.at = at;
      put(run, dict, name, item);
    }
    return dict;
  };
}

function compileUnary(compiler: Compiler, { operator, operand: inner, ...place }: ExpressionOf<"unary">): Evaluate {
  const operand = compiler.expression(inner);
  if (operator === "not") return (run, slots) => !truthy(run, operand(run, slots));
  const apply = operator === "-" ? negate : positive;
  const literal = literalValue(inner);
  if (typeof literal === "number") return always(apply(literal));
  const at = compiler.at(place);
  return (run, slots) => {
    const value = operand(run, slots);
    run.at = at;
    return apply(value);
  };
}

/**
 * Returns true if a literal on the left of `and` or `or` decides the result. In this case, Python does not look up the
 * filters on the right, so an unknown filter there is no error.
 */
function isSettled({ run }: Compiler, { operator, left }: ExpressionOf<"binary">): boolean {
  if (left.kind !== "constant" || (operator !== "and" && operator !== "or")) return false;
  return truthy(run, left.value) === (operator === "or");
}

function compileBinary(compiler: Compiler, node: ExpressionOf<"binary">): Evaluate {
  const left = compiler.expression(node.left);
  if (isSettled(compiler, node)) return left;
  const right = compiler.expression(node.right);
  const { operator } = node;
  if (operator === "and" || operator === "or") {
    const isAnd = operator === "and";
    return (run, slots) => {
      const value = left(run, slots);
      return truthy(run, value) === isAnd ? right(run, slots) : value;
    };
  }
  const at = compiler.at(node);
  return (run, slots) => {
    const a = left(run, slots);
    const b = right(run, slots);
    run.at = at;
    return arithmetic(run, operator, a, b);
  };
}

function compileConditional(compiler: Compiler, node: ExpressionOf<"conditional">): Evaluate {
  const { soft } = compiler;
  compiler.soft = true;
  const test = compiler.expression(node.test);
  const chosen = compiler.expression(node.chosen);
  const otherwise = node.otherwise ? compiler.expression(node.otherwise) : nothing;
  compiler.soft = soft;
  return (run, slots) => (truthy(run, test(run, slots)) ? chosen(run, slots) : otherwise(run, slots));
}

function compileCompare(compiler: Compiler, node: ExpressionOf<"compare">): Evaluate {
  const first = compiler.expression(node.first);
  const at = compiler.at(node);
  const rest: (readonly [ComparisonOperator, Evaluate])[] = [];
  for (const [word, value] of node.rest) rest.push([word, compiler.expression(value)]);
  const [operator, second] = rest[0] as readonly [ComparisonOperator, Evaluate];
  if (rest.length === 1) {
    return (run, slots) => {
      const a = first(run, slots);
      const b = second(run, slots);
      run.at = at;
      return compare(run, operator, a, b);
    };
  }
  return (run, slots) => {
    let left = first(run, slots);
    for (const [word, value] of rest) {
      const right = value(run, slots);
      run.at = at;
      if (!compare(run, word, left, right)) return false;
      left = right;
    }
    return true;
  };
}

/** Reads an attribute or item of any value by Python's rules. */
type Read = (run: Run, object: unknown, name: string) => unknown;

/**
 * Compiles `value.name` or `value["name"]`. The code is fastest in the usual case: the value is a dict, and `name` is
 * not a method of dicts.
 */
function readMember(compiler: Compiler, node: Expression, name: string, read: Read): Evaluate {
  const value = compiler.expression(node);
  const at = compiler.at(node);
  const readAny = (run: Run, object: unknown): unknown => {
    run.at = at;
    return read(run, object, name);
  };
  if (DICT_METHODS.has(name) || name.startsWith("__")) return (run, slots) => readAny(run, value(run, slots));
  return (run, slots) => {
    const object = value(run, slots);
    if (isRecord(object)) return Object.hasOwn(object, name) ? object[name] : undefined;
    return readAny(run, object);
  };
}

function compileItem(compiler: Compiler, node: ExpressionOf<"item">): Evaluate {
  if (node.key.kind === "slice") return compileSlice(compiler, node.object, node.key.bounds);
  const literal = literalValue(node.key);
  if (typeof literal === "string") return readMember(compiler, node.object, literal, getItem);
  const value = compiler.expression(node.object);
  const at = compiler.at(node.object);
  const key = compiler.expression(node.key);
  return (run, slots) => {
    const object = value(run, slots);
    const name = key(run, slots);
    run.at = at;
    return getItem(run, object, name);
  };
}

const none = (): null => null;

/** Returns true if Python can slice the value, and each bound is an int or None. */
const canSlice = (run: Run, value: unknown, bounds: readonly unknown[]): boolean =>
  sizeOrNothing(run, value) !== undefined &&
  !isMapping(value) &&
  bounds.every((bound) => bound === null || integerOf(bound) !== undefined);

/** Compiles `value[start:stop:step]`. */
function compileSlice(compiler: Compiler, node: Expression, bounds: ExpressionOf<"slice">["bounds"]): Evaluate {
  const value = compiler.expression(node);
  const at = compiler.at(node);
  compiler.slices++;
  const limits: Evaluate[] = [];
  for (const bound of bounds) limits.push(bound ? compiler.expression(bound) : none);
  const [start = none, stop = none, step = none] = limits;
  return (run, slots) => {
    const object = value(run, slots);
    const from = start(run, slots);
    const to = stop(run, slots);
    const by = step(run, slots);
    run.at = at;
    if (object === undefined) return getItem(run, object, from);
    run.charge(1);
    // At compile time, a slice that Python cannot compute is undefined.
    if (run.folding && !canSlice(run, object, [from, to, by])) return undefined;
    return slice(run, object, from, to, by);
  };
}

/** The compiled arguments of a call, filter or test. */
interface ArgumentList {
  readonly values: readonly Evaluate[];
  /** The argument after `*`, whose items become positional arguments. */
  readonly star: Evaluate | undefined;
  readonly keywords: ((run: Run, slots: Slots) => Keywords) | undefined;
}

/**
 * Compiles the arguments of a call, filter or test. @param folded true if Python computes the call at compile time.
 * Only then may a keyword be repeated
 */
export function compileArguments(compiler: Compiler, args: Arguments, folded = false): ArgumentList {
  const names = new Set<string>();
  for (const [name, value] of args.keywords) {
    if (!folded && names.has(name)) {
      compiler.fail("arguments", `the keyword argument "${name}" is given twice`, value);
    }
    names.add(name);
  }
  const values = compiler.expressions(args.positional);
  const star = args.star && compileStar(compiler, args.star);
  return { values, star, keywords: names.size > 0 || args.doubleStar ? compileKeywords(compiler, args) : undefined };
}

/** Compiles the value after `*` or `**`. If it has the wrong type, the error is reported at this value. */
function compileStar(compiler: Compiler, node: Expression): Evaluate {
  const value = compiler.expression(node);
  const at = compiler.at(node);
  return (run, slots) => {
    const result = value(run, slots);
    run.at = at;
    return result;
  };
}

/** Computes the positional arguments, including the items after `*`, and returns them as a list. */
export function positionalIn(run: Run, args: ArgumentList, slots: Slots): unknown[] {
  const { star } = args;
  const given = valuesIn(run, args.values, slots);
  if (!star) return given;
  const more = toArray(run, star(run, slots));
  run.charge(more.length);
  return [...given, ...more];
}

/** The empty list of arguments. All calls without arguments share it, because no code changes the list. */
const NONE: unknown[] = [];

/** Computes the values, and returns them as a list that reserves no memory for more items. */
function valuesIn(run: Run, values: readonly Evaluate[], slots: Slots): unknown[] {
  if (values.length === 0) return NONE;
  const results: unknown[] = values.slice();
  for (let index = 0; index < values.length; index++) results[index] = (values[index] as Evaluate)(run, slots);
  return results;
}

function compileKeywords(compiler: Compiler, { keywords, doubleStar }: Arguments): ArgumentList["keywords"] {
  if (!doubleStar && keywords.every(([, value]) => value.kind === "constant")) {
    // All calls share one Map of literals, because no called function changes it.
    const shared = new Map(keywords.map(([name, value]) => [name, literalValue(value)]));
    return () => shared;
  }
  return keywordsOf(
    keywords.map(([name, value]) => [name, compiler.expression(value)] as const),
    doubleStar && compileStar(compiler, doubleStar),
  );
}

function keywordsOf(
  pairs: readonly (readonly [string, Evaluate])[],
  doubleStar: Evaluate | undefined,
): ArgumentList["keywords"] {
  return (run, slots) => {
    const keywords = new Map<string, unknown>();
    for (const [name, value] of pairs) keywords.set(name, value(run, slots));
    if (!doubleStar) return keywords;
    for (const [key, item] of entriesOf(run, needMapping(doubleStar(run, slots)))) {
      const name = needText(key);
      if (keywords.has(name)) fail("type", `got multiple values for '${name}'`);
      keywords.set(name, item);
    }
    return keywords;
  };
}

function compileCall(compiler: Compiler, { callee, args: given }: ExpressionOf<"call">): Evaluate {
  if (callee.kind === "attribute") return compileMethod(compiler, callee, given);
  const target = compiler.expression(callee);
  const args = compileArguments(compiler, given);
  const at = compiler.at(callee);
  return (run, slots) => {
    const value = target(run, slots);
    const positional = positionalIn(run, args, slots);
    const keywords = args.keywords?.(run, slots);
    run.at = at;
    return callValue(run, value, positional, keywords);
  };
}

/** Compiles `value.name(…)`. Calls a method of any value without creating an object for the method. */
function compileMethod(compiler: Compiler, callee: ExpressionOf<"attribute">, given: Arguments): Evaluate {
  const { name } = callee;
  const value = compiler.expression(callee.object);
  const args = compileArguments(compiler, given);
  const at = compiler.at(callee);
  const objectAt = compiler.at(callee.object);
  return (run, slots) => {
    const object = value(run, slots);
    run.at = objectAt;
    const hasMethods = !(object instanceof PythonObject) || isText(object);
    const method = hasMethods ? methodOf(object, name) : undefined;
    const target = method ? undefined : getAttribute(run, object, name);
    const positional = positionalIn(run, args, slots);
    const keywords = args.keywords?.(run, slots);
    run.at = at;
    run.charge(1);
    return method
      ? invoke(run, method, name, object, positional, keywords)
      : callValue(run, target, positional, keywords);
  };
}

type FilterNode = ExpressionOf<"filter" | "test">;

/**
 * Compiles a filter or a test. A filter without a value belongs to a `filter` block, and is applied to the text that
 * `source` returns.
 */
export function compileFilter(compiler: Compiler, node: FilterNode, source?: Evaluate): Evaluate {
  const { kind, name } = node;
  const value = compileInput(compiler, node.value, source);
  const target = compiler.settings[kind].get(name);
  if (!target) return missing(compiler, node);
  const args = compileArguments(compiler, node.args, node.args.keywords.length > 1 && isConstant(node));
  const at = compiler.at(node);
  return (run, slots) => {
    const input = value(run, slots);
    const positional = positionalIn(run, args, slots);
    const keywords = args.keywords?.(run, slots);
    run.at = at;
    run.charge(1);
    return invoke(run, target, name, input, positional, keywords);
  };
}

/** Compiles the value to which a filter is applied. In a filter block, this value can be another filter. */
function compileInput(compiler: Compiler, node: FilterNode["value"], source: Evaluate = nothing): Evaluate {
  if (!node) return source;
  return source !== nothing && node.kind === "filter"
    ? compileFilter(compiler, node, source)
    : compiler.expression(node);
}

/** Returns the message for an unknown name. To find a similar name takes time, so it is searched when the error is thrown. */
const unknown = (settings: Settings, kind: FilterNode["kind"], name: string): string =>
  `unknown ${kind} "${name}"${didYouMean(name, [...settings[kind].keys()])}`;

/** Compiles an unknown filter or test. It is an error at once, except inside `if`, because that code may never run. */
function missing(compiler: Compiler, node: FilterNode): Evaluate {
  const { kind, name } = node;
  const code = `unknown-${kind}` as const;
  if (!compiler.soft) compiler.fail(code, unknown(compiler.settings, kind, name), node);
  const at = compiler.at(node);
  return (run) => {
    run.at = at;
    fail(code, unknown(run.settings, kind, name));
  };
}
