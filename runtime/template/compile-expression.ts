import type { BinaryNode, Expression, ListNode } from "./ast.ts";
import { valuesIn } from "./compile-arguments.ts";
import { compileCall } from "./compile-call.ts";
import { compileFilter } from "./compile-filter.ts";
import { compileAttribute, compileItem } from "./compile-member.ts";
import { denial } from "./compile-condition.ts";
import { compileConcat } from "./compile-text.ts";
import { always, type Compiler, type Condition, type Evaluate, outerSlots, type Slots } from "./compiler.ts";
import { arithmetic, type ArithmeticOperator, negate, positive } from "./operators.ts";
import { run } from "./run.ts";
import { perLiteral, perSlot } from "./shared-closures.ts";
import { isConstant, isLiterals, literalValue } from "./walk.ts";
import { put, makeDict } from "./dicts.ts";
import { Dict, toTuple, truthy } from "./value.ts";

/** Compiles an expression by its kind. */
export function makeExpression(compiler: Compiler, node: Expression): Evaluate {
  if (compiler.lenient || !FOLDED.has(node.kind) || !isConstant(node)) return make(compiler, node);
  compiler.lenient = true;
  const result = make(compiler, node);
  compiler.lenient = false;
  return result;
}

/** What Python computes at compile time, unless the outcome is undefined. */
const FOLDED: ReadonlySet<string> = new Set(["filter", "compare", "binary", "concat", "conditional"]);

function make(compiler: Compiler, node: Expression): Evaluate {
  switch (node.kind) {
    case "constant":
      return compileConstant(compiler, node.value);
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
      return compiler.condition(node);
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
      return compiler.condition(node);
  }
}

/** The same literal is one closure, wherever it stands in the template. */
function compileConstant({ constants }: Compiler, value: unknown): Evaluate {
  const known = constants.get(value);
  if (known && value !== 0) return known;
  const made = literal(value);
  constants.set(value, made);
  return made;
}

const literal = /* @__PURE__ */ perLiteral(always);

const local = /* @__PURE__ */ perSlot(
  (slot): Evaluate =>
    (slots) =>
      slots[slot],
);

/** A variable of the function around. */
const outer = /* @__PURE__ */ perSlot(
  (slot): Evaluate =>
    (slots) =>
      (slots[0] as Slots)[slot],
);

function compileName(compiler: Compiler, name: string): Evaluate {
  const reference = compiler.scope.find(name);
  if (!reference) return nothing;
  const { slot } = reference;
  const up = compiler.scope.frame.depth - reference.frame.depth;
  if (up === 0) return local(slot);
  if (up === 1) return outer(slot);
  return (slots) => outerSlots(slots, up)[slot];
}

function compileList(compiler: Compiler, node: ListNode): Evaluate {
  const items = compiler.expressions(node.items);
  const asTuple = node.kind === "tuple";
  const fixed = node.items.map(literalValue);
  if (isLiterals(node, "tuple")) return always(toTuple(fixed));
  if (compiler.onlyRead.has(node)) return always(fixed);
  if (fixed.length > 0 && isLiterals(node, "list")) return copied(fixed);
  return asTuple ? (slots) => toTuple(valuesIn(items, slots)) : (slots) => valuesIn(items, slots);
}

/** Templates may take items out of a list, so each user has one of his own. */
const copied =
  (fixed: readonly unknown[]): Evaluate =>
  () =>
    fixed.slice();

function compileDict(compiler: Compiler, node: Extract<Expression, { kind: "dict" }>): Evaluate {
  const pairs: (readonly [Evaluate, Evaluate])[] = [];
  for (const [key, value] of node.pairs) pairs.push([compiler.expression(key), compiler.expression(value)]);
  const at = compiler.at(node);
  if (isFixed(node) && compiler.names.closed) return sharedDict(node);
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

/** Whether a dict holds nothing but literals, under texts. */
export const isFixed = ({ pairs }: Extract<Expression, { kind: "dict" }>): boolean =>
  pairs.every(([key, value]) => key.kind === "constant" && typeof key.value === "string" && value.kind === "constant");

/** A dict of literals is made once: nothing that a template can do changes one. */
function sharedDict(node: Extract<Expression, { kind: "dict" }>): Evaluate {
  return always(makeDict(node.pairs.map(([key, value]) => [literalValue(key), literalValue(value)])));
}

function compileUnary(compiler: Compiler, node: Extract<Expression, { kind: "unary" }>): Evaluate {
  if (node.operator === "not") return compiler.condition(node);
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

/** Whether a literal on the left decides; Python folds `false and …` before it looks at the filters behind it. */
export function isSettled({ operator, left }: BinaryNode): boolean {
  if (left.kind !== "constant" || (operator !== "and" && operator !== "or")) return false;
  return truthy(left.value) === (operator === "or");
}

function compileBinary(compiler: Compiler, node: BinaryNode): Evaluate {
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
  return operator === "+" ? add(left, right, at) : calculate(operator, left, right, at);
}

function add(left: Evaluate, right: Evaluate, at: number): Evaluate {
  return (slots) => {
    const a = left(slots);
    const b = right(slots);
    if (typeof a === "string" && typeof b === "string" && a.length + b.length < 4096) return a + b;
    run.at = at;
    return arithmetic("+", a, b);
  };
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

function compileConditional(compiler: Compiler, node: Extract<Expression, { kind: "conditional" }>): Evaluate {
  const { soft } = compiler;
  compiler.soft = true;
  const denied = denial(node.test);
  const test = compiler.condition(denied ?? node.test);
  const then = compiler.expression(node.chosen);
  const otherwise = node.otherwise ? compiler.expression(node.otherwise) : nothing;
  compiler.soft = soft;
  return denied ? choose(test, otherwise, then) : choose(test, then, otherwise);
}

function choose(test: Condition, then: Evaluate, otherwise: Evaluate): Evaluate {
  return (slots) => (test(slots) ? then(slots) : otherwise(slots));
}
