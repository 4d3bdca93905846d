import { charge } from "../budget.ts";
import { type Builtin, find, invoke } from "../builtins/builtin.ts";
import { run } from "../builtins/run.ts";
import { type ArgumentList, compileArguments, positionalIn } from "./calls.ts";
import type { Compiler, Evaluate } from "./compiler.ts";
import { didYouMean } from "../../contract/suggest.ts";
import { Problem } from "../errors.ts";
import type { ExpressionOf } from "../syntax/ast.ts";
import { isConstant } from "../syntax/walk.ts";

/**
 * Compiles a filter. A filter without a value belongs to a `filter` block, and is applied to the text that `source`
 * returns.
 */
export function compileFilter(compiler: Compiler, node: ExpressionOf<"filter" | "test">, source?: Evaluate): Evaluate {
  const value = node.value ? inner(compiler, node.value, source) : (source ?? (() => undefined));
  const filter = find(compiler.names.filter, node.name);
  if (filter) return apply(compiler, node, filter, value);
  return missing(compiler, node, "filter");
}

/** Compiles the value to which a filter is applied. In a filter block, this value can be another filter. */
function inner(
  compiler: Compiler,
  node: NonNullable<ExpressionOf<"filter" | "test">["value"]>,
  source?: Evaluate,
): Evaluate {
  return source && node.kind === "filter" ? compileFilter(compiler, node, source) : compiler.expression(node);
}

/**
 * Returns the message for an unknown filter or test. @throws Problem if the filter or test is not inside `if`; code
 * inside `if` may never run
 */
function unknownName(compiler: Compiler, node: ExpressionOf<"filter" | "test">, kind: "filter" | "test"): string {
  const message = `unknown ${kind} "${node.name}"${didYouMean(node.name, Object.keys(compiler.names[kind]))}`;
  if (!compiler.soft) compiler.fail(`unknown-${kind}`, message, node, node.line);
  return message;
}

function failUnknown(kind: "filter" | "test", message: string, at: number): never {
  run.at = at;
  throw new Problem(`unknown-${kind}`, message);
}

function missing(compiler: Compiler, node: ExpressionOf<"filter" | "test">, kind: "filter" | "test"): () => never {
  const message = unknownName(compiler, node, kind);
  const at = compiler.at(node);
  return () => failUnknown(kind, message, at);
}

function apply(compiler: Compiler, node: ExpressionOf<"filter" | "test">, filter: Builtin, value: Evaluate): Evaluate {
  const at = compiler.at(node);
  const args = compileArguments(compiler, node.args, node.args.keywords.length > 1 && isConstant(node));
  return applied(node.name, filter, value, args, at);
}

function applied(
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

/** Compiles a test. */
export function compileTest(compiler: Compiler, node: ExpressionOf<"filter" | "test">): Evaluate {
  const value = node.value ? compiler.expression(node.value) : () => undefined;
  const test = find(compiler.names.test, node.name);
  return test ? apply(compiler, node, test, value) : missing(compiler, node, "test");
}
