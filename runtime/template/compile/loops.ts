import { BoundMethod, builtin, misses, refuseKeywords, tooMany } from "../builtins/builtin.ts";
import { fail } from "../errors.ts";
import type { Run } from "../run.ts";
import { READS, type StatementOf } from "../syntax/ast.ts";
import { toArray } from "../values/collections.ts";
import { equals } from "../values/compare.ts";
import { Callable, type Keywords, truthy } from "../values/value.ts";
import { type Assign, compileTarget } from "./assignments.ts";
import { BREAK, type Compiler, type Evaluate, type Execute } from "./compiler.ts";
import { Frame, Scope, type Slots, makeSlots } from "./scope.ts";

/** Renders the body of a recursive loop for the items of a deeper level. */
type Again = (items: unknown, depth0: number) => string;

/** The variable `loop`. In a recursive loop, `again` renders the loop's body for the items of a deeper level. */
class Loop extends Callable {
  readonly type = "LoopContext";
  index0 = -1;
  readonly items: readonly unknown[];
  private readonly depth0: number;
  private readonly again: Again | undefined;
  private seen: readonly unknown[] | undefined;

  constructor(items: readonly unknown[], depth0: number, again?: Again) {
    super();
    this.items = items;
    this.depth0 = depth0;
    this.again = again;
  }

  override get length(): number {
    return this.items.length;
  }

  override represent(): string {
    return `<LoopContext ${this.index0 + 1}/${this.length}>`;
  }

  override attribute(_: Run, name: string): unknown {
    const { index0, items, length, depth0 } = this;
    switch (name) {
      case "index0":
        return index0;
      case "index":
        return index0 + 1;
      case "first":
        return index0 === 0;
      case "last":
        return index0 === length - 1;
      case "length":
        return length;
      case "revindex":
        return length - index0;
      case "revindex0":
        return length - index0 - 1;
      case "previtem":
        return items[index0 - 1];
      case "nextitem":
        return items[index0 + 1];
      case "depth":
        return depth0 + 1;
      case "depth0":
        return depth0;
      case "cycle":
        return new BoundMethod(this, name, CYCLE);
      case "changed":
        return new BoundMethod(this, name, CHANGED);
      default:
        return undefined;
    }
  }

  /** Executes the call `loop(items)` in a template. @throws Problem if the loop is not recursive */
  call(run: Run, positional: unknown[], keywords?: Keywords): unknown {
    const { again } = this;
    if (!again) fail("type", "the loop must have the 'recursive' marker to be called recursively");
    if (positional.length !== 1 || keywords?.size) tooMany("loop", 1, positional.length);
    run.enterCall("loop");
    const text = again(positional[0], this.depth0 + 1);
    run.leaveCall();
    return text;
  }

  cycle(values: readonly unknown[]): unknown {
    return values.length ? values[this.index0 % values.length] : misses("cycle", "values");
  }

  /** Returns true if this is the first call, or if the values differ from those of the previous call. */
  changed(run: Run, values: readonly unknown[]): boolean {
    const { seen } = this;
    this.seen = values.slice();
    return !seen || !equals(run, seen, values);
  }
}

const CYCLE = builtin("*", (_, loop: Loop, values: unknown[], keywords?: Keywords) => {
  refuseKeywords("cycle", keywords);
  return loop.cycle(values);
});

const CHANGED = builtin("*", (run, loop: Loop, values: unknown[], keywords?: Keywords) => {
  refuseKeywords("changed", keywords);
  return loop.changed(run, values);
});

/** The compiled parts of a loop. */
interface Parts {
  readonly assign: Assign;
  readonly filter: { readonly assign: Assign; readonly test: Evaluate } | undefined;
  readonly body: Execute;
  readonly otherwise: Execute | undefined;
  /** The slot of `loop`, or -1 if the body never reads it. */
  readonly loopSlot: number;
  readonly at: number;
  /** Work units of one iteration. */
  readonly cost: number;
}

/** Compiles `for`. Each level of a recursive loop has its own slots. Any other loop uses those of the code around it. */
export function compileFor(compiler: Compiler, node: StatementOf<"for">): Execute {
  const outer = compiler.scope;
  const frame = node.recursive ? new Frame(outer.frame) : outer.frame;
  const filter = compileFilter(compiler, node, frame);
  compiler.line = node.line;
  const items = compiler.expression(node.items);
  if (node.test) compiler.line = node.test.line;
  const at = compiler.at(node);
  compiler.line = node.line;
  const parts = compileParts(compiler, node, frame, at, filter);
  if (node.recursive) {
    compiler.line = node.line;
    return recursiveLoop(frame.shape, parts, items);
  }
  return (run, slots) => {
    const value = items(run, slots);
    run.at = at;
    return iterate(run, parts, slots, toArray(run, value)) ? parts.otherwise?.(run, slots) : undefined;
  };
}

function compileFilter(compiler: Compiler, node: StatementOf<"for">, frame: Frame): Parts["filter"] {
  const { test } = node;
  if (!test) return undefined;
  const { scope: outer, soft } = compiler;
  const scope = new Scope(frame, outer);
  scope.declareTarget(node.target);
  scope.reads(test);
  scope.entries();
  compiler.line = test.line;
  Object.assign(compiler, { scope, soft: false });
  const filter = { assign: compileTarget(compiler, node.target), test: compiler.expression(test) };
  Object.assign(compiler, { scope: outer, soft });
  return filter;
}

function compileParts(
  compiler: Compiler,
  node: StatementOf<"for">,
  frame: Frame,
  at: number,
  filter: Parts["filter"],
): Parts {
  const outer = compiler.scope;
  // A recursive loop is compiled as a function of its own, so no other loop surrounds it there.
  const loops = node.recursive ? 0 : compiler.loops;
  compiler.allLoops++;
  const scope = new Scope(frame, outer);
  const { slot } = scope.declare("loop");
  scope.declareTarget(node.target);
  scope.analyse(node.body);
  compiler.scope = scope;
  const assign = compileTarget(compiler, node.target);
  compiler.scope = outer;
  const { code: body, cost } = compiler.repeated(() => compiler.inScope(scope, node.body, loops + 1));
  const otherwise = node.otherwise && compiler.inner(node.otherwise, loops, frame);
  compiler.allLoops--;
  const readsLoop = node.recursive || (node.reads & READS.loop) > 0;
  return { assign, filter, body, otherwise, loopSlot: readsLoop ? slot : -1, at, cost };
}

/** Runs the body for each item. Returns true if no iteration was completed: in this case, `else` runs. */
function iterate(run: Run, parts: Parts, slots: Slots, all: readonly unknown[], depth0 = 0, again?: Again): boolean {
  const { assign, filter, body, loopSlot, cost, at } = parts;
  // If the body reads `loop`, the number of items must be known, so all items are filtered first. Otherwise, each item
  // is filtered just before the body runs for it.
  const isAhead = loopSlot >= 0;
  const list = isAhead && filter ? passing(run, parts, slots, all) : all;
  const loop = isAhead ? new Loop(list, depth0, again) : undefined;
  if (loop) slots[loopSlot] = loop;
  let empty = true;
  for (let index = 0; index < list.length; index++) {
    if ((run.left -= cost) < run.pause) {
      run.at = at;
      run.checkBudget();
    }
    const item = list[index];
    if (loop) loop.index0 = index;
    else if (filter && !passes(run, parts, slots, item)) continue;
    assign(run, slots, item);
    const jump = body(run, slots);
    if (!jump) empty = false;
    else if (jump === BREAK) break;
  }
  return empty;
}

function passing(run: Run, parts: Parts, slots: Slots, all: readonly unknown[]): unknown[] {
  return all.filter((item) => passes(run, parts, slots, item));
}

function passes(run: Run, { filter, at }: Parts, slots: Slots, item: unknown): boolean {
  if (!filter) return true;
  run.at = at;
  run.charge(1);
  filter.assign(run, slots, item);
  return truthy(run, filter.test(run, slots));
}

function recursiveLoop(shape: Frame["shape"], parts: Parts, items: Evaluate): Execute {
  return (run, outer) => {
    const again: Again = (value, depth0) => {
      const slots = makeSlots(shape, outer);
      run.at = parts.at;
      const list = toArray(run, value);
      const before = run.startCapture();
      if (iterate(run, parts, slots, list, depth0, again)) parts.otherwise?.(run, slots);
      return run.endCapture(before);
    };
    const value = items(run, outer);
    run.at = parts.at;
    run.write(again(value, 0));
  };
}
