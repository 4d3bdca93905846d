import type { Arguments, Expression } from "./ast.ts";
import type { Compiler, Evaluate, Slots } from "./compiler.ts";
import { Problem } from "./errors.ts";
import { toArray } from "./sequence.ts";
import { type Builtin, entriesOf, isMapping, isText, type Keywords, typeName } from "./value.ts";

/** Compiled arguments. */
export interface ArgumentList {
  readonly values: readonly Evaluate[];
  /** What `*…` unpacks. */
  readonly star: Evaluate | undefined;
  readonly keywords: ((slots: Slots) => Keywords) | undefined;
}

/** Compiles the arguments of a call, filter or test. */
export function compileArguments(compiler: Compiler, args: Arguments): ArgumentList {
  const values = compiler.expressions(args.positional);
  const star = args.star && compiler.expression(args.star);
  const named = args.keywords.length > 0 || args.doubleStar !== undefined;
  return { values, star, keywords: named ? compileKeywords(compiler, args) : undefined };
}

/** A closure that gives the positional arguments in a list. */
export function positionalOf({ values, star }: ArgumentList): (slots: Slots) => unknown[] {
  return star ? withStar(values, star) : valuesOf(values);
}

function withStar(values: readonly Evaluate[], star: Evaluate): (slots: Slots) => unknown[] {
  return (slots) => positionalIn(values, star, slots);
}

/** The positional arguments in a list, where a closure of its own is not worth while. */
export function positionalIn(values: readonly Evaluate[], star: Evaluate | undefined, slots: Slots): unknown[] {
  const given = values.map((value) => value(slots));
  return star ? [...given, ...toArray(star(slots))] : given;
}

/** The values in a list; one or two are the usual case, and none of these lists has room to grow. */
export function valuesOf(values: readonly Evaluate[]): (slots: Slots) => unknown[] {
  const [first, second] = values;
  if (!first) return emptyList;
  if (!second) return oneValue(first);
  return values.length === 2 ? twoValues(first, second) : allValues(values);
}

const emptyList = (): unknown[] => [];

function oneValue(first: Evaluate): (slots: Slots) => unknown[] {
  return (slots) => [first(slots)];
}

function twoValues(first: Evaluate, second: Evaluate): (slots: Slots) => unknown[] {
  return (slots) => [first(slots), second(slots)];
}

function allValues(values: readonly Evaluate[]): (slots: Slots) => unknown[] {
  return (slots) => values.map((value) => value(slots));
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

/** Whether all keyword arguments are literals. */
export const isLiteral = ({ keywords, doubleStar }: Arguments): boolean =>
  !doubleStar && keywords.every(([, value]) => value.kind === "constant");

const NOTHING: Expression = { kind: "constant", value: undefined, start: 0, end: 0, line: 1 };

/** The arguments with literal keywords put into their places, as far as that can be known before running. */
export function placeKeywords({ parameters, required, rest }: Builtin, args: Arguments): Arguments {
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
  return { ...args, positional: places, keywords: [] };
}

/** Keywords that are always the same; nobody who is given them changes them. */
function sharedKeywords({ keywords }: Arguments): () => Keywords {
  const shared = new Map(keywords.map(([name, value]) => [name, value.kind === "constant" ? value.value : undefined]));
  return () => shared;
}

/** Adds the pairs of `**value`. @throws Problem `type` */
export function spreadKeywords(keywords: Map<string, unknown>, value: unknown): void {
  if (!isMapping(value)) throw new Problem("type", `argument after ** must be a mapping, not ${typeName(value)}`);
  for (const [key, item] of entriesOf(value)) {
    if (!isText(key)) throw new Problem("type", "keywords must be strings");
    const name = typeof key === "string" ? key : key.value;
    if (keywords.has(name)) throw new Problem("type", `got multiple values for keyword argument '${name}'`);
    keywords.set(name, item);
  }
}

/** The arguments in order of the parameters, if that can be known before running. */
export function fixedArguments(
  { rest, required, parameters }: Builtin,
  { values, star, keywords }: ArgumentList,
): readonly Evaluate[] | undefined {
  const fits = !rest && values.length >= required && values.length <= parameters.length;
  return fits && !star && !keywords ? values : undefined;
}
