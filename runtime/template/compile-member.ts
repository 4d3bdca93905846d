import { getAttribute, getItem } from "./access.ts";
import type { Expression } from "./ast.ts";
import type { Compiler, Evaluate } from "./compiler.ts";
import { loopAttribute } from "./loop.ts";
import { DICT_METHODS } from "./methods.ts";
import { run, spend } from "./run.ts";
import { sizeOrNothing, slice } from "./sequence.ts";
import { isMapping, Namespace } from "./value.ts";

/** The slot of a name of the current function, or -1. */
function localSlot(compiler: Compiler, node: Expression): number {
  if (node.kind !== "name") return -1;
  const reference = compiler.scope.find(node.name);
  return reference && reference.frame === compiler.scope.frame ? reference.slot : -1;
}

/** Compiles `value.name`. */
export function compileAttribute(compiler: Compiler, node: Extract<Expression, { kind: "attribute" }>): Evaluate {
  const { object, name } = node;
  const read = object.kind === "name" && compiler.scope.find(object.name)?.loop ? loopAttribute(name) : undefined;
  if (!read) return readMember(compiler, object, name, getAttribute);
  const value = compiler.expression(object);
  return (slots) => read(value(slots));
}

function readSlowly(value: Evaluate, name: string, at: number, read: Read): Evaluate {
  return (slots) => {
    const object = value(slots);
    run.at = at;
    return read(object, name);
  };
}

const objectPrototype = Object.prototype;

/** What a plain object holds under a name that is no method of dicts; anything else takes the slow way. */
function member(object: unknown, name: string, at: number, read: Read): unknown {
  if (typeof object === "object" && object !== null && Object.getPrototypeOf(object) === objectPrototype) {
    return Object.hasOwn(object, name) ? (object as Record<string, unknown>)[name] : undefined;
  }
  if (object instanceof Map) return object.get(name);
  if (object instanceof Namespace && object.values.has(name)) return object.values.get(name);
  run.at = at;
  return read(object, name);
}

type Read = (object: unknown, name: string) => unknown;

/** `value.name` or `value["name"]`; most values are local variables. */
function readMember(compiler: Compiler, node: Expression, name: string, read: Read): Evaluate {
  const at = compiler.at(node);
  const value = compiler.expression(node);
  if (Object.hasOwn(DICT_METHODS, name) || name.startsWith("__")) return readSlowly(value, name, at, read);
  const slot = localSlot(compiler, node);
  if (slot >= 0) return (slots) => member(slots[slot], name, at, read);
  return (slots) => member(value(slots), name, at, read);
}

/** Compiles `value[key]`. */
export function compileItem(compiler: Compiler, node: Extract<Expression, { kind: "item" }>): Evaluate {
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
    if (Array.isArray(object) && typeof name === "number" && name >= 0 && Number.isInteger(name)) return object[name];
    run.at = at;
    return getItem(object, name);
  };
}

/** A slice as Python computes it at compile time: undefined of what has none. */
export function sliceKindly(value: unknown, start: unknown, stop: unknown, step: unknown): unknown {
  return sizeOrNothing(value) === undefined || isMapping(value) ? undefined : slice(value, start, stop, step);
}

function compileSlice(
  compiler: Compiler,
  value: Evaluate,
  bounds: readonly (Expression | undefined)[],
  at: number,
): Evaluate {
  const [start, stop, step] = [0, 1, 2].map((index) => {
    const bound = bounds[index];
    return bound ? compiler.expression(bound) : () => null;
  }) as [Evaluate, Evaluate, Evaluate];
  const { lenient } = compiler;
  return (slots) => {
    const object = value(slots);
    const from = start(slots);
    const to = stop(slots);
    const by = step(slots);
    run.at = at;
    if (object === undefined) return getItem(object, from);
    spend(1);
    return lenient ? sliceKindly(object, from, to, by) : slice(object, from, to, by);
  };
}
