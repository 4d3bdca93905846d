import { run } from "../builtins/run.ts";
import type { Compiler, Condition, Evaluate } from "./compiler.ts";
import { compileTest } from "./filters.ts";
import { folded, isLiteral } from "./folding.ts";
import type { ComparisonWord, Expression } from "../syntax/ast.ts";
import { isSlicedConstant } from "../syntax/walk.ts";
import { compare, equals } from "../values/compare.ts";
import { truthy } from "../values/value.ts";

/** Compiles an expression of which only the truth value is needed. */
export function makeCondition(compiler: Compiler, node: Expression): Condition {
  if (!isSlicedConstant(node)) return conditionOf(compiler, node);
  const isTruth = node.kind === "compare" || node.kind === "test" || (node.kind === "unary" && node.operator === "not");
  return isTruth ? (folded(conditionOf(compiler, node), isLiteral) as Condition) : truthOf(compiler.expression(node));
}

function conditionOf(compiler: Compiler, node: Expression): Condition {
  if (node.kind === "unary" && node.operator === "not") return not(compiler.condition(node.operand));
  if (node.kind === "binary" && (node.operator === "and" || node.operator === "or")) {
    const left = compiler.condition(node.left);
    const right = compiler.condition(node.right);
    return node.operator === "and" ? (slots) => left(slots) && right(slots) : (slots) => left(slots) || right(slots);
  }
  if (node.kind === "compare") return compileCompare(compiler, node);
  if (node.kind === "test") return compileTest(compiler, node);
  return truthOf(compiler.expression(node));
}

function not(inner: Condition): Condition {
  return (slots) => !inner(slots);
}

function truthOf(value: Evaluate): Condition {
  return (slots) => {
    const result = value(slots);
    return typeof result === "boolean" ? result : truthy(result);
  };
}

function equality(wanted: boolean, left: Evaluate, right: Evaluate, at: number): Condition {
  return (slots) => {
    const a = left(slots);
    const b = right(slots);
    run.at = at;
    return equals(a, b) === wanted;
  };
}

function compileCompare(compiler: Compiler, node: Extract<Expression, { kind: "compare" }>): Condition {
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

function compareBy(operator: ComparisonWord, left: Evaluate, right: Evaluate, at: number): Condition {
  if (operator === "==" || operator === "!=") return equality(operator === "==", left, right, at);
  return (slots) => {
    const a = left(slots);
    const b = right(slots);
    run.at = at;
    return compare(operator, a, b);
  };
}
