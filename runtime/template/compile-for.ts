import { isEmpty, READS } from "./ast.ts";
import type { CallNode, ForNode, Target } from "./ast.ts";
import { compilePairs, Pairs } from "./compile-call.ts";
import { type Assign, compileTarget } from "./compile-set.ts";
import {
  BREAK,
  type Compiler,
  type Condition,
  type Evaluate,
  type Execute,
  type FrameShape,
  makeSlots,
  type Slots,
} from "./compiler.ts";
import { Loop } from "./loop.ts";
import { endCapture, run, spend, startCapture, write } from "./run.ts";
import { Frame, Scope } from "./scope.ts";
import { toArray } from "./sequence.ts";
import { markOnlyRead } from "./walk.ts";

/** The compiled parts of a loop. */
interface Parts {
  readonly assign: Assign;
  /** Assigns key and value, where the items are pairs. */
  readonly pair: readonly [Assign, Assign] | undefined;
  readonly filter: (Pick<Parts, "assign" | "pair"> & { readonly test: Condition }) | undefined;
  readonly body: Execute;
  readonly otherwise: Execute | undefined;
  /** The slot of `loop`, or -1 when the body never reads it. */
  readonly loopSlot: number;
  readonly at: number;
  /** Work units of one turn. */
  readonly cost: number;
}

/** Compiles `for`. */
export function compileFor(compiler: Compiler, node: ForNode): Execute {
  const outer = compiler.scope;
  const frame = node.recursive ? new Frame(outer.frame) : outer.frame;
  const test = compileFilter(compiler, node, frame);
  compiler.line = node.line;
  const items = compileItems(compiler, node);
  if (node.test) compiler.line = node.test.line;
  const at = compiler.at(node);
  compiler.line = node.line;
  const parts = compileParts(compiler, node, frame, at, test);
  if (!node.recursive) return inlineLoop(parts, items);
  compiler.line = node.line;
  return recursiveLoop(frame.shape, parts, items);
}

/** What a loop runs over. */
function compileItems(compiler: Compiler, node: ForNode): Evaluate {
  if (pairsOf(node)) return compilePairs(compiler, node.items);
  markOnlyRead(node.items, compiler);
  return compiler.expression(node.items);
}

function compileFilter(compiler: Compiler, node: ForNode, frame: Frame): Parts["filter"] {
  if (!node.test) return undefined;
  const { scope: outer, soft } = compiler;
  const scope = new Scope(frame, outer);
  scope.declareTarget(node.target);
  scope.reads(node.test);
  scope.entries();
  compiler.line = node.test.line;
  compiler.soft = false;
  compiler.scope = scope;
  const assign = compileTarget(compiler, node.target);
  const filter = { assign, pair: compilePair(compiler, node), test: compiler.condition(node.test) };
  Object.assign(compiler, { scope: outer, soft });
  return filter;
}

function compileParts(compiler: Compiler, node: ForNode, frame: Frame, at: number, filter: Parts["filter"]): Parts {
  const outer = compiler.scope;
  // A recursive loop is a function of its own.
  const loops = node.recursive ? 0 : compiler.loops;
  compiler.allLoops++;
  const scope = new Scope(frame, outer);
  const { slot } = scope.declare("loop", true);
  scope.declareTarget(node.target);
  scope.analyse(node.body);
  compiler.scope = scope;
  const assign = compileTarget(compiler, node.target);
  const pair = compilePair(compiler, node);
  compiler.scope = outer;
  const body = compiler.inScope(scope, node.body, loops + 1);
  const otherwise = node.otherwise && compileElse(compiler, node.otherwise, frame, loops);
  compiler.allLoops--;
  return { assign, pair, filter, body, otherwise, loopSlot: usesLoop(node) ? slot : -1, at, cost: turnCost(node) };
}

function compilePair(compiler: Compiler, node: ForNode): Parts["pair"] {
  if (!pairsOf(node) || node.target.kind !== "tuple") return undefined;
  const [key, value] = node.target.items as readonly [Target, Target];
  return [compileTarget(compiler, key), compileTarget(compiler, value)];
}

/** Work units of one turn. */
export const turnCost = (node: ForNode): number => 1 + (node.body.length >> 2);

/** Whether anything in the body may read `loop`. */
export const usesLoop = (node: ForNode): boolean => node.recursive || (node.reads & READS.loop) > 0;

function compileElse(compiler: Compiler, body: ForNode["body"], frame: Frame, loops: number): Execute {
  const scope = new Scope(frame, compiler.scope);
  scope.analyse(body);
  return compiler.inScope(scope, body, loops);
}

/** The call `….items()` whose pairs a loop takes apart at once; nothing else gets hold of them. */
export function pairsOf({ items, target, recursive }: ForNode): CallNode | undefined {
  if (target.kind !== "tuple" || target.items.length !== 2 || recursive || items.kind !== "call") return undefined;
  const { callee, args } = items;
  const plain = callee.kind === "attribute" && callee.name === "items" && isEmpty(args);
  return plain ? items : undefined;
}

/** A loop that shares the slots of the code around it. */
function inlineLoop(parts: Parts, items: Evaluate): Execute {
  return (slots) => {
    const value = items(slots);
    run.at = parts.at;
    return turnAny(parts, slots, value) ? parts.otherwise?.(slots) : undefined;
  };
}

function turnAny(parts: Parts, slots: Slots, value: unknown): boolean {
  if (value instanceof Pairs) return turn(parts, slots, Object.keys(value.record), value.record);
  const list = toArray(value);
  return parts.loopSlot < 0 && !parts.filter ? turnPlainly(parts, slots, list) : turn(parts, slots, list);
}

/** Runs the body for each item; true when no turn came to its end, so that `else` runs. */
function turnPlainly({ assign, body, cost, at }: Parts, slots: Slots, list: readonly unknown[]): boolean {
  let empty = true;
  for (let index = 0; index < list.length; index++) {
    if ((run.left -= cost) < 0) exhausted(at);
    assign(slots, list[index]);
    const jump = body(slots);
    if (!jump) empty = false;
    else if (jump === BREAK) break;
  }
  return empty;
}

/** Fails for want of work units. @throws Problem `budget-steps` */
export function exhausted(at: number): void {
  run.at = at;
  spend(0);
}

/** Renders a recursive loop for other items, one level further in. */
export type Again = (items: unknown, depth0: number) => unknown;

/** Runs the body for each item, or for each key of a record and what stands under it. */
function turn(
  parts: Parts,
  slots: Slots,
  all: readonly unknown[],
  record?: Pairs["record"],
  depth0 = 0,
  again?: Again,
): boolean {
  if (all.length === 0) return true;
  const { filter, body, loopSlot, cost, at } = parts;
  // With `loop` in use its length must be known, so the filter runs ahead; otherwise it sees what the body changed.
  const list = filter && loopSlot >= 0 ? passing(parts, slots, all, record) : all;
  const loop = loopSlot < 0 ? undefined : new Loop(list, depth0, again, record);
  if (loop) slots[loopSlot] = loop;
  let empty = true;
  for (let index = 0; index < list.length; index++) {
    if ((run.left -= cost) < 0) exhausted(at);
    const item = list[index];
    if (!loop && !passes(parts, slots, item, record)) continue;
    if (loop) loop.index0 = index;
    assignItem(parts, slots, item, record);
    const jump = body(slots);
    if (!jump) empty = false;
    else if (jump === BREAK) break;
  }
  return empty;
}

/** The items that the filter takes. A list of keys belongs to the loop alone, which may change it. */
function passing(parts: Parts, slots: Slots, all: readonly unknown[], record?: Pairs["record"]): readonly unknown[] {
  const list = record ? (all as unknown[]) : all.slice();
  let count = 0;
  for (const item of all) if (passes(parts, slots, item, record)) list[count++] = item;
  list.length = count;
  return list;
}

/** Whether the filter takes an item, or the pair under a key of the record. */
function passes({ filter, at }: Parts, slots: Slots, item: unknown, record?: Pairs["record"]): boolean {
  if (!filter) return true;
  run.at = at;
  spend(1);
  assignItem(filter, slots, item, record);
  return filter.test(slots);
}

function assignItem(
  { assign, pair }: Pick<Parts, "assign" | "pair">,
  slots: Slots,
  item: unknown,
  record?: Pairs["record"],
): void {
  if (!record || !pair) return assign(slots, item);
  pair[0](slots, item);
  pair[1](slots, record[item as string]);
}

/** A recursive loop is a function of its own, with its own slots for every level. */
function recursiveLoop(frame: FrameShape, parts: Parts, items: Evaluate): Execute {
  return (outer) => {
    const again: Again = (value, depth0) => {
      const slots = makeSlots(frame, outer);
      run.at = parts.at;
      const list = toArray(value);
      const saved = startCapture();
      if (turn(parts, slots, list, undefined, depth0, again)) parts.otherwise?.(slots);
      return endCapture(saved);
    };
    const value = items(outer);
    run.at = parts.at;
    write(again(value, 0) as string);
  };
}
