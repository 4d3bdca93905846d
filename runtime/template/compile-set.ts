import type { Expression, Statement, Target } from "./ast.ts";
import { compileFilter } from "./compile-filter.ts";
import { type Compiler, type Evaluate, type Execute, type Slots } from "./compiler.ts";
import { fail } from "./errors.ts";
import { endCapture, run, startCapture } from "./run.ts";
import { Scope } from "./scope.ts";
import { toArray } from "./sequence.ts";
import { perSlot } from "./shared-closures.ts";
import { writeText } from "./write.ts";
import { expected, Markup, Namespace } from "./value.ts";

/** Puts a value into the slots of a target. */
export type Assign = (slots: Slots, value: unknown) => void;

/** Compiles an assignment's left side. */
export function compileTarget(compiler: Compiler, target: Target): Assign {
  if (target.kind === "namespace") return compileNamespace(compiler, target);
  if (target.kind === "tuple") return compileUnpacking(compiler, target);
  const { name } = target;
  if (name === "loop" && compiler.allLoops > 0) {
    compiler.fail("invalid-target", "can't assign to the special loop variable", target, target.line);
  }
  return assignTo(compiler.scope.find(name)?.slot ?? 0);
}

const assignTo = /* @__PURE__ */ perSlot(
  (slot): Assign =>
    (slots, value) =>
      void (slots[slot] = value),
);

function compileTargets(compiler: Compiler, targets: readonly Target[]): Assign[] {
  return targets.map((target) => compileTarget(compiler, target));
}

function compileUnpacking(compiler: Compiler, target: Extract<Target, { kind: "tuple" }>): Assign {
  const parts = compileTargets(compiler, target.items);
  const at = compiler.at(target);
  return (slots, value) => {
    const items = unpack(value, parts.length, at);
    for (let index = 0; index < parts.length; index++) (parts[index] as Assign)(slots, items[index]);
  };
}

/** The items of a value that must be exactly so many. @throws Problem `type`, `value` */
export function unpack(value: unknown, length: number, at: number): readonly unknown[] {
  run.at = at;
  const items = toArray(value);
  if (items.length !== length) fail("value", `expected ${length} values to unpack, got ${items.length}`);
  return items;
}

function compileNamespace(compiler: Compiler, target: Extract<Target, { kind: "namespace" }>): Assign {
  const { attribute } = target;
  const object = compiler.expression({ ...target, kind: "name" });
  const at = compiler.at(target);
  return (slots, value) => {
    needNamespace(object(slots), at).values.set(attribute, value);
  };
}

/** The value as a namespace. @throws Problem `type` */
export function needNamespace(value: unknown, at: number): Namespace {
  if (value instanceof Namespace) return value;
  run.at = at;
  return expected("a namespace", value);
}

/** Compiles `set name = value`. */
export function compileSet(compiler: Compiler, node: Extract<Statement, { kind: "set" }>): Execute {
  const { target } = node;
  compiler.line = node.line;
  if (target.kind === "namespace") {
    const object = compiler.expression({ ...target, kind: "name" });
    const at = compiler.at(target);
    return setMember(object, target.attribute, compiler.expression(node.value), at);
  }
  const store = compileTarget(compiler, target);
  const value = compiler.expression(node.value);
  return target.kind === "name"
    ? setSlot(compiler.scope.find(target.name)?.slot ?? 0, value)
    : storeValue(store, value);
}

/** Python checks the namespace before it computes the value. */
function setMember(object: Evaluate, attribute: string, value: Evaluate, at: number): Execute {
  return (slots) => {
    const { values } = needNamespace(object(slots), at);
    values.set(attribute, value(slots));
  };
}

/** Gives a variable of the current function a value. */
export function setSlot(slot: number, value: Evaluate): Execute {
  return (slots) => void (slots[slot] = value(slots));
}

function storeValue(store: Assign, value: Evaluate): Execute {
  return (slots) => store(slots, value(slots));
}

/** A closure that gives the text which the statements write, in a scope of their own. */
function compileCaptured(compiler: Compiler, body: Parameters<Compiler["block"]>[0], filter?: Expression): Evaluate {
  const scope = new Scope(compiler.scope.frame, compiler.scope);
  scope.analyse(body);
  scope.reads(filter);
  return capturing(compiler.inScope(scope, body));
}

/** The text that a statement writes; a safe one where autoescape is on. */
export function captured(inner: Execute, slots: Slots): unknown {
  const saved = startCapture();
  inner(slots);
  return safe(endCapture(saved));
}

/** A text that the template wrote is a safe one where autoescape is on. */
export const safe = (whole: string): unknown => (run.autoescape ? new Markup(whole) : whole);

function capturing(inner: Execute): Evaluate {
  return (slots) => captured(inner, slots);
}

/** Compiles `set name … endset`. */
export function compileSetBlock(compiler: Compiler, node: Extract<Statement, { kind: "set-block" }>): Execute {
  const source = compileCaptured(compiler, node.body, node.filter);
  compiler.line = node.line;
  const value = node.filter?.kind === "filter" ? compileFilter(compiler, node.filter, source) : source;
  const store = compileTarget(compiler, node.target);
  return storeValue(store, value);
}

/** Compiles `filter … endfilter`. */
export function compileFilterBlock(compiler: Compiler, node: Extract<Statement, { kind: "filter-block" }>): Execute {
  const source = compileCaptured(compiler, node.body, node.filter);
  compiler.line = node.line;
  const at = compiler.at(node);
  const value = node.filter.kind === "filter" ? compileFilter(compiler, node.filter, source) : source;
  return (slots) => {
    const result = value(slots);
    run.at = at;
    writeText(result);
  };
}

/** Compiles `with`; the values are computed outside, at the line of the statement before, as in Python. */
export function compileWith(compiler: Compiler, node: Extract<Statement, { kind: "with" }>): Execute {
  const outer = compiler.scope;
  const values = compiler.expressions(node.values);
  const scope = new Scope(outer.frame, outer);
  for (const target of node.targets) scope.declareTarget(target);
  scope.analyse(node.body);
  compiler.scope = scope;
  const { allLoops } = compiler;
  // Here even the special `loop` may be written.
  compiler.allLoops = 0;
  const targets = compileTargets(compiler, node.targets);
  Object.assign(compiler, { scope: outer, allLoops });
  const inner = compiler.inScope(scope, node.body);
  return (slots) => {
    const results = values.map((value) => value(slots));
    for (let index = 0; index < targets.length; index++) (targets[index] as Assign)(slots, results[index]);
    return inner(slots);
  };
}
