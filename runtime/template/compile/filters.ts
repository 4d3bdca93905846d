import { charge } from "../budget.ts";
import { type Builtin, find, invoke } from "../builtins/builtin.ts";
import { run } from "../builtins/run.ts";
import { isSure } from "../builtins/tests.ts";
import { type ArgumentList, compileArguments, fixedArguments, placeKeywords, positionalIn, valuesIn } from "./calls.ts";
import { type Compiler, type Condition, type Evaluate, nothing } from "./compiler.ts";
import { Problem, didYouMean } from "../errors.ts";
import { type ApplyNode, isEmpty } from "../syntax/ast.ts";
import { isConstant } from "../syntax/walk.ts";
import { truthy } from "../values/value.ts";

/** Compiles a filter. A filter without a value is applied to the result of `source`, the text of a filter block. */
export function compileFilter(compiler: Compiler, node: ApplyNode, source?: Evaluate): Evaluate {
  const value = node.value ? inner(compiler, node.value, source) : (source ?? (() => undefined));
  const filter = find(compiler.names.filter, node.name);
  if (filter) return apply(compiler, node, filter, value);
  return missing(compiler, node, "filter");
}

/** Compiles the value of a filter. In a filter block, the chain starts with the filter that has no value. */
function inner(compiler: Compiler, node: NonNullable<ApplyNode["value"]>, source?: Evaluate): Evaluate {
  return source && node.kind === "filter" ? compileFilter(compiler, node, source) : compiler.expression(node);
}

/** Returns the message for an unknown name. @throws Problem, unless the code may never be reached */
function unknownName(compiler: Compiler, node: ApplyNode, kind: "filter" | "test"): string {
  const message = `unknown ${kind} "${node.name}"${didYouMean(node.name, Object.keys(compiler.names[kind]))}`;
  if (!compiler.soft) compiler.fail(`unknown-${kind}`, message, node, node.line);
  return message;
}

/** Throws an error for an unknown filter or test. */
function failUnknown(kind: "filter" | "test", message: string, at: number): never {
  run.at = at;
  throw new Problem(`unknown-${kind}`, message);
}

function missing(compiler: Compiler, node: ApplyNode, kind: "filter" | "test"): () => never {
  const message = unknownName(compiler, node, kind);
  const at = compiler.at(node);
  return () => failUnknown(kind, message, at);
}

function apply(compiler: Compiler, node: ApplyNode, filter: Builtin, value: Evaluate): Evaluate {
  const at = compiler.at(node);
  const placed = placeKeywords(filter, node.args);
  const args = compileArguments(compiler, placed, placed.keywords.length > 1 && isConstant(node));
  const fixed = fixedArguments(filter, args, placed.positional);
  if (!fixed) return applyAny(node.name, filter, value, args, at);
  return applyFixed(filter.call, value, fixed, at);
}

function applyFixed(call: Builtin["call"], value: Evaluate, fixed: readonly Evaluate[], at: number): Evaluate {
  const [first = nothing, second = nothing] = fixed;
  if (fixed.length > 2) {
    return (slots) => {
      const input = value(slots);
      const given = valuesIn(fixed, slots);
      run.at = at;
      charge(1);
      return call(input, ...given);
    };
  }
  return (slots) => {
    const input = value(slots);
    const given = first(slots);
    const also = second(slots);
    run.at = at;
    charge(1);
    return call(input, given, also);
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
    charge(1);
    return invoke(filter, name, input, given, named);
  };
}

/** Compiles a test to a condition. */
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
