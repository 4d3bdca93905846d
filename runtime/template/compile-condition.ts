import type { ComparisonWord, Expression } from "./ast.ts";
import { compileTest, trimmed } from "./compile-filter.ts";
import { compileFieldTest, compileLocalTruth } from "./compile-member.ts";
import type { Compiler, Condition, Evaluate } from "./compiler.ts";
import { compare, contains, equals } from "./compare.ts";
import { leavesText } from "./filters-text.ts";
import { run } from "./run.ts";
import { isRecord, truthy } from "./value.ts";
import { literalValue, markOnlyRead } from "./walk.ts";

/** What follows `not`: where there are two ways to go, they are changed over instead. */
export const denial = (node: Expression): Expression | undefined =>
  node.kind === "unary" && node.operator === "not" ? node.operand : undefined;

/** Compiles an expression of which only the truth is wanted. */
export function makeCondition(compiler: Compiler, node: Expression): Condition {
  const denied = denial(node);
  if (denied) return not(compiler.condition(denied));
  if (node.kind === "binary" && (node.operator === "and" || node.operator === "or")) {
    const left = compiler.condition(node.left);
    const right = compiler.condition(node.right);
    return node.operator === "and" ? (slots) => left(slots) && right(slots) : (slots) => left(slots) || right(slots);
  }
  if (node.kind === "compare") return compileCompare(compiler, node);
  if (node.kind === "test") return compileTest(compiler, node);
  const inner = trimmed(compiler.names, node);
  if (inner) return trimmedTruth(compiler.expression(inner), compiler.at(node));
  return compileLocalTruth(compiler, node) ?? truthOf(compiler.expression(node));
}

function not(inner: Condition): Condition {
  return (slots) => !inner(slots);
}

function trimmedTruth(value: Evaluate, at: number): Condition {
  return (slots) => leavesTextAt(value(slots), at);
}

/** {@link leavesText} at its place. */
export function leavesTextAt(value: unknown, at: number): boolean {
  run.at = at;
  return leavesText(value);
}

function truthOf(value: Evaluate): Condition {
  return (slots) => {
    const result = value(slots);
    return typeof result === "boolean" ? result : truthy(result);
  };
}

function compileCompare(compiler: Compiler, node: Extract<Expression, { kind: "compare" }>): Condition {
  const [operator, operand] = node.rest[0] as readonly [ComparisonWord, Expression];
  if (node.rest.length === 1) return compareTwo(compiler, node, operator, operand);
  const first = compiler.expression(node.first);
  const at = compiler.at(node);
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

function compareTwo(
  compiler: Compiler,
  node: Extract<Expression, { kind: "compare" }>,
  operator: ComparisonWord,
  operand: Expression,
): Condition {
  const equality = operator === "==" || operator === "!=";
  if (equality && operand.kind === "constant" && typeof operand.value === "string") {
    const wanted = operator === "==";
    const known = compileFieldTest(compiler, node.first, operand.value, wanted);
    return known ?? textTest(compiler.expression(node.first), operand.value, wanted);
  }
  const left = compiler.expression(node.first);
  const at = compiler.at(node);
  const membership = operator === "in" || operator === "not in";
  const texts = membership ? constantTexts(operand) : undefined;
  if (texts) return amongTexts(left, texts, operator === "in");
  if (membership) markOnlyRead(operand, compiler);
  const right = compiler.expression(operand);
  if (membership && node.first.kind === "constant" && typeof node.first.value === "string") {
    return textWithin(node.first.value, right, operator === "in", at);
  }
  return equality ? equalValues(left, right, operator === "==") : compareBy(operator, left, right, at);
}

function textTest(left: Evaluate, text: string, wanted: boolean): Condition {
  return (slots) => isText(left(slots), text) === wanted;
}

function equalValues(left: Evaluate, right: Evaluate, wanted: boolean): Condition {
  return (slots) => same(left(slots), right(slots)) === wanted;
}

/** Whether a value is one of some texts. */
export function isAmong(value: unknown, texts: readonly string[]): boolean {
  return typeof value === "string" ? texts.includes(value) : contains(value, texts);
}

function amongTexts(left: Evaluate, texts: readonly string[], wanted: boolean): Condition {
  return (slots) => isAmong(left(slots), texts) === wanted;
}

/** Whether a text literal is in a text or dict. @throws Problem `type` when nothing can be in the value */
export function textIn(container: unknown, item: string, at: number): boolean {
  if (isRecord(container)) return Object.hasOwn(container, item);
  run.at = at;
  return contains(item, container);
}

function textWithin(item: string, container: Evaluate, wanted: boolean, at: number): Condition {
  return (slots) => textIn(container(slots), item, at) === wanted;
}

function compareBy(operator: ComparisonWord, left: Evaluate, right: Evaluate, at: number): Condition {
  return (slots) => {
    const a = left(slots);
    const b = right(slots);
    run.at = at;
    return compare(operator, a, b);
  };
}

/** The items of a list or tuple that holds nothing but text literals. */
export function constantTexts(node: Expression): string[] | undefined {
  if (node.kind !== "list" && node.kind !== "tuple") return undefined;
  const texts = node.items.map(literalValue);
  return texts.every((item) => typeof item === "string") ? texts : undefined;
}

/** Whether a value equals a text known beforehand; anything but a string or Markup does not. */
export function isText(value: unknown, constant: string): boolean {
  return value === constant || (typeof value === "object" && value !== null && equals(value, constant));
}

/** Python's `==`; what the host can tell at once costs nothing. */
export function same(left: unknown, right: unknown): boolean {
  return (
    (typeof left !== "string" && typeof left !== "object" && left === right && left === left) || equals(left, right)
  );
}
