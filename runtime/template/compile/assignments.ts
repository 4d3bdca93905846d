import { endCapture, run, startCapture } from "../builtins/run.ts";
import type { Compiler, Evaluate, Execute } from "./compiler.ts";
import { compileFilter } from "./filters.ts";
import { writeResult } from "./output.ts";
import { Scope, type Slots } from "./scope.ts";
import { fail } from "../errors.ts";
import type { Expression, StatementOf, Target, TargetOf } from "../syntax/ast.ts";
import { toArray } from "../values/sequence.ts";
import { Markup, Namespace, expected } from "../values/value.ts";

/** Compiled code that assigns a value to a target, such as a variable. */
export type Assign = (slots: Slots, value: unknown) => void;

/** Compiles the left side of an assignment. */
export function compileTarget(compiler: Compiler, target: Target): Assign {
  if (target.kind === "namespace") return compileNamespace(compiler, target);
  if (target.kind === "tuple") return compileUnpacking(compiler, target);
  const { name } = target;
  if (name === "loop" && compiler.allLoops > 0) {
    compiler.fail("invalid-target", "can't assign to the special loop variable", target, target.line);
  }
  return assignTo(compiler.scope.find(name)?.slot ?? 0);
}

function assignTo(slot: number): Assign {
  return (slots, value) => void (slots[slot] = value);
}

function compileTargets(compiler: Compiler, targets: readonly Target[]): Assign[] {
  return targets.map((target) => compileTarget(compiler, target));
}

function compileUnpacking(compiler: Compiler, target: TargetOf<"tuple">): Assign {
  const parts = compileTargets(compiler, target.items);
  const at = compiler.at(target);
  return (slots, value) => {
    const items = unpack(value, parts.length, at);
    for (let index = 0; index < parts.length; index++) (parts[index] as Assign)(slots, items[index]);
  };
}

/** Returns the items of a value. Throws if the number of items is not `length`. @throws Problem `type`, `value` */
function unpack(value: unknown, length: number, at: number): readonly unknown[] {
  run.at = at;
  const items = toArray(value);
  if (items.length !== length) fail("value", `expected ${length} values to unpack, got ${items.length}`);
  return items;
}

function compileNamespace(compiler: Compiler, target: TargetOf<"namespace">): Assign {
  const { attribute } = target;
  const object = compiler.expression({ ...target, kind: "name" });
  const at = compiler.at(target);
  return (slots, value) => {
    needNamespace(object(slots), at).values.set(attribute, value);
  };
}

function needNamespace(value: unknown, at: number): Namespace {
  if (value instanceof Namespace) return value;
  run.at = at;
  return expected("a namespace", value);
}

/** Compiles `set name = value`. */
export function compileSet(compiler: Compiler, node: StatementOf<"set">): Execute {
  const { target } = node;
  // As in Jinja2, namespaces are checked before the value is computed. If a target is not a namespace, the error
  // reports the line of the previous statement.
  const checks = namespacesIn(target).map((one) => compileCheck(compiler, one));
  compiler.line = node.line;
  const store = compileTarget(compiler, target);
  const value = compiler.expression(node.value);
  if (target.kind === "name") return setSlot(compiler.scope.find(target.name)?.slot ?? 0, value);
  return checks.length > 0 ? storeChecked(checks, store, value) : storeValue(store, value);
}

function namespacesIn(target: Target): TargetOf<"namespace">[] {
  if (target.kind === "tuple") return target.items.flatMap(namespacesIn);
  return target.kind === "namespace" ? [target] : [];
}

function compileCheck(compiler: Compiler, target: TargetOf<"namespace">): (slots: Slots) => void {
  const object = compiler.expression({ ...target, kind: "name" });
  const at = compiler.at(target);
  return (slots) => void needNamespace(object(slots), at);
}

function storeChecked(checks: readonly ((slots: Slots) => void)[], store: Assign, value: Evaluate): Execute {
  return (slots) => {
    for (const check of checks) check(slots);
    store(slots, value(slots));
  };
}

/** Returns code that assigns a value to a variable of the current function. */
export function setSlot(slot: number, value: Evaluate): Execute {
  return (slots) => void (slots[slot] = value(slots));
}

function storeValue(store: Assign, value: Evaluate): Execute {
  return (slots) => store(slots, value(slots));
}

/**
 * A block whose text is captured. `capture` runs the block. If `break` or `continue` ends the block, `capture` returns
 * that jump. Afterwards, `text` returns the captured text.
 */
interface Captured {
  readonly capture: Execute;
  readonly text: Evaluate;
}

/** Compiles statements whose output is captured as a text. The statements have a scope of their own. */
function compileCaptured(compiler: Compiler, body: Parameters<Compiler["block"]>[0], filter?: Expression): Captured {
  const { frame } = compiler.scope;
  const scope = new Scope(frame, compiler.scope);
  scope.analyse(body);
  scope.reads(filter);
  const inner = compiler.inScope(scope, body);
  const slot = frame.add();
  return {
    capture: (slots) => {
      const saved = startCapture();
      const jump = inner(slots);
      slots[slot] = safe(endCapture(saved));
      return jump;
    },
    text: (slots) => slots[slot],
  };
}

/** Returns a text that the template wrote. If autoescape is on, the text is marked as safe. */
export const safe = (whole: string): unknown => (run.autoescape ? new Markup(whole) : whole);

/** Compiles the filter of a block. An unknown filter is an error at compile time, even inside `if`. */
function filtered(compiler: Compiler, filter: Expression | undefined, source: Evaluate): Evaluate {
  if (filter?.kind !== "filter") return source;
  const { soft } = compiler;
  compiler.soft = false;
  const value = compileFilter(compiler, filter, source);
  compiler.soft = soft;
  return value;
}

/** Compiles `set name … endset`. If `break` or `continue` ends the block, nothing is assigned. */
export function compileSetBlock(compiler: Compiler, node: StatementOf<"set-block">): Execute {
  const { capture, text } = compileCaptured(compiler, node.body, node.filter);
  compiler.line = node.line;
  const value = filtered(compiler, node.filter, text);
  const store = compileTarget(compiler, node.target);
  return (slots) => capture(slots) || store(slots, value(slots));
}

/** Compiles `filter … endfilter`. If `break` or `continue` ends the block, nothing is written. */
export function compileFilterBlock(compiler: Compiler, node: StatementOf<"filter-block">): Execute {
  const { capture, text } = compileCaptured(compiler, node.body, node.filter);
  compiler.line = node.line;
  const at = compiler.at(node);
  const value = filtered(compiler, node.filter, text);
  return (slots) => {
    const jump = capture(slots);
    if (jump) return jump;
    const result = value(slots);
    run.at = at;
    return writeResult(result);
  };
}

/**
 * Compiles `with`. As in Python, the values cannot read the variables of the block. An error in a value reports the
 * line of the previous statement.
 */
export function compileWith(compiler: Compiler, node: StatementOf<"with">): Execute {
  const outer = compiler.scope;
  const values = compiler.expressions(node.values);
  const scope = new Scope(outer.frame, outer);
  for (const target of node.targets) scope.declareTarget(target);
  scope.analyse(node.body);
  compiler.scope = scope;
  const { allLoops } = compiler;
  // Inside a loop, other statements must not assign `loop`, but `with` may.
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
