import { getAttribute, getItem } from "../builtins/access.ts";
import { DICT_METHODS } from "../builtins/methods.ts";
import type { Run } from "../run.ts";
import type { ComparisonWord, Expression, ExpressionOf } from "../syntax/ast.ts";
import { isConstant, literalValue } from "../syntax/walk.ts";
import { arithmetic, negate, positive } from "../values/arithmetic.ts";
import { compare } from "../values/compare.ts";
import { put } from "../values/dicts.ts";
import { sizeOrNothing, slice } from "../values/sequence.ts";
import { Dict, isMapping, isRecord, toTuple, truthy } from "../values/value.ts";
import { compileCall, compileFilter, valuesIn } from "./calls.ts";
import { type Compiler, type Evaluate, folded, isLiteral, nothing } from "./compiler.ts";
import { compileConcat } from "./output.ts";
import { outerSlots } from "./scope.ts";

/** Compiles an expression of any kind. */
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
  const rest: (readonly [ComparisonWord, Evaluate])[] = [];
  for (const [word, value] of node.rest) rest.push([word, compiler.expression(value)]);
  const [operator, second] = rest[0] as readonly [ComparisonWord, Evaluate];
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
  const isField = !Object.hasOwn(DICT_METHODS, name) && !name.startsWith("__");
  return (run, slots) => {
    const object = value(run, slots);
    if (isField && isRecord(object)) return Object.hasOwn(object, name) ? object[name] : undefined;
    run.at = at;
    return read(run, object, name);
  };
}

/** Compiles `value[key]`. */
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
    // At compile time, a slice of a value that cannot be sliced is undefined.
    if (run.folding && (sizeOrNothing(run, object) === undefined || isMapping(object))) return undefined;
    return slice(run, object, from, to, by);
  };
}
