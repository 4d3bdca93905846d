import { getAttribute, getItem } from "./access.ts";
import type { BinaryNode, Expression, TextNode } from "./ast.ts";
import { compileCall } from "./compile-call.ts";
import { compileFilter } from "./compile-filter.ts";
import { type Compiler, type Evaluate, outerSlots, type Slots } from "./compiler.ts";
import { DICT_METHODS } from "./methods.ts";
import { loopAttribute } from "./loop.ts";
import { arithmetic, type ArithmeticOperator, join, negate, positive, tilde } from "./operators.ts";
import { checkLength, run, spend } from "./run.ts";
import { sizeOrNothing, slice } from "./sequence.ts";
import { escapeHtml, text } from "./text.ts";
import { children } from "./walk.ts";
import { put, Dict, isMapping, Markup, truthy, Tuple } from "./value.ts";

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

/** Printing `a ~ b` is printing a, then b. */
function concatParts(part: TextNode | Expression): readonly (TextNode | Expression)[] {
  // All parts fail at the line of the whole, as in Python.
  return part.kind === "concat" ? part.parts.map((inner) => ({ ...inner, line: part.line })) : [part];
}

/** Whether Python computes the expression while it compiles. */
export function isConstant(node: Expression): boolean {
  if (node.kind === "name" || node.kind === "call") return false;
  return children(node).every((child) => !child || isConstant(child));
}

/** Neighbouring texts of an output as one; constants print at compile time. */
export function joinParts(compiler: Compiler, parts: readonly (TextNode | Expression)[]): (string | Evaluate)[] {
  const joined: (string | Evaluate)[] = [];
  const split = !compiler.escaping && parts.some((part) => part.kind === "concat");
  for (const part of split ? parts.flatMap(concatParts) : parts) {
    const constant = part.kind === "constant" && !compiler.escaping;
    if (part.kind !== "text" && !constant) {
      compiler.line = part.line;
      compiler.lenient = isConstant(part);
      joined.push(compiler.expression(part));
      compiler.lenient = false;
      continue;
    }
    const shown = part.kind === "text" ? part.text : text(part.value);
    const last = joined.at(-1);
    if (typeof last === "string" && !compiler.escaping) joined[joined.length - 1] = last + shown;
    else joined.push(shown);
  }
  return joined;
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

/** The slot of a name of the current function, or -1. */
export function localSlot(compiler: Compiler, node: Expression): number {
  if (node.kind !== "name") return -1;
  const reference = compiler.scope.find(node.name);
  return reference && reference.frame === compiler.scope.frame ? reference.slot : -1;
}

function compileList(compiler: Compiler, nodes: readonly Expression[], asTuple: boolean): Evaluate {
  const items = nodes.map((item) => compiler.expression(item));
  const { length } = items;
  return (slots) => {
    const list: unknown[] = asTuple ? new Tuple() : [];
    for (let index = 0; index < length; index++) list.push((items[index] as Evaluate)(slots));
    return list;
  };
}

function compileDict(compiler: Compiler, node: Extract<Expression, { kind: "dict" }>): Evaluate {
  const pairs = node.pairs.map(([key, value]) => [compiler.expression(key), compiler.expression(value)] as const);
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

function compileConcat(compiler: Compiler, nodes: readonly Expression[]): Evaluate {
  const parts = nodes.map((part) => compiler.expression(part));
  const at = compiler.at(nodes[0] as Expression);
  if (compiler.escaping) return concatMarked(parts, at);
  return (slots) => {
    let whole = "";
    for (let index = 0; index < parts.length; index++) {
      const value = (parts[index] as Evaluate)(slots);
      whole += typeof value === "string" ? value : text(value);
    }
    if (whole.length > 4096) {
      run.at = at;
      checkLength(whole.length);
    }
    return whole;
  };
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
  const then = compiler.expression(node.then);
  const otherwise = node.otherwise ? compiler.expression(node.otherwise) : () => undefined;
  compiler.soft = soft;
  return (slots) => (test(slots) ? then(slots) : otherwise(slots));
}

function compileAttribute(compiler: Compiler, node: Extract<Expression, { kind: "attribute" }>): Evaluate {
  const { object, name } = node;
  const read = object.kind === "name" && compiler.scope.find(object.name)?.loop ? loopAttribute(name) : undefined;
  if (!read) return readMember(compiler, object, name, getAttribute);
  const value = compiler.expression(object);
  return (slots) => read(value(slots));
}

function readSlowly(value: Evaluate, name: string, at: number, read: Read): Evaluate {
  return (slots) => {
    const object = value(slots);
    run.at = at;
    return read(object, name);
  };
}

const objectPrototype = Object.prototype;

/** What a plain object holds under a name that is no method of dicts; anything else takes the slow way. */
function member(object: unknown, name: string, at: number, read: Read): unknown {
  if (typeof object === "object" && object !== null && Object.getPrototypeOf(object) === objectPrototype) {
    return Object.hasOwn(object, name) ? (object as Record<string, unknown>)[name] : undefined;
  }
  run.at = at;
  return read(object, name);
}

type Read = (object: unknown, name: string) => unknown;

/** `value.name` or `value["name"]`; most values are local variables. */
function readMember(compiler: Compiler, node: Expression, name: string, read: Read): Evaluate {
  const at = compiler.at(node);
  const value = compiler.expression(node);
  if (Object.hasOwn(DICT_METHODS, name) || name.startsWith("__")) return readSlowly(value, name, at, read);
  const slot = localSlot(compiler, node);
  if (slot >= 0) return (slots) => member(slots[slot], name, at, read);
  return (slots) => member(value(slots), name, at, read);
}

function compileItem(compiler: Compiler, node: Extract<Expression, { kind: "item" }>): Evaluate {
  if (node.key.kind === "constant" && typeof node.key.value === "string") {
    return readMember(compiler, node.object, node.key.value, getItem);
  }
  const value = compiler.expression(node.object);
  const at = compiler.at(node.object);
  if (node.key.kind === "slice") return compileSlice(compiler, value, node.key.bounds, at);
  const key = compiler.expression(node.key);
  return (slots) => {
    const object = value(slots);
    const name = key(slots);
    if (Array.isArray(object) && typeof name === "number" && name >= 0 && Number.isInteger(name)) return object[name];
    run.at = at;
    return getItem(object, name);
  };
}

/** A slice as Python computes it at compile time: undefined of what has none. */
export function sliceKindly(value: unknown, start: unknown, stop: unknown, step: unknown): unknown {
  return sizeOrNothing(value) === undefined || isMapping(value) ? undefined : slice(value, start, stop, step);
}

function compileSlice(
  compiler: Compiler,
  value: Evaluate,
  bounds: readonly (Expression | undefined)[],
  at: number,
): Evaluate {
  const [start, stop, step] = [0, 1, 2].map((index) => {
    const bound = bounds[index];
    return bound ? compiler.expression(bound) : () => null;
  }) as [Evaluate, Evaluate, Evaluate];
  const { lenient } = compiler;
  return (slots) => {
    const object = value(slots);
    const from = start(slots);
    const to = stop(slots);
    const by = step(slots);
    run.at = at;
    if (object === undefined) return getItem(object, from);
    spend(1);
    return lenient ? sliceKindly(object, from, to, by) : slice(object, from, to, by);
  };
}
