import type { ComparisonWord, Expression } from "./ast.ts";
import { compileTest } from "./compile-filter.ts";
import type { Compiler, Condition, Evaluate } from "./compiler.ts";
import { compare, contains, equals } from "./compare.ts";
import { run } from "./run.ts";
import { truthy } from "./value.ts";

/** Compiles an expression of which only the truth is wanted. */
export function makeCondition(compiler: Compiler, node: Expression): Condition {
  if (node.kind === "unary" && node.operator === "not") {
    const inner = compiler.condition(node.operand);
    return (slots) => !inner(slots);
  }
  if (node.kind === "binary" && (node.operator === "and" || node.operator === "or")) {
    const left = compiler.condition(node.left);
    const right = compiler.condition(node.right);
    return node.operator === "and" ? (slots) => left(slots) && right(slots) : (slots) => left(slots) || right(slots);
  }
  if (node.kind === "compare") return compileCompare(compiler, node);
  if (node.kind === "test") return compileTest(compiler, node);
  const value = compiler.expression(node);
  return (slots) => {
    const result = value(slots);
    return typeof result === "boolean" ? result : truthy(result);
  };
}

function compileCompare(compiler: Compiler, node: Extract<Expression, { kind: "compare" }>): Condition {
  const first = compiler.expression(node.first);
  const at = compiler.at(node);
  const [operator, operand] = node.rest[0] as readonly [ComparisonWord, Expression];
  if (node.rest.length === 1) return compareTwo(compiler, first, operator, operand, at);
  const rest = node.rest.map(([word, value]) => [word, compiler.expression(value)] as const);
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

function compareTwo(
  compiler: Compiler,
  left: Evaluate,
  operator: ComparisonWord,
  node: Expression,
  at: number,
): Condition {
  const constant = node.kind === "constant" ? node.value : undefined;
  if (typeof constant === "string" && operator === "==") return (slots) => isText(left(slots), constant);
  if (typeof constant === "string" && operator === "!=") return (slots) => !isText(left(slots), constant);
  const right = compiler.expression(node);
  if (operator === "==") return (slots) => same(left(slots), right(slots));
  if (operator === "!=") return (slots) => !same(left(slots), right(slots));
  if (operator === "in" || operator === "not in") {
    const wanted = operator === "in";
    const texts = constantTexts(node);
    if (texts) {
      return (slots) => {
        const item = left(slots);
        return (typeof item === "string" ? texts.includes(item) : contains(item, texts)) === wanted;
      };
    }
    return (slots) => {
      const item = left(slots);
      const container = right(slots);
      run.at = at;
      return contains(item, container) === wanted;
    };
  }
  return (slots) => {
    const a = left(slots);
    const b = right(slots);
    run.at = at;
    return compare(operator, a, b);
  };
}

/** The items of a list or tuple that holds nothing but text literals. */
function constantTexts(node: Expression): string[] | undefined {
  if (node.kind !== "list" && node.kind !== "tuple") return undefined;
  const texts = node.items.map((item) => (item.kind === "constant" ? item.value : undefined));
  return texts.every((item) => typeof item === "string") ? texts : undefined;
}

/** Whether a value equals a text known beforehand; anything but a string or Markup does not. */
function isText(value: unknown, constant: string): boolean {
  return value === constant || (typeof value === "object" && value !== null && equals(value, constant));
}

function same(left: unknown, right: unknown): boolean {
  return (
    (typeof left !== "string" && typeof left !== "object" && left === right && left === left) || equals(left, right)
  );
}
