import type { ComparisonWord, Expression } from "./ast.ts";
import { compileTest } from "./compile-filter.ts";
import { expression } from "./compile-expression.ts";
import type { Compiler, Evaluate, Slots } from "./compile.ts";
import { compare, contains, equals } from "./compare.ts";
import { run } from "./run.ts";
import { truthy } from "./value.ts";

/** An expression of which only the truth is wanted. */
export type Condition = (slots: Slots) => boolean;

/** Compiles an expression to a closure that tells whether it holds. */
export function condition(compiler: Compiler, node: Expression): Condition {
  compiler.enter(node);
  const result = make(compiler, node);
  compiler.leave();
  return result;
}

function make(compiler: Compiler, node: Expression): Condition {
  if (node.kind === "unary" && node.operator === "not") {
    const inner = condition(compiler, node.operand);
    return (slots) => !inner(slots);
  }
  if (node.kind === "binary" && (node.operator === "and" || node.operator === "or")) {
    const left = condition(compiler, node.left);
    const right = condition(compiler, node.right);
    return node.operator === "and" ? (slots) => left(slots) && right(slots) : (slots) => left(slots) || right(slots);
  }
  if (node.kind === "compare") return compileCompare(compiler, node);
  if (node.kind === "test") return compileTest(compiler, node);
  const value = expression(compiler, node);
  return (slots) => {
    const result = value(slots);
    return typeof result === "boolean" ? result : truthy(result);
  };
}

function compileCompare(compiler: Compiler, node: Extract<Expression, { kind: "compare" }>): Condition {
  const first = expression(compiler, node.first);
  const at = compiler.at(node);
  const [operator, operand] = node.rest[0] as readonly [ComparisonWord, Expression];
  if (node.rest.length === 1) return compareTwo(compiler, first, operator, operand, at);
  const rest = node.rest.map(([word, value]) => [word, expression(compiler, value)] as const);
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

function compareTwo(compiler: Compiler, left: Evaluate, operator: ComparisonWord, node: Expression, at: number): Condition {
  const constant = node.kind === "constant" ? node.value : undefined;
  if (typeof constant === "string" && operator === "==") return (slots) => isText(left(slots), constant);
  if (typeof constant === "string" && operator === "!=") return (slots) => !isText(left(slots), constant);
  const right = expression(compiler, node);
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
  return (typeof left !== "string" && typeof left !== "object" && left === right && left === left) || equals(left, right);
}
