import { didYouMean } from "../../contract/suggest.ts";
import { getAttribute, methodOf } from "../builtins/access.ts";
import { callValue, find, invoke } from "../builtins/builtin.ts";
import { Problem, fail } from "../errors.ts";
import type { Run } from "../run.ts";
import type { Arguments, ExpressionOf } from "../syntax/ast.ts";
import { isConstant, literalValue } from "../syntax/walk.ts";
import { entriesOf, needMapping } from "../values/dicts.ts";
import { toArray } from "../values/sequence.ts";
import { needText } from "../values/text.ts";
import { type Keywords, PythonObject, isText } from "../values/value.ts";
import { type Compiler, type Evaluate, nothing } from "./compiler.ts";
import type { Slots } from "./scope.ts";

/** The compiled arguments of a call, filter or test. */
interface ArgumentList {
  readonly values: readonly Evaluate[];
  /** The argument after `*`, whose items become positional arguments. */
  readonly star: Evaluate | undefined;
  readonly keywords: ((run: Run, slots: Slots) => Keywords) | undefined;
}

/**
 * Compiles the arguments of a call, filter or test. @param folded true if Python computes the call at compile time.
 * Only then may a keyword be repeated
 */
export function compileArguments(compiler: Compiler, args: Arguments, folded = false): ArgumentList {
  const names = new Set<string>();
  for (const [name, value] of args.keywords) {
    if (!folded && names.has(name)) {
      compiler.fail("arguments", `the keyword argument "${name}" is given twice`, value);
    }
    names.add(name);
  }
  const values = compiler.expressions(args.positional);
  const star = args.star && compiler.expression(args.star);
  return { values, star, keywords: names.size > 0 || args.doubleStar ? compileKeywords(compiler, args) : undefined };
}

/** Computes the positional arguments, including the items after `*`, and returns them as a list. */
export function positionalIn(run: Run, { values, star }: ArgumentList, slots: Slots): unknown[] {
  const given = valuesIn(run, values, slots);
  if (!star) return given;
  const more = toArray(run, star(run, slots));
  run.charge(more.length);
  return [...given, ...more];
}

/** The empty list of arguments. All calls without arguments share it, because no code changes the list. */
const NONE: unknown[] = [];

/** Computes the values, and returns them as a list that reserves no memory for more items. */
export function valuesIn(run: Run, values: readonly Evaluate[], slots: Slots): unknown[] {
  if (values.length === 0) return NONE;
  const results: unknown[] = values.slice();
  for (let index = 0; index < values.length; index++) results[index] = (values[index] as Evaluate)(run, slots);
  return results;
}

function compileKeywords(compiler: Compiler, { keywords, doubleStar }: Arguments): ArgumentList["keywords"] {
  if (!doubleStar && keywords.every(([, value]) => value.kind === "constant")) {
    // All calls share one Map of literals, because no called function changes it.
    const shared = new Map(keywords.map(([name, value]) => [name, literalValue(value)]));
    return () => shared;
  }
  return keywordsOf(
    keywords.map(([name, value]) => [name, compiler.expression(value)] as const),
    doubleStar && compiler.expression(doubleStar),
  );
}

function keywordsOf(
  pairs: readonly (readonly [string, Evaluate])[],
  doubleStar: Evaluate | undefined,
): ArgumentList["keywords"] {
  return (run, slots) => {
    const keywords = new Map<string, unknown>();
    for (const [name, value] of pairs) keywords.set(name, value(run, slots));
    if (!doubleStar) return keywords;
    for (const [key, item] of entriesOf(run, needMapping(doubleStar(run, slots)))) {
      const name = needText(key);
      if (keywords.has(name)) fail("type", `got multiple values for '${name}'`);
      keywords.set(name, item);
    }
    return keywords;
  };
}

/** Compiles a call. */
export function compileCall(compiler: Compiler, { callee, args: given }: ExpressionOf<"call">): Evaluate {
  if (callee.kind === "attribute") return compileMethod(compiler, callee, given);
  const target = compiler.expression(callee);
  const args = compileArguments(compiler, given);
  const at = compiler.at(callee);
  return (run, slots) => {
    const value = target(run, slots);
    const positional = positionalIn(run, args, slots);
    const keywords = args.keywords?.(run, slots);
    run.at = at;
    return callValue(run, value, positional, keywords);
  };
}

/** Compiles `value.name(…)`. Calls a method of any value without creating an object for the method. */
function compileMethod(compiler: Compiler, callee: ExpressionOf<"attribute">, given: Arguments): Evaluate {
  const { name } = callee;
  const value = compiler.expression(callee.object);
  const args = compileArguments(compiler, given);
  const at = compiler.at(callee);
  const objectAt = compiler.at(callee.object);
  return (run, slots) => {
    const object = value(run, slots);
    run.at = objectAt;
    const hasMethods = !(object instanceof PythonObject) || isText(object);
    const method = hasMethods ? methodOf(object, name) : undefined;
    const target = method ? undefined : getAttribute(run, object, name);
    const positional = positionalIn(run, args, slots);
    const keywords = args.keywords?.(run, slots);
    run.at = at;
    run.charge(1);
    return method
      ? invoke(run, method, name, object, positional, keywords)
      : callValue(run, target, positional, keywords);
  };
}

type FilterNode = ExpressionOf<"filter" | "test">;

/**
 * Compiles a filter or a test. A filter without a value belongs to a `filter` block, and is applied to the text that
 * `source` returns.
 */
export function compileFilter(compiler: Compiler, node: FilterNode, source?: Evaluate): Evaluate {
  const { kind, name } = node;
  const value = compileInput(compiler, node.value, source);
  const target = find(compiler.settings[kind], name);
  if (!target) return missing(compiler, node);
  const args = compileArguments(compiler, node.args, node.args.keywords.length > 1 && isConstant(node));
  const at = compiler.at(node);
  return (run, slots) => {
    const input = value(run, slots);
    const positional = positionalIn(run, args, slots);
    const keywords = args.keywords?.(run, slots);
    run.at = at;
    run.charge(1);
    return invoke(run, target, name, input, positional, keywords);
  };
}

/** Compiles the value to which a filter is applied. In a filter block, this value can be another filter. */
function compileInput(compiler: Compiler, node: FilterNode["value"], source: Evaluate = nothing): Evaluate {
  if (!node) return source;
  return source !== nothing && node.kind === "filter"
    ? compileFilter(compiler, node, source)
    : compiler.expression(node);
}

/** Compiles an unknown filter or test. It is an error at once, except inside `if`, because that code may never run. */
function missing(compiler: Compiler, node: FilterNode): Evaluate {
  const code = `unknown-${node.kind}` as const;
  const near = didYouMean(node.name, Object.keys(compiler.settings[node.kind]));
  const message = `unknown ${node.kind} "${node.name}"${near}`;
  if (!compiler.soft) compiler.fail(code, message, node);
  const at = compiler.at(node);
  return (run) => {
    run.at = at;
    throw new Problem(code, message);
  };
}
