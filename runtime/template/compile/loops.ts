import { budget, charge, checkBudget } from "../budget.ts";
import { BoundMethod, builtin, misses, tooMany } from "../builtins/builtin.ts";
import { endCapture, enterCall, leaveCall, run, startCapture, write } from "../builtins/run.ts";
import { type Assign, compileTarget } from "./assignments.ts";
import { BREAK, type Compiler, type Evaluate, type Execute } from "./compiler.ts";
import { Frame, Scope, type FrameShape, type Slots, makeSlots } from "./scope.ts";
import { fail } from "../errors.ts";
import { READS, type StatementOf } from "../syntax/ast.ts";
import { equals } from "../values/compare.ts";
import { toArray } from "../values/sequence.ts";
import { Callable, type Keywords, truthy } from "../values/value.ts";

/** The variable `loop`. In a recursive loop, `again` renders the loop's body for the items of a deeper level. */
class Loop extends Callable {
  readonly type = "LoopContext";
  index0 = -1;
  readonly items: readonly unknown[];
  readonly depth0: number;
  private seen: unknown[] | undefined;
  private readonly again: ((items: unknown, depth0: number) => unknown) | undefined;

  constructor(items: readonly unknown[], depth0: number, again?: (items: unknown, depth0: number) => unknown) {
    super();
    this.items = items;
    this.depth0 = depth0;
    this.again = again;
  }

  override get length(): number {
    return this.items.length;
  }

  override represent(): string {
    return `<LoopContext ${this.index0 + 1}/${this.items.length}>`;
  }

  override attribute(name: string): unknown {
    return READERS.get(name)?.(this);
  }

  /** Executes the call `loop(items)` in a template. @throws Problem if the loop is not recursive */
  call(positional: unknown[], keywords?: Keywords): unknown {
    const { again } = this;
    if (!again) fail("type", "the loop must have the 'recursive' marker to be called recursively");
    if (positional.length !== 1 || keywords?.size) tooMany("loop", 1, positional.length);
    enterCall("loop");
    const text = again(positional[0], this.depth0 + 1);
    leaveCall();
    return text;
  }

  /** Returns the item that is `offset` items after the current item, or undefined. */
  itemAt(offset: number): unknown {
    return this.items[this.index0 + offset];
  }

  cycle(values: readonly unknown[]): unknown {
    if (!values.length) misses("cycle", "values");
    return values[this.index0 % values.length];
  }

  /** Returns true if this is the first call, or if the values differ from those of the previous call. */
  changed(values: readonly unknown[]): boolean {
    const { seen } = this;
    this.seen = values.slice();
    return !seen || !equals(seen, values);
  }
}

const CYCLE = builtin("*", (loop: Loop, values: unknown[]) => loop.cycle(values));

const CHANGED = builtin("*", (loop: Loop, values: unknown[]) => loop.changed(values));

const READERS: ReadonlyMap<string, (loop: Loop) => unknown> = new Map(
  Object.entries({
    index0: (loop: Loop) => loop.index0,
    index: (loop: Loop) => loop.index0 + 1,
    first: (loop: Loop) => loop.index0 === 0,
    last: (loop: Loop) => loop.index0 === loop.items.length - 1,
    length: (loop: Loop) => loop.items.length,
    revindex: (loop: Loop) => loop.items.length - loop.index0,
    revindex0: (loop: Loop) => loop.items.length - loop.index0 - 1,
    previtem: (loop: Loop) => loop.itemAt(-1),
    nextitem: (loop: Loop) => loop.itemAt(1),
    depth: (loop: Loop) => loop.depth0 + 1,
    depth0: (loop: Loop) => loop.depth0,
    cycle: (loop: Loop) => new BoundMethod(loop, "cycle", CYCLE),
    changed: (loop: Loop) => new BoundMethod(loop, "changed", CHANGED),
  }),
);

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

/** Compiles `for`. */
export function compileFor(compiler: Compiler, node: StatementOf<"for">): Execute {
  const outer = compiler.scope;
  const frame = node.recursive ? new Frame(outer.frame) : outer.frame;
  const test = compileFilter(compiler, node, frame);
  compiler.line = node.line;
  const items = compiler.expression(node.items);
  if (node.test) compiler.line = node.test.line;
  const at = compiler.at(node);
  compiler.line = node.line;
  const parts = compileParts(compiler, node, frame, at, test);
  if (!node.recursive) return inlineLoop(parts, items);
  compiler.line = node.line;
  return recursiveLoop(frame.shape, parts, items);
}

function compileFilter(compiler: Compiler, node: StatementOf<"for">, frame: Frame): Parts["filter"] {
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
  const filter = { assign, test: compiler.expression(node.test) };
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
  const otherwise = node.otherwise && compileElse(compiler, node.otherwise, frame, loops);
  compiler.allLoops--;
  return { assign, filter, body, otherwise, loopSlot: usesLoop(node) ? slot : -1, at, cost };
}

/** Returns true if the body may read `loop`. */
const usesLoop = (node: StatementOf<"for">): boolean => node.recursive || (node.reads & READS.loop) > 0;

function compileElse(compiler: Compiler, body: StatementOf<"for">["body"], frame: Frame, loops: number): Execute {
  const scope = new Scope(frame, compiler.scope);
  scope.analyse(body);
  return compiler.inScope(scope, body, loops);
}

/** Compiles a loop that is not recursive. The loop uses the slots of the surrounding code. */
function inlineLoop(parts: Parts, items: Evaluate): Execute {
  return (slots) => {
    const value = items(slots);
    run.at = parts.at;
    return turn(parts, slots, toArray(value)) ? parts.otherwise?.(slots) : undefined;
  };
}

/** Renders the body of a recursive loop for the items of a deeper level. */
type Again = (items: unknown, depth0: number) => unknown;

/** Runs the body for each item. Returns true if no iteration was completed: in this case, `else` runs. */
function turn(parts: Parts, slots: Slots, all: readonly unknown[], depth0 = 0, again?: Again): boolean {
  const { assign, filter, body, loopSlot, cost, at } = parts;
  // If the body reads `loop`, the number of items must be known, so all items are filtered first. Otherwise, each item
  // is filtered just before the body runs for it.
  const isAhead = loopSlot >= 0;
  const list = isAhead && filter ? passing(parts, slots, all) : all;
  const loop = isAhead ? new Loop(list, depth0, again) : undefined;
  if (loop) slots[loopSlot] = loop;
  let empty = true;
  for (let index = 0; index < list.length; index++) {
    if ((budget.left -= cost) < budget.pause) {
      run.at = at;
      checkBudget();
    }
    const item = list[index];
    if (loop) loop.index0 = index;
    else if (filter && !passes(parts, slots, item)) continue;
    assign(slots, item);
    const jump = body(slots);
    if (!jump) empty = false;
    else if (jump === BREAK) break;
  }
  return empty;
}

function passing(parts: Parts, slots: Slots, all: readonly unknown[]): unknown[] {
  const list: unknown[] = [];
  for (const item of all) if (passes(parts, slots, item)) list.push(item);
  return list;
}

function passes({ filter, at }: Parts, slots: Slots, item: unknown): boolean {
  if (!filter) return true;
  run.at = at;
  charge(1);
  filter.assign(slots, item);
  return truthy(filter.test(slots));
}

/** Compiles a recursive loop. Each level of the recursion has its own slots. */
function recursiveLoop(frame: FrameShape, parts: Parts, items: Evaluate): Execute {
  return (outer) => {
    const again: Again = (value, depth0) => {
      const slots = makeSlots(frame, outer);
      run.at = parts.at;
      const list = toArray(value);
      const saved = startCapture();
      if (turn(parts, slots, list, depth0, again)) parts.otherwise?.(slots);
      return endCapture(saved);
    };
    const value = items(outer);
    run.at = parts.at;
    write(again(value, 0) as string);
  };
}
