import { hasOne, isEmpty } from "./ast.ts";
import type { ApplyNode, Expression } from "./ast.ts";
import {
  type ArgumentList,
  compileArguments,
  fixedArguments,
  placeKeywords,
  positionalIn,
} from "./compile-arguments.ts";
import type { Compiler, Condition, Evaluate, Names } from "./compiler.ts";
import { isDefault } from "./filters-list.ts";
import { isTrim } from "./filters-text.ts";
import { didYouMean, Problem } from "./errors.ts";
import { invoke } from "./function.ts";
import { run, spend } from "./run.ts";
import { isSure } from "./tests.ts";
import { isHarmless } from "./walk.ts";
import { type Builtin, find, truthy } from "./value.ts";

/** Compiles a filter; without a value it filters what `source` gives (a filter block's text). */
export function compileFilter(compiler: Compiler, node: ApplyNode, source?: Evaluate): Evaluate {
  const value = node.value ? inner(compiler, node.value, source) : (source ?? (() => undefined));
  const filter = find(compiler.names.filter, node.name);
  if (filter) return apply(compiler, node, filter, value);
  return missing(compiler, node, "filter");
}

/** A chain of filters on a block's text begins with the one that has no value. */
function inner(compiler: Compiler, node: NonNullable<ApplyNode["value"]>, source?: Evaluate): Evaluate {
  return source && node.kind === "filter" ? compileFilter(compiler, node, source) : compiler.expression(node);
}

/** What to say about a name that is not there. @throws Problem at once, unless the code may never be reached */
export function unknownName(compiler: Compiler, node: ApplyNode, kind: "filter" | "test"): string {
  const message = `unknown ${kind} "${node.name}"${didYouMean(node.name, Object.keys(compiler.names[kind]))}`;
  if (!compiler.soft) compiler.fail(`unknown-${kind}`, message, node, node.line);
  return message;
}

/** Fails for want of a filter or test. */
export function failUnknown(kind: "filter" | "test", message: string, at: number): never {
  run.at = at;
  throw new Problem(`unknown-${kind}`, message);
}

function missing(compiler: Compiler, node: ApplyNode, kind: "filter" | "test"): () => never {
  const message = unknownName(compiler, node, kind);
  const at = compiler.at(node);
  return () => failUnknown(kind, message, at);
}

/** The value of which a condition asks whether `trim` leaves anything. */
export function trimmed(names: Names, node: Expression): Expression | undefined {
  const isTrimmed =
    node.kind === "filter" && node.name === "trim" && isEmpty(node.args) && isTrim(names.filter["trim"]);
  return isTrimmed ? node.value : undefined;
}

function apply(compiler: Compiler, node: ApplyNode, filter: Builtin, value: Evaluate): Evaluate {
  const at = compiler.at(node);
  const placed = placeKeywords(filter, node.args);
  const args = compileArguments(compiler, placed);
  const [only] = placed.positional;
  if (only && isDefault(filter) && hasOne(placed)) return orElse(value, args.values[0] as Evaluate, isHarmless(only));
  const fixed = fixedArguments(filter, args, placed.positional);
  if (!fixed) return applyAny(node.name, filter, value, args, at);
  const [first, second] = fixed;
  const { call } = filter;
  if (!first) return applyAlone(call, value, at);
  if (!second) return applyOne(call, value, first, at);
  return fixed.length === 2 ? applyTwo(call, value, first, second, at) : applyFixed(call, value, fixed, at);
}

/** `value | default(other)`. `harmless`: it makes no difference whether the other is computed in vain. */
function orElse(value: Evaluate, other: Evaluate, harmless: boolean): Evaluate {
  if (harmless) {
    return (slots) => {
      const input = value(slots);
      return input === undefined ? other(slots) : input;
    };
  }
  return (slots) => {
    const input = value(slots);
    const absent = other(slots);
    return input === undefined ? absent : input;
  };
}

function applyAlone(call: Builtin["call"], value: Evaluate, at: number): Evaluate {
  return (slots) => {
    const input = value(slots);
    run.at = at;
    spend(1);
    return call(input);
  };
}

function applyOne(call: Builtin["call"], value: Evaluate, first: Evaluate, at: number): Evaluate {
  return (slots) => {
    const input = value(slots);
    const argument = first(slots);
    run.at = at;
    spend(1);
    return call(input, argument);
  };
}

function applyTwo(call: Builtin["call"], value: Evaluate, first: Evaluate, second: Evaluate, at: number): Evaluate {
  return (slots) => {
    const input = value(slots);
    const argument = first(slots);
    const other = second(slots);
    run.at = at;
    spend(1);
    return call(input, argument, other);
  };
}

function applyFixed(call: Builtin["call"], value: Evaluate, fixed: readonly Evaluate[], at: number): Evaluate {
  return (slots) => {
    const input = value(slots);
    const given = fixed.map((argument) => argument(slots));
    run.at = at;
    spend(1);
    return call(input, ...given);
  };
}

function applyAny(
  name: string,
  filter: Builtin,
  value: Evaluate,
  { values, star, keywords }: ArgumentList,
  at: number,
): Evaluate {
  return (slots) => {
    const input = value(slots);
    const given = positionalIn(values, star, slots);
    const named = keywords?.(slots);
    run.at = at;
    spend(1);
    return invoke(filter, name, input, given, named);
  };
}

/** Compiles a test to its truth. */
export function compileTest(compiler: Compiler, node: ApplyNode): Condition {
  const value = node.value ? compiler.expression(node.value) : () => undefined;
  const test = find(compiler.names.test, node.name);
  if (!test) {
    return missing(compiler, node, "test");
  }
  if (isEmpty(node.args)) {
    if (node.name === "defined") return isDefined(value);
    if (node.name === "undefined") return isUndefined(value);
    if (isSure(node.name, test)) return sureTest(value, test.call as (value: unknown) => boolean);
  }
  return truthOf(apply(compiler, node, test, value));
}

function isDefined(value: Evaluate): Condition {
  return (slots) => value(slots) !== undefined;
}

function isUndefined(value: Evaluate): Condition {
  return (slots) => value(slots) === undefined;
}

function sureTest(value: Evaluate, test: (value: unknown) => boolean): Condition {
  return (slots) => test(value(slots));
}

function truthOf(value: Evaluate): Condition {
  return (slots) => truthy(value(slots));
}
