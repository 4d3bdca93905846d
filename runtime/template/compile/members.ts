import { charge } from "../budget.ts";
import { getAttribute, getItem } from "../builtins/access.ts";
import { DICT_METHODS } from "../builtins/methods.ts";
import { run } from "../builtins/run.ts";
import type { Compiler, Evaluate } from "./compiler.ts";
import type { Expression, ExpressionOf } from "../syntax/ast.ts";
import { sizeOrNothing, slice } from "../values/sequence.ts";
import { isMapping, isRecord } from "../values/value.ts";

/** Reads an attribute or item of any value by Python's rules. */
type Read = (object: unknown, name: string) => unknown;

/** Compiles `value.name`. */
export function compileAttribute(compiler: Compiler, { object, name }: ExpressionOf<"attribute">): Evaluate {
  return readMember(compiler, object, name, getAttribute);
}

/**
 * Compiles `value.name` or `value["name"]`. The code is fastest in the usual case: the value is a dict, and `name` is
 * not a method of dicts.
 */
function readMember(compiler: Compiler, node: Expression, name: string, read: Read): Evaluate {
  const value = compiler.expression(node);
  const at = compiler.at(node);
  if (Object.hasOwn(DICT_METHODS, name) || name.startsWith("__")) return readAny(value, name, at, read);
  return (slots) => {
    const object = value(slots);
    if (isRecord(object)) return Object.hasOwn(object, name) ? object[name] : undefined;
    run.at = at;
    return read(object, name);
  };
}

function readAny(value: Evaluate, name: string, at: number, read: Read): Evaluate {
  return (slots) => {
    const object = value(slots);
    run.at = at;
    return read(object, name);
  };
}

/** Compiles `value[key]`. */
export function compileItem(compiler: Compiler, node: ExpressionOf<"item">): Evaluate {
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
    run.at = at;
    return getItem(object, name);
  };
}

/** Returns a slice as Python computes it at compile time: undefined for a value that cannot be sliced. */
function sliceKindly(value: unknown, start: unknown, stop: unknown, step: unknown): unknown {
  return sizeOrNothing(value) === undefined || isMapping(value) ? undefined : slice(value, start, stop, step);
}

const none = (): null => null;

function compileBounds(
  compiler: Compiler,
  bounds: readonly (Expression | undefined)[],
): [Evaluate, Evaluate, Evaluate] {
  const one = (node: Expression | undefined): Evaluate => (node ? compiler.expression(node) : none);
  return [one(bounds[0]), one(bounds[1]), one(bounds[2])];
}

function compileSlice(
  compiler: Compiler,
  value: Evaluate,
  bounds: readonly (Expression | undefined)[],
  at: number,
): Evaluate {
  compiler.slices++;
  const [start, stop, step] = compileBounds(compiler, bounds);
  return (slots) => {
    const object = value(slots);
    const from = start(slots);
    const to = stop(slots);
    const by = step(slots);
    run.at = at;
    if (object === undefined) return getItem(object, from);
    charge(1);
    return run.folding ? sliceKindly(object, from, to, by) : slice(object, from, to, by);
  };
}
