import type { Arguments, Expression, Target } from "./ast.ts";

/** Hands every expression directly inside an expression to a function, in reading order. */
export function eachChild<Given>(
  node: Expression,
  visit: (child: Expression, given: Given) => void,
  given: Given,
): void {
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

type Listing = Extract<Expression, { kind: "list" | "tuple" | "concat" | "conditional" | "slice" }>;

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

/** Whether an expression reads no name and calls nothing. */
export function isConstant(node: Expression): boolean {
  if (node.kind === "name" || node.kind === "call") return false;
  const found = { constant: true };
  eachChild(node, judge, found);
  return found.constant;
}

function judge(node: Expression, found: { constant: boolean }): void {
  found.constant &&= isConstant(node);
}

/**
 * Whether an output of the expression is a text in Python's compiled template, which notes no line for it: nothing is read,
 * and nothing can fail. What might fail is taken for computed later, which shows only in the line of an error behind it.
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
    case "unary":
      return node.operator === "not" ? isFolded(node.operand) : isNumber(node.operand);
    case "binary":
      if (node.operator === "and" || node.operator === "or") return isFolded(node.left) && isFolded(node.right);
      return ["+", "-", "*"].includes(node.operator) && isNumber(node.left) && isNumber(node.right);
    default:
      return false;
  }
}

const isNumber = (node: Expression): boolean => typeof literalValue(node) === "number";

/** Whether it makes no difference whether the expression is computed when its value is not wanted. */
export const isHarmless = (node: Expression): boolean =>
  node.kind === "constant" || node.kind === "name" || (node.kind === "list" && node.items.every(isHarmless));

/** The value of a literal, else undefined. */
export const literalValue = (node: Expression): unknown => (node.kind === "constant" ? node.value : undefined);

/** Whether the expression is a list of literals, or a tuple, which is the same for every user. */
export const isLiterals = (node: Expression, kind: "list" | "tuple"): boolean =>
  node.kind === kind && node.items.every((item) => item.kind === "constant");

/** What is known of the lists in a template. `names.closed`: no filter is the caller's own. */
interface Lists {
  readonly names: { readonly closed: boolean };
  readonly onlyRead: Set<Expression>;
}

/**
 * Notes the lists of literals that an expression may give, when what it gives is only looked at, as a loop does with its
 * items: such a list can be made once. Any other may get into hands that take items out of it.
 */
export function markOnlyRead(node: Expression, lists: Lists): void {
  const { closed } = lists.names;
  if (isLiterals(node, "list")) lists.onlyRead.add(node);
  else if (node.kind === "binary" && (node.operator === "and" || node.operator === "or")) {
    markOnlyRead(node.left, lists);
    markOnlyRead(node.right, lists);
  } else if (node.kind === "conditional") {
    markOnlyRead(node.chosen, lists);
    if (node.otherwise) markOnlyRead(node.otherwise, lists);
  } else if (node.kind === "filter" && node.value && closed && (node.name === "default" || node.name === "d")) {
    markOnlyRead(node.value, lists);
    for (const value of node.args.positional) markOnlyRead(value, lists);
  }
}

/** What takes note of names. */
export interface Reader {
  load(name: string): void;
}

/** Hands every name that an expression reads to the reader. */
export function eachName(node: Expression, reader: Reader): void {
  if (node.kind === "name") reader.load(node.name);
  else eachChild(node, eachName, reader);
}

/** The plain names that an assignment writes. */
export function targetNames(target: Target): string[] {
  if (target.kind === "tuple") return target.items.flatMap(targetNames);
  return target.kind === "name" ? [target.name] : [];
}
