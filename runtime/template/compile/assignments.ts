import { fail } from "../errors.ts";
import type { Run } from "../run.ts";
import type { Body, Expression, StatementOf, Target, TargetOf } from "../syntax/ast.ts";
import { toArray } from "../values/collections.ts";
import { Namespace, expected, markedIf } from "../values/value.ts";
import type { Compiler, Evaluate, Execute } from "./compiler.ts";
import { compileFilter } from "./expressions.ts";
import { writeResult } from "./output.ts";
import { Scope, type Slots } from "./scope.ts";

/** CompiledTemplate code that assigns a value to a target, such as a variable. */
export type Assign = (run: Run, slots: Slots, value: unknown) => void;

export function compileTarget(compiler: Compiler, target: Target): Assign {
  if (target.kind === "tuple") return compileUnpacking(compiler, target);
  if (target.kind === "namespace") {
    const { attribute } = target;
    const object = compileNamespace(compiler, target);
    return (run, slots, value) => void object(run, slots).values.set(attribute, value);
  }
  if (target.name === "loop" && compiler.allLoops > 0) {
    compiler.fail("invalid-target", "can't assign to the special loop variable", target);
  }
  const slot = slotOf(compiler, target.name);
  return (_, slots, value) => void (slots[slot] = value);
}

const slotOf = ({ scope }: Compiler, name: string): number => scope.find(name)?.slot ?? 0;

function compileUnpacking(compiler: Compiler, target: TargetOf<"tuple">): Assign {
  const parts: Assign[] = [];
  for (const item of target.items) parts.push(compileTarget(compiler, item));
  const at = compiler.at(target);
  return (run, slots, value) => {
    run.at = at;
    const items = toArray(run, value);
    if (items.length !== parts.length) {
      fail("value", `expected ${parts.length} values to unpack, got ${items.length}`);
    }
    for (let index = 0; index < parts.length; index++) (parts[index] as Assign)(run, slots, items[index]);
  };
}

/** Compiles the namespace in `set name.attribute = …`. @throws Problem `type` for any other value */
function compileNamespace(compiler: Compiler, target: TargetOf<"namespace">): (run: Run, slots: Slots) => Namespace {
  const object = compiler.expression({ ...target, kind: "name" });
  const at = compiler.at(target);
  return (run, slots) => {
    const value = object(run, slots);
    if (value instanceof Namespace) return value;
    run.at = at;
    return expected("a namespace", value);
  };
}

/** Compiles `set name = value`. */
export function compileSet(compiler: Compiler, node: StatementOf<"set">): Execute {
  const { target } = node;
  // As in Jinja2, namespaces are checked before the value is computed. If a target is not a namespace, the error
  // reports the line of the previous statement.
  const checks: ((run: Run, slots: Slots) => Namespace)[] = [];
  for (const one of namespacesIn(target)) checks.push(compileNamespace(compiler, one));
  compiler.line = node.line;
  const store = compileTarget(compiler, target);
  const value = compiler.expression(node.value);
  if (target.kind === "name") return setSlot(compiler, target.name, value);
  return (run, slots) => {
    for (const check of checks) check(run, slots);
    store(run, slots, value(run, slots));
  };
}

function namespacesIn(target: Target): TargetOf<"namespace">[] {
  if (target.kind === "tuple") return target.items.flatMap(namespacesIn);
  return target.kind === "namespace" ? [target] : [];
}

/** Returns code that assigns a value to a variable of the current function. */
export function setSlot(compiler: Compiler, name: string, value: Evaluate): Execute {
  const slot = slotOf(compiler, name);
  return (run, slots) => void (slots[slot] = value(run, slots));
}

/**
 * A block whose text is captured. `capture` runs the block. If `break` or `continue` ends the block, `capture` returns
 * that jump. Afterwards, `text` returns the captured text.
 */
interface Capture {
  readonly capture: Execute;
  readonly text: Evaluate;
}

/** Compiles statements whose output is captured as a string. The statements have a scope of their own. */
function compileCaptured(compiler: Compiler, body: Body, filter?: Expression): Capture {
  const { frame } = compiler.scope;
  const scope = new Scope(frame, compiler.scope);
  scope.analyse(body);
  scope.reads(filter);
  const inner = compiler.inScope(scope, body);
  const slot = frame.add();
  return {
    capture: (run, slots) => {
      const outer = run.startCapture();
      const jump = inner(run, slots);
      slots[slot] = markedIf(run.autoescape, run.endCapture(outer));
      return jump;
    },
    text: (_, slots) => slots[slot],
  };
}

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
  return (run, slots) => capture(run, slots) || store(run, slots, value(run, slots));
}

/** Compiles `filter … endfilter`. If `break` or `continue` ends the block, nothing is written. */
export function compileFilterBlock(compiler: Compiler, node: StatementOf<"filter-block">): Execute {
  const { capture, text } = compileCaptured(compiler, node.body, node.filter);
  compiler.line = node.line;
  const at = compiler.at(node);
  const value = filtered(compiler, node.filter, text);
  return (run, slots) => {
    const jump = capture(run, slots);
    if (jump) return jump;
    const result = value(run, slots);
    run.at = at;
    return writeResult(run, result);
  };
}

/**
 * Compiles `with`. As in Python, the values cannot read the variables of the block. An error in a value reports the
 * line of the previous statement.
 */
export function compileWith(compiler: Compiler, node: StatementOf<"with">): Execute {
  const { scope: outer, allLoops } = compiler;
  const values = compiler.expressions(node.values);
  const scope = new Scope(outer.frame, outer);
  for (const target of node.targets) scope.declareTarget(target);
  scope.analyse(node.body);
  // Inside a loop, other statements must not assign `loop`, but `with` may.
  Object.assign(compiler, { scope, allLoops: 0 });
  const targets: Assign[] = [];
  for (const target of node.targets) targets.push(compileTarget(compiler, target));
  Object.assign(compiler, { scope: outer, allLoops });
  const inner = compiler.inScope(scope, node.body);
  return (run, slots) => {
    const results = values.map((value) => value(run, slots));
    for (let index = 0; index < targets.length; index++) (targets[index] as Assign)(run, slots, results[index]);
    return inner(run, slots);
  };
}
