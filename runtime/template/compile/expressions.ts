import { run } from "../builtins/run.ts";
import { valuesIn, compileCall } from "./calls.ts";
import { type Compiler, type Evaluate, always, folded, isLiteral } from "./compiler.ts";
import { compileFilter, compileTest } from "./filters.ts";
import { compileAttribute, compileItem } from "./members.ts";
import { compileConcat } from "./output.ts";
import { outerSlots } from "./scope.ts";
import type { ComparisonWord, Expression, ExpressionOf } from "../syntax/ast.ts";
import { isConstant, literalValue } from "../syntax/walk.ts";
import { type ArithmeticOperator, arithmetic, negate, positive } from "../values/arithmetic.ts";
import { put } from "../values/dicts.ts";
import { Dict, toTuple, truthy } from "../values/value.ts";
import { compare } from "../values/compare.ts";

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
      return compileAttribute(compiler, node);
    case "item":
      return compileItem(compiler, node);
    case "slice":
      return () => undefined;
    case "call":
      return compileCall(compiler, node);
    case "filter":
      return compileFilter(compiler, node);
    case "test":
      return compileTest(compiler, node);
  }
}

function compileName(compiler: Compiler, name: string): Evaluate {
  const reference = compiler.scope.find(name);
  if (!reference) return nothing;
  const { slot } = reference;
  const up = compiler.scope.frame.depth - reference.frame.depth;
  return up === 0 ? (slots) => slots[slot] : (slots) => outerSlots(slots, up)[slot];
}

function compileList(compiler: Compiler, node: ExpressionOf<"list" | "tuple">): Evaluate {
  const items = compiler.expressions(node.items);
  const isTuple = node.kind === "tuple";
  // Templates cannot change lists, so a list of literals is created once.
  if (node.items.every((item) => item.kind === "constant")) {
    const fixed = node.items.map(literalValue);
    return always(isTuple ? toTuple(fixed) : fixed);
  }
  return isTuple ? (slots) => toTuple(valuesIn(items, slots)) : (slots) => valuesIn(items, slots);
}

function compileDict(compiler: Compiler, node: ExpressionOf<"dict">): Evaluate {
  const pairs: (readonly [Evaluate, Evaluate])[] = [];
  for (const [key, value] of node.pairs) pairs.push([compiler.expression(key), compiler.expression(value)]);
  const at = compiler.at(node);
  return (slots) => {
    const dict = new Dict();
    for (const [key, value] of pairs) {
      const name = key(slots);
      const item = value(slots);
      run.at = at;
      put(dict, name, item);
    }
    return dict;
  };
}

function compileUnary(compiler: Compiler, node: ExpressionOf<"unary">): Evaluate {
  if (node.operator === "not") return not(compiler.expression(node.operand));
  const operand = compiler.expression(node.operand);
  const at = compiler.at(node);
  const apply = node.operator === "-" ? negate : positive;
  if (node.operand.kind === "constant" && typeof node.operand.value === "number") {
    return always(apply(node.operand.value));
  }
  return (slots) => {
    const value = operand(slots);
    run.at = at;
    return apply(value);
  };
}

/**
 * Returns true if a literal on the left of `and` or `or` decides the result. In this case, Python does not look up the
 * filters on the right, so an unknown filter there is no error.
 */
function isSettled({ operator, left }: ExpressionOf<"binary">): boolean {
  if (left.kind !== "constant" || (operator !== "and" && operator !== "or")) return false;
  return truthy(left.value) === (operator === "or");
}

function compileBinary(compiler: Compiler, node: ExpressionOf<"binary">): Evaluate {
  if (isSettled(node)) return compiler.expression(node.left);
  const left = compiler.expression(node.left);
  const right = compiler.expression(node.right);
  const { operator } = node;
  if (operator === "and") {
    return (slots) => {
      const value = left(slots);
      return truthy(value) ? right(slots) : value;
    };
  }
  if (operator === "or") {
    return (slots) => {
      const value = left(slots);
      return truthy(value) ? value : right(slots);
    };
  }
  const at = compiler.at(node);
  return calculate(operator, left, right, at);
}

function calculate(operator: ArithmeticOperator, left: Evaluate, right: Evaluate, at: number): Evaluate {
  return (slots) => {
    const a = left(slots);
    const b = right(slots);
    run.at = at;
    return arithmetic(operator, a, b);
  };
}

const nothing = (): undefined => undefined;

function compileConditional(compiler: Compiler, node: ExpressionOf<"conditional">): Evaluate {
  const { soft } = compiler;
  compiler.soft = true;
  const test = compiler.expression(node.test);
  const then = compiler.expression(node.chosen);
  const otherwise = node.otherwise ? compiler.expression(node.otherwise) : nothing;
  compiler.soft = soft;
  return choose(test, then, otherwise);
}

function choose(test: Evaluate, then: Evaluate, otherwise: Evaluate): Evaluate {
  return (slots) => (truthy(test(slots)) ? then(slots) : otherwise(slots));
}

function not(operand: Evaluate): Evaluate {
  return (slots) => !truthy(operand(slots));
}

function compileCompare(compiler: Compiler, node: ExpressionOf<"compare">): Evaluate {
  const [operator, operand] = node.rest[0] as readonly [ComparisonWord, Expression];
  const first = compiler.expression(node.first);
  const at = compiler.at(node);
  if (node.rest.length === 1) return compareBy(operator, first, compiler.expression(operand), at);
  const rest: (readonly [ComparisonWord, Evaluate])[] = [];
  for (const [word, value] of node.rest) rest.push([word, compiler.expression(value)]);
  return (slots) => {
    let left = first(slots);
    for (const [word, value] of rest) {
      const right = value(slots);
      run.at = at;
      if (!compare(word, left, right)) return false;
      left = right;
    }
    return true;
  };
}

function compareBy(operator: ComparisonWord, left: Evaluate, right: Evaluate, at: number): Evaluate {
  return (slots) => {
    const a = left(slots);
    const b = right(slots);
    run.at = at;
    return compare(operator, a, b);
  };
}
