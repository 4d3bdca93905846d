import { charge } from "../budget.ts";
import { type Builtin, callValue, find, invoke } from "../builtins/builtin.ts";
import type { Compiler, Evaluate } from "./compiler.ts";
import type { Slots } from "./scope.ts";
import { fail } from "../errors.ts";
import type { Arguments, Expression, CallNode } from "../syntax/ast.ts";
import { literalValue } from "../syntax/walk.ts";
import { entriesOf, needMapping } from "../values/dicts.ts";
import { toArray } from "../values/sequence.ts";
import { needText } from "../values/text.ts";
import { type Keywords, PythonObject, isMapping, isText } from "../values/value.ts";
import { TEXT_METHODS, getAttribute, methodOf } from "../builtins/access.ts";
import { DICT_METHODS } from "../builtins/methods.ts";
import { run } from "../builtins/run.ts";

/** Compiled arguments. */
export interface ArgumentList {
  readonly values: readonly Evaluate[];
  /** The list that `*…` unpacks. */
  readonly star: Evaluate | undefined;
  readonly keywords: ((slots: Slots) => Keywords) | undefined;
}

/**
 * Compiles the arguments of a call, filter or test. @param folded true if Python computes the call at compile time,
 * where a keyword may be repeated
 */
export function compileArguments(compiler: Compiler, args: Arguments, folded = false): ArgumentList {
  if (!folded) refuseRepeated(compiler, args);
  const values = compiler.expressions(args.positional);
  const star = args.star && compiler.expression(args.star);
  const named = args.keywords.length > 0 || args.doubleStar !== undefined;
  return { values, star, keywords: named ? compileKeywords(compiler, args) : undefined };
}

/** Refuses a repeated keyword. @throws Problem `arguments` */
function refuseRepeated(compiler: Compiler, { keywords }: Arguments): void {
  const names = new Set<string>();
  for (const [name, value] of keywords) {
    if (names.has(name)) compiler.fail("arguments", `the keyword argument "${name}" is given twice`, value, value.line);
    names.add(name);
  }
}

/** Returns the positional arguments as a list. */
export function positionalIn(values: readonly Evaluate[], star: Evaluate | undefined, slots: Slots): unknown[] {
  const given = valuesIn(values, slots);
  if (!star) return given;
  const more = toArray(star(slots));
  charge(more.length);
  return [...given, ...more];
}

/** Returns the values as a list without spare capacity. */
export function valuesIn(values: readonly Evaluate[], slots: Slots): unknown[] {
  if (values.length === 1) return [(values[0] as Evaluate)(slots)];
  return values.map((value) => value(slots));
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
export const isLiteral = ({ keywords, doubleStar }: Arguments): boolean =>
  !doubleStar && keywords.every(([, value]) => value.kind === "constant");

const NOTHING: Expression = { kind: "constant", value: undefined, start: 0, end: 0, line: 1 };

/** Moves literal keyword arguments to their positions, if these are known at compile time. */
export function placeKeywords(target: Builtin, args: Arguments): Arguments {
  const { parameters, required, rest } = target;
  const { positional, keywords, star } = args;
  if (rest || star || keywords.length === 0 || !isLiteral(args)) return args;
  const places = positional.slice();
  for (const [name, value] of keywords) {
    const index = parameters.indexOf(name);
    if (index < positional.length || places[index]) return args;
    places[index] = value;
  }
  for (let index = 0; index < places.length; index++) {
    if (!places[index] && index < required) return args;
    places[index] ??= NOTHING;
  }
  return fits(target, places) ? { ...args, positional: places, keywords: [] } : args;
}

/** Returns keywords that are always the same. No callee changes them. */
function sharedKeywords({ keywords }: Arguments): () => Keywords {
  const shared = new Map(keywords.map(([name, value]) => [name, literalValue(value)]));
  return () => shared;
}

/** Adds the pairs of `**value`. @throws Problem `type` */
function spreadKeywords(keywords: Map<string, unknown>, value: unknown): void {
  for (const [key, item] of entriesOf(needMapping(value))) {
    const name = needText(key);
    if (keywords.has(name)) fail("type", `got multiple values for '${name}'`);
    keywords.set(name, item);
  }
}

/** The kinds of nodes whose value is never undefined. */
const DEFINED: ReadonlySet<string> = new Set("constant list tuple dict concat compare unary test".split(" "));

/** Returns true if positional arguments match the parameters, and none of them needs a check for undefined. */
export function fits({ rest, required, parameters }: Builtin, given: readonly Expression[]): boolean {
  if (rest || given.length < required || given.length > parameters.length) return false;
  return given.every((value, index) => index < required || DEFINED.has(value.kind));
}

/** Returns the arguments in the order of the parameters, if this order is known at compile time. */
export function fixedArguments(
  target: Builtin,
  { values, star, keywords }: ArgumentList,
  positional: readonly Expression[],
): readonly Evaluate[] | undefined {
  return !star && !keywords && fits(target, positional) ? values : undefined;
}

/** Compiles a call. */
export function compileCall(compiler: Compiler, node: CallNode): Evaluate {
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

/** Compiles `value.name(…)`. Looks up the method without creating an object for it. */
function compileMethod(
  compiler: Compiler,
  node: CallNode,
  callee: Extract<Expression, { kind: "attribute" }>,
): Evaluate {
  const { name } = callee;
  const value = compiler.expression(callee.object);
  const args = compileArguments(compiler, node.args);
  const call = methodCall(name, args, compiler.at(callee), compiler.at(callee.object));
  const ofText = find(TEXT_METHODS, name);
  const method = ofText ?? find(DICT_METHODS, name);
  const fixed = method && fixedArguments(method, args, node.args.positional);
  return fixed && fixed.length < 3 ? callDirectly(value, method, ofText === method, call) : callMethod(value, call);
}

/** A call of a method of any value. `at` is the place of the call, `objectAt` the place of the value. */
interface MethodCall extends ArgumentList {
  readonly name: string;
  readonly at: number;
  readonly objectAt: number;
}

const methodCall = (
  name: string,
  { values, star, keywords }: ArgumentList,
  at: number,
  objectAt: number,
): MethodCall => ({ name, values, star, keywords, at, objectAt });

function callAny({ name, values, star, keywords, at, objectAt }: MethodCall, slots: Slots, object: unknown): unknown {
  run.at = objectAt;
  const method = hasMethods(object) ? methodOf(object, name) : undefined;
  const target = method ? undefined : getAttribute(object, name);
  const given = positionalIn(values, star, slots);
  const named = keywords?.(slots);
  run.at = at;
  charge(1);
  return method ? invoke(method, name, object, given, named) : callValue(target, given, named);
}

const hasMethods = (object: unknown): boolean => !(object instanceof PythonObject) || isText(object);

/** Calls the method directly if the value is a text or a dict. */
function callDirectly(value: Evaluate, { call: method }: Builtin, ofText: boolean, call: MethodCall): Evaluate {
  return (slots) => {
    const object = value(slots);
    if (ofText ? typeof object !== "string" : !isMapping(object)) return callAny(call, slots, object);
    const given = call.values[0]?.(slots);
    const also = call.values[1]?.(slots);
    run.at = call.at;
    charge(1);
    return method(object, given, also);
  };
}

function callMethod(value: Evaluate, call: MethodCall): Evaluate {
  return (slots) => callAny(call, slots, value(slots));
}
