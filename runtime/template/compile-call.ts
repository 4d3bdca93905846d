import { getAttribute, methodOf, TEXT_METHODS } from "./access.ts";
import type { Arguments, CallNode, Expression } from "./ast.ts";
import { fixedArguments } from "./compile-filter.ts";
import { expression } from "./compile-expression.ts";
import type { Compiler, Evaluate, Slots } from "./compile.ts";
import { Problem } from "./errors.ts";
import { callValue, find, invoke } from "./function.ts";
import { DICT_METHODS } from "./methods.ts";
import { run, spend } from "./run.ts";
import { toArray } from "./sequence.ts";
import { type Builtin, entriesOf, isMapping, isText, type Keywords, lookUp, PythonObject, typeName } from "./value.ts";

/** Compiled arguments. `fixed`: the positional ones, when there is nothing else. */
export interface ArgumentList {
  readonly positional: (slots: Slots) => unknown[];
  readonly keywords: ((slots: Slots) => Keywords) | undefined;
  readonly fixed: Evaluate[] | undefined;
}

/** Compiles the arguments of a call, filter or test. */
export function compileArguments(compiler: Compiler, args: Arguments): ArgumentList {
  const fixed = args.positional.map((value) => expression(compiler, value));
  const star = args.star && expression(compiler, args.star);
  const evaluate = (slots: Slots): unknown[] => fixed.map((value) => value(slots));
  const positional = star ? (slots: Slots) => [...evaluate(slots), ...toArray(star(slots))] : evaluate;
  const named = args.keywords.length > 0 || args.doubleStar !== undefined;
  const keywords = named ? compileKeywords(compiler, args) : undefined;
  return { positional, keywords, fixed: star || named ? undefined : fixed };
}

function compileKeywords(compiler: Compiler, args: Arguments): (slots: Slots) => Keywords {
  const names = args.keywords.map(([name, value]) => [name, expression(compiler, value)] as const);
  const doubleStar = args.doubleStar && expression(compiler, args.doubleStar);
  return (slots) => {
    const keywords = new Map<string, unknown>();
    for (const [name, value] of names) keywords.set(name, value(slots));
    if (doubleStar) spread(keywords, doubleStar(slots));
    return keywords;
  };
}

function spread(keywords: Map<string, unknown>, value: unknown): void {
  if (!isMapping(value)) throw new Problem("type", `argument after ** must be a mapping, not ${typeName(value)}`);
  for (const [key, item] of entriesOf(value)) {
    if (!isText(key)) throw new Problem("type", "keywords must be strings");
    const name = String(typeof key === "string" ? key : key.value);
    if (keywords.has(name)) throw new Problem("type", `got multiple values for keyword argument '${name}'`);
    keywords.set(name, item);
  }
}

/** Compiles a call. */
export function compileCall(compiler: Compiler, node: CallNode): Evaluate {
  const { callee } = node;
  if (callee.kind === "attribute") return compileMethod(compiler, node, callee);
  const target = expression(compiler, callee);
  const args = compileArguments(compiler, node.args);
  const at = compiler.at(callee);
  return (slots) => {
    const value = target(slots);
    const positional = args.positional(slots);
    const keywords = args.keywords?.(slots);
    run.at = at;
    return callValue(value, positional, keywords);
  };
}

/** `value.name(…)`: the method is looked up without making an object of it. */
function compileMethod(compiler: Compiler, node: CallNode, callee: Extract<Expression, { kind: "attribute" }>): Evaluate {
  const { name } = callee;
  const value = expression(compiler, callee.object);
  const args = compileArguments(compiler, node.args);
  const at = compiler.at(callee);
  const objectAt = compiler.at(callee.object);
  const ofText = find(TEXT_METHODS, name);
  const bound = ofText && fixedArguments(ofText, args);
  const fixed = bound && bound.length < 3 ? bound : undefined;
  const call = (slots: Slots, object: unknown): unknown => {
    run.at = objectAt;
    const method = object instanceof PythonObject && !isText(object) ? undefined : methodOf(object, name);
    const target = method ?? getAttribute(object, name);
    const positional = args.positional(slots);
    const keywords = args.keywords?.(slots);
    run.at = at;
    spend(1);
    return method ? invoke(method, name, object, positional, keywords) : callValue(target, positional, keywords);
  };
  return fixed ? callTextMethod(value, (ofText as Builtin).call, fixed, at, call) : callMethod(value, name, args, at, call);
}

type AnyCall = (slots: Slots, object: unknown) => unknown;

function callTextMethod(value: Evaluate, method: Builtin["call"], fixed: Evaluate[], at: number, other: AnyCall): Evaluate {
  const [first, second] = fixed;
  return (slots) => {
    const object = value(slots);
    if (typeof object !== "string") return other(slots, object);
    const given = first?.(slots);
    const also = second?.(slots);
    run.at = at;
    spend(1);
    return method(object, given, also);
  };
}

function callMethod(value: Evaluate, name: string, args: ArgumentList, at: number, other: AnyCall): Evaluate {
  const ofDict = find(DICT_METHODS, name);
  const [first, second] = args.fixed ?? [];
  if (name !== "get" || !ofDict || !first || (args.fixed?.length ?? 0) > 2) return (slots) => other(slots, value(slots));
  return (slots) => {
    const object = value(slots);
    if (typeof object !== "object" || object === null || Object.getPrototypeOf(object) !== Object.prototype) return other(slots, object);
    const key = first(slots);
    const absent = second ? second(slots) : null;
    run.at = at;
    spend(1);
    const found = lookUp(object as Record<string, unknown>, key);
    return found === undefined ? absent : found;
  };
}

