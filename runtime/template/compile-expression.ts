import type { BinaryNode, Expression, TextNode } from "./ast.ts";
import { valuesOf } from "./compile-arguments.ts";
import { compileCall } from "./compile-call.ts";
import { compileFilter } from "./compile-filter.ts";
import { compileAttribute, compileItem } from "./compile-member.ts";
import { type Compiler, type Evaluate, outerSlots, type Slots } from "./compiler.ts";
import { arithmetic, type ArithmeticOperator, join, negate, positive, tilde } from "./operators.ts";
import { checkLength, run } from "./run.ts";
import { escapeHtml, text } from "./text.ts";
import { isConstant } from "./walk.ts";
import { put, Dict, makeDict, Markup, toTuple, truthy } from "./value.ts";

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
    case "constant": {
      const { value } = node;
      return () => value;
    }
    case "name":
      return compileName(compiler, node.name);
    case "list":
    case "tuple":
      return compileList(compiler, node.items, node.kind === "tuple");
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

/** Printing `a ~ b` is printing a, then b; all parts fail at the line of the whole, as in Python. */
export function concatParts(compiler: Compiler, part: TextNode | Expression): readonly (TextNode | Expression)[] {
  return part.kind === "concat" && !compiler.escaping ? part.parts : [part];
}

/** Neighbouring texts of an output as one; constants print at compile time. */
export function joinOutput(compiler: Compiler, parts: readonly (TextNode | Expression)[]): (string | Evaluate)[] {
  const joined: (string | Evaluate)[] = [];
  for (const part of parts) {
    for (const inner of concatParts(compiler, part)) {
      if (!isLiteral(compiler, inner)) {
        compiler.line = part.line;
        compiler.lenient = isConstant(inner);
      }
      addPart(compiler, joined, inner);
      compiler.lenient = false;
    }
  }
  return joined;
}

type Literal = TextNode | Extract<Expression, { kind: "constant" }>;

/** Whether what is printed is known beforehand. */
const isLiteral = (compiler: Compiler, part: TextNode | Expression): part is Literal =>
  part.kind === "text" || (part.kind === "constant" && !compiler.escaping);

function addPart(compiler: Compiler, joined: (string | Evaluate)[], part: TextNode | Expression): void {
  if (!isLiteral(compiler, part)) {
    joined.push(compiler.expression(part));
    return;
  }
  const shown = part.kind === "text" ? part.text : text(part.value);
  const last = joined.at(-1);
  if (typeof last === "string" && !compiler.escaping) joined[joined.length - 1] = last + shown;
  else joined.push(shown);
}

function compileName(compiler: Compiler, name: string): Evaluate {
  const reference = compiler.scope.find(name);
  if (!reference) return () => undefined;
  const { slot } = reference;
  const up = compiler.scope.frame.depth - reference.frame.depth;
  if (up === 0) return (slots) => slots[slot];
  if (up === 1) return (slots) => (slots[0] as Slots)[slot];
  return (slots) => outerSlots(slots, up)[slot];
}

function compileList(compiler: Compiler, nodes: readonly Expression[], asTuple: boolean): Evaluate {
  const items = compiler.expressions(nodes);
  if (nodes.length === 0 || !nodes.every((node) => node.kind === "constant")) {
    const values = valuesOf(items);
    return asTuple ? (slots) => toTuple(values(slots)) : values;
  }
  const fixed = nodes.map((node) => (node.kind === "constant" ? node.value : undefined));
  return copied(asTuple ? toTuple(fixed) : fixed, asTuple);
}

/** A tuple of literals is made once, a list of literals for every user: templates may take items out of it. */
function copied(fixed: readonly unknown[], shared: boolean): Evaluate {
  return shared ? () => fixed : () => fixed.slice();
}

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
  const valueOf = (part: Expression): unknown => (part.kind === "constant" ? part.value : undefined);
  const dict = makeDict(node.pairs.map(([key, value]) => [valueOf(key), valueOf(value)]));
  return () => dict;
}

function compileUnary(compiler: Compiler, node: Extract<Expression, { kind: "unary" }>): Evaluate {
  if (node.operator === "not") return compiler.condition(node);
  const operand = compiler.expression(node.operand);
  const at = compiler.at(node);
  const apply = node.operator === "-" ? negate : positive;
  if (node.operand.kind === "constant" && typeof node.operand.value === "number") {
    const value = apply(node.operand.value);
    return () => value;
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
    if (typeof a === "string" && typeof b === "string") {
      if (a.length + b.length < 4096) return a + b;
      run.at = at;
      return join(a, b);
    }
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

/** What a value adds to a text. */
const shown = (value: unknown): string => (typeof value === "string" ? value : text(value));

/** The parts as one text; most are a text, a value, and another text. */
export function joined(parts: readonly (string | Evaluate)[]): (slots: Slots) => string {
  const [first = "", second = "", third = ""] = parts;
  if (parts.length > 3) return joinedAll(parts.slice());
  if (typeof first === "string" && typeof second === "function" && typeof third === "string") {
    return between(first, second, third);
  }
  if (typeof first === "function" && typeof second === "string" && third === "") return between("", first, second);
  return joinedAll(parts.slice());
}

function between(before: string, value: Evaluate, after: string): (slots: Slots) => string {
  if (after === "") return before === "" ? (slots) => shown(value(slots)) : (slots) => before + shown(value(slots));
  return (slots) => before + shown(value(slots)) + after;
}

function joinedAll(parts: readonly (string | Evaluate)[]): (slots: Slots) => string {
  return (slots) => {
    let whole = "";
    for (let index = 0; index < parts.length; index++) {
      const part = parts[index] as string | Evaluate;
      whole += typeof part === "string" ? part : shown(part(slots));
    }
    return whole;
  };
}

function compileConcat(compiler: Compiler, nodes: readonly Expression[]): Evaluate {
  const at = compiler.at(nodes[0] as Expression);
  if (compiler.escaping) return concatMarked(compiler.expressions(nodes), at);
  const parts: (string | Evaluate)[] = [];
  for (const node of nodes) addPart(compiler, parts, node);
  return checkedText(joined(parts), at);
}

function checkedText(whole: (slots: Slots) => string, at: number): Evaluate {
  return (slots) => checked(whole(slots), at);
}

/** A text made on the way, if it is not too long. */
export function checked(whole: string, at: number): string {
  if (whole.length > 4096) {
    run.at = at;
    checkLength(whole.length);
  }
  return whole;
}

/** With autoescape on, one safe part makes the whole safe and the others escaped. */
function concatMarked(parts: Evaluate[], at: number): Evaluate {
  return (slots) => {
    const values = parts.map((part) => part(slots));
    return concatValues(values, at);
  };
}

/** The values as one text. */
export function concatValues(values: readonly unknown[], at: number): unknown {
  run.at = at;
  if (!run.autoescape || !values.some((value) => value instanceof Markup)) return values.reduce<string>(tilde, "");
  return new Markup(values.map((value) => escapeHtml(value).value).reduce(join, ""));
}

function compileConditional(compiler: Compiler, node: Extract<Expression, { kind: "conditional" }>): Evaluate {
  const { soft } = compiler;
  compiler.soft = true;
  const test = compiler.condition(node.test);
  const then = compiler.expression(node.chosen);
  const otherwise = node.otherwise ? compiler.expression(node.otherwise) : () => undefined;
  compiler.soft = soft;
  return (slots) => (test(slots) ? then(slots) : otherwise(slots));
}
