import { charge } from "../budget.ts";
import { callValue, invoke } from "../builtins/builtin.ts";
import type { Compiler, Evaluate } from "./compiler.ts";
import type { Slots } from "./scope.ts";
import { fail } from "../errors.ts";
import type { Arguments, ExpressionOf } from "../syntax/ast.ts";
import { literalValue } from "../syntax/walk.ts";
import { entriesOf, needMapping } from "../values/dicts.ts";
import { toArray } from "../values/sequence.ts";
import { needText } from "../values/text.ts";
import { type Keywords, PythonObject, isText } from "../values/value.ts";
import { getAttribute, methodOf } from "../builtins/access.ts";
import { run } from "../builtins/run.ts";

/** The compiled arguments of a call, filter or test. */
export interface ArgumentList {
  readonly values: readonly Evaluate[];
  /** The argument after `*`, whose items become positional arguments. */
  readonly star: Evaluate | undefined;
  readonly keywords: ((slots: Slots) => Keywords) | undefined;
}

/**
 * Compiles the arguments of a call, filter or test. @param folded true if Python computes the call at compile time.
 * Only then may a keyword be repeated
 */
export function compileArguments(compiler: Compiler, args: Arguments, folded = false): ArgumentList {
  if (!folded) refuseRepeated(compiler, args);
  const values = compiler.expressions(args.positional);
  const star = args.star && compiler.expression(args.star);
  const named = args.keywords.length > 0 || args.doubleStar !== undefined;
  return { values, star, keywords: named ? compileKeywords(compiler, args) : undefined };
}

/** Throws if a keyword is repeated. @throws Problem `arguments` */
function refuseRepeated(compiler: Compiler, { keywords }: Arguments): void {
  const names = new Set<string>();
  for (const [name, value] of keywords) {
    if (names.has(name)) compiler.fail("arguments", `the keyword argument "${name}" is given twice`, value, value.line);
    names.add(name);
  }
}

/** Computes the positional arguments, including the items after `*`, and returns them as a list. */
export function positionalIn(values: readonly Evaluate[], star: Evaluate | undefined, slots: Slots): unknown[] {
  const given = valuesIn(values, slots);
  if (!star) return given;
  const more = toArray(star(slots));
  charge(more.length);
  return [...given, ...more];
}

/** The empty list of arguments. All calls without arguments share it, because no code changes the list. */
const NONE: unknown[] = [];

/** Computes the values, and returns them as a list that reserves no memory for more items. */
export function valuesIn(values: readonly Evaluate[], slots: Slots): unknown[] {
  if (values.length === 0) return NONE;
  const results: unknown[] = values.slice();
  for (let index = 0; index < values.length; index++) results[index] = (values[index] as Evaluate)(slots);
  return results;
}

function compileKeywords(compiler: Compiler, args: Arguments): (slots: Slots) => Keywords {
  if (isLiteral(args)) return sharedKeywords(args);
  const names: (readonly [string, Evaluate])[] = [];
  for (const [name, value] of args.keywords) names.push([name, compiler.expression(value)]);
  const doubleStar = args.doubleStar && compiler.expression(args.doubleStar);
  return (slots) => {
    const keywords = new Map<string, unknown>();
    for (const [name, value] of names) keywords.set(name, value(slots));
    if (doubleStar) spreadKeywords(keywords, doubleStar(slots));
    return keywords;
  };
}

/** Returns true if all keyword arguments are literals. */
const isLiteral = ({ keywords, doubleStar }: Arguments): boolean =>
  !doubleStar && keywords.every(([, value]) => value.kind === "constant");

/**
 * Returns a function that always returns the same Map of keywords. All calls share the Map, because no called function
 * changes it.
 */
function sharedKeywords({ keywords }: Arguments): () => Keywords {
  const shared = new Map(keywords.map(([name, value]) => [name, literalValue(value)]));
  return () => shared;
}

/** Adds the pairs of the dict in the argument `**value` to the keywords. @throws Problem `type` */
function spreadKeywords(keywords: Map<string, unknown>, value: unknown): void {
  for (const [key, item] of entriesOf(needMapping(value))) {
    const name = needText(key);
    if (keywords.has(name)) fail("type", `got multiple values for '${name}'`);
    keywords.set(name, item);
  }
}

/** Compiles a call. */
export function compileCall(compiler: Compiler, node: ExpressionOf<"call">): Evaluate {
  const { callee } = node;
  if (callee.kind === "attribute") return compileMethod(compiler, node, callee);
  const target = compiler.expression(callee);
  const args = compileArguments(compiler, node.args);
  return callTarget(target, args, compiler.at(callee));
}

function callTarget(target: Evaluate, { values, star, keywords }: ArgumentList, at: number): Evaluate {
  return (slots) => {
    const value = target(slots);
    const given = positionalIn(values, star, slots);
    const named = keywords?.(slots);
    run.at = at;
    return callValue(value, given, named);
  };
}

/** Compiles `value.name(…)`. */
function compileMethod(compiler: Compiler, node: ExpressionOf<"call">, callee: ExpressionOf<"attribute">): Evaluate {
  const value = compiler.expression(callee.object);
  const args = compileArguments(compiler, node.args);
  return callMethod(callee.name, value, args, compiler.at(callee), compiler.at(callee.object));
}

/**
 * Calls a method of any value, without creating an object for the method. `at` is the source position of the call, and
 * `objectAt` is the source position of the value.
 */
function callMethod(
  name: string,
  value: Evaluate,
  { values, star, keywords }: ArgumentList,
  at: number,
  objectAt: number,
): Evaluate {
  return (slots) => {
    const object = value(slots);
    run.at = objectAt;
    const method = hasMethods(object) ? methodOf(object, name) : undefined;
    const target = method ? undefined : getAttribute(object, name);
    const given = positionalIn(values, star, slots);
    const named = keywords?.(slots);
    run.at = at;
    charge(1);
    return method ? invoke(method, name, object, given, named) : callValue(target, given, named);
  };
}

const hasMethods = (object: unknown): boolean => !(object instanceof PythonObject) || isText(object);
