import {
  type Arguments,
  type BinaryOperator,
  type Expression,
  type ExpressionOf,
  type Target,
  isEmpty,
} from "./ast.ts";

/** Calls a function for every direct subexpression, in reading order. */
function eachChild<Given>(node: Expression, visit: (child: Expression, given: Given) => void, given: Given): void {
  switch (node.kind) {
    case "attribute":
      return visit(node.object, given);
    case "item":
      visit(node.object, given);
      return visit(node.key, given);
    case "compare":
      visit(node.first, given);
      for (const [, operand] of node.rest) visit(operand, given);
      return;
    case "binary":
      visit(node.left, given);
      return visit(node.right, given);
    case "unary":
      return visit(node.operand, given);
    case "call":
      visit(node.callee, given);
      return eachArgument(node.args, visit, given);
    case "filter":
    case "test":
      if (node.value) visit(node.value, given);
      return eachArgument(node.args, visit, given);
    case "dict":
      for (const [key, value] of node.pairs) {
        visit(key, given);
        visit(value, given);
      }
      return;
    case "constant":
    case "name":
      return;
    default:
      for (const part of partsOf(node)) if (part) visit(part, given);
  }
}

type Listing = ExpressionOf<"list" | "tuple" | "concat" | "conditional" | "slice">;

function partsOf(node: Listing): readonly (Expression | undefined)[] {
  if (node.kind === "concat") return node.parts;
  if (node.kind === "slice") return node.bounds;
  return node.kind === "conditional" ? [node.test, node.chosen, node.otherwise] : node.items;
}

function eachArgument<Given>(
  { positional, keywords, star, doubleStar }: Arguments,
  visit: (child: Expression, given: Given) => void,
  given: Given,
): void {
  for (const value of positional) visit(value, given);
  for (const [, value] of keywords) visit(value, given);
  if (star) visit(star, given);
  if (doubleStar) visit(doubleStar, given);
}

/** Filters that read the context, and so are never computed at compile time. */
const OF_CONTEXT: ReadonlySet<string> = new Set("map random reject rejectattr select selectattr".split(" "));

/** Returns true if an expression reads no name and calls nothing. */
export function isConstant(node: Expression): boolean {
  if (node.kind === "name" || node.kind === "call") return false;
  if (node.kind === "filter" && (!node.value || OF_CONTEXT.has(node.name))) return false;
  const found = { constant: true };
  eachChild(node, judge, found);
  return found.constant;
}

function judge(node: Expression, found: { constant: boolean }): void {
  found.constant &&= isConstant(node);
}

/**
 * Returns true if an expression is a constant with a slice. Python computes such a slice differently at compile time.
 */
export const isSlicedConstant = (node: Expression): boolean =>
  node.kind !== "constant" && isConstant(node) && hasSlice(node);

function hasSlice(node: Expression): boolean {
  if (node.kind === "slice") return true;
  const found = { slice: false };
  eachChild(node, seekSlice, found);
  return found.slice;
}

function seekSlice(node: Expression, found: { slice: boolean }): void {
  found.slice ||= hasSlice(node);
}

/**
 * Returns true if Python's compiler replaces an output of the expression by its text, so that no line is recorded for
 * it. Such an expression reads no name and cannot fail. If in doubt, the result is false, which only affects the line
 * of a later error.
 */
export function isFolded(node: Expression): boolean {
  switch (node.kind) {
    case "constant":
      return true;
    case "list":
    case "tuple":
    case "concat":
    case "conditional":
      return partsOf(node).every((part) => part !== undefined && isFolded(part));
    case "dict":
      return node.pairs.every(([key, value]) => key.kind === "constant" && isFolded(value));
    case "item":
      // A missing value is undefined and prints as nothing, but reading its items would fail.
      return HOLDERS.has(node.object.kind) && isFolded(node.object) && isNumberOrMinus(node.key);
    case "unary":
      return node.operator === "not" ? isFolded(node.operand) : isNumber(node.operand);
    case "binary":
      if (node.operator === "and" || node.operator === "or") return isFolded(node.left) && isFolded(node.right);
      return isNumber(node.left) && isNumber(node.right) && isSafe(node.operator, literalValue(node.right) as number);
    case "compare":
      return isFolded(node.first) && node.rest.every(([word, right]) => /[!=]=/.test(word) && isFolded(right));
    case "test":
      return node.value !== undefined && isEmpty(node.args) && SURE_TESTS.has(node.name) && isFolded(node.value);
    case "filter": {
      const isOfText = node.value !== undefined && typeof literalValue(node.value) === "string";
      return isOfText && isEmpty(node.args) && SURE_FILTERS.has(node.name);
    }
    default:
      return false;
  }
}

/** Tests that never fail, and filters that never fail on a text. */
const SURE_TESTS: ReadonlySet<string> = new Set(
  "boolean callable defined false float integer iterable mapping none number sequence string true undefined".split(" "),
);
const SURE_FILTERS: ReadonlySet<string> = new Set("capitalize count length lower string title trim upper".split(" "));

/** Returns true if an operator with this right operand returns a number for every number. */
function isSafe(operator: BinaryOperator, right: number): boolean {
  if (operator === "**") return Number.isInteger(right) && right >= 0 && right < 10;
  return operator === "+" || operator === "-" || operator === "*" || right !== 0;
}

const HOLDERS: ReadonlySet<string> = new Set("constant dict list tuple".split(" "));

const isNumberOrMinus = (node: Expression): boolean => isNumber(node) || (node.kind === "unary" && isFolded(node));

const isNumber = (node: Expression): boolean => typeof literalValue(node) === "number";

/** Returns the value of a literal, otherwise undefined. */
export const literalValue = (node: Expression): unknown => (node.kind === "constant" ? node.value : undefined);

/** Records the names of an expression. */
export interface Reader {
  load(name: string): void;
}

/** Reports every name that an expression reads to the reader. */
export function eachName(node: Expression, reader: Reader): void {
  if (node.kind === "name") reader.load(node.name);
  else eachChild(node, eachName, reader);
}

/** Returns the plain names that an assignment writes. */
export function targetNames(target: Target): string[] {
  if (target.kind === "tuple") return target.items.flatMap(targetNames);
  return target.kind === "name" ? [target.name] : [];
}
