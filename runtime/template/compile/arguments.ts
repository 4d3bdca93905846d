import { charge } from "../budget.ts";
import type { Builtin } from "../builtins/builtin.ts";
import type { Compiler, Evaluate } from "./compiler.ts";
import type { Slots } from "./slots.ts";
import { fail } from "../errors.ts";
import type { Arguments, Expression } from "../syntax/ast.ts";
import { literalValue } from "../syntax/walk.ts";
import { entriesOf, needMapping } from "../values/dicts.ts";
import { toArray } from "../values/sequence.ts";
import { needText } from "../values/text.ts";
import type { Keywords } from "../values/value.ts";

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
