import { fail } from "./errors.ts";
import { builtin, BoundMethod, misses, tooMany } from "./function.ts";
import { enterCall, leaveCall } from "./run.ts";
import { equals } from "./compare.ts";
import { Callable, type Keywords, tuple } from "./value.ts";

/** The `loop` variable. `again` renders the loop's body for other items, in recursive loops only. */
export class Loop extends Callable {
  readonly type = "LoopContext";
  index0 = -1;
  readonly items: readonly unknown[];
  readonly depth0: number;
  private seen: unknown[] | undefined;
  private readonly again: ((items: unknown, depth0: number) => unknown) | undefined;

  /** The object of whose keys and values the items are pairs; `items` then holds the keys alone. */
  private readonly record: Readonly<Record<string, unknown>> | undefined;

  constructor(
    items: readonly unknown[],
    depth0: number,
    again?: (items: unknown, depth0: number) => unknown,
    record?: Readonly<Record<string, unknown>>,
  ) {
    super();
    this.record = record;
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
    return loopAttribute(name)?.(this);
  }

  /** `loop(items)`. @throws Problem when the loop is not recursive */
  call(positional: unknown[], keywords?: Keywords): unknown {
    const { again } = this;
    if (!again) fail("type", "the loop must have the 'recursive' marker to be called recursively");
    if (positional.length !== 1 || keywords?.size) tooMany("loop", 1, positional.length);
    enterCall("loop");
    const text = again(positional[0], this.depth0 + 1);
    leaveCall();
    return text;
  }

  /** The item so many turns further on, or undefined. */
  itemAt(offset: number): unknown {
    const item = this.items[this.index0 + offset];
    return this.record && item !== undefined ? tuple(item, this.record[item as string]) : item;
  }

  cycle(values: readonly unknown[]): unknown {
    if (!values.length) misses("cycle", "values");
    return values[this.index0 % values.length];
  }

  /** Whether the values differ from those of the call before. */
  changed(values: readonly unknown[]): boolean {
    const { seen } = this;
    this.seen = values.slice();
    return !seen || !equals(seen, values);
  }
}

const CYCLE = builtin("*", (loop: Loop, values: unknown[]) => loop.cycle(values));
const CHANGED = builtin("*", (loop: Loop, values: unknown[]) => loop.changed(values));

type Read = (loop: unknown) => unknown;

const READERS: Readonly<Record<string, (loop: Loop) => unknown>> = {
  index0: (loop) => loop.index0,
  index: (loop) => loop.index0 + 1,
  first: (loop) => loop.index0 === 0,
  last: (loop) => loop.index0 === loop.items.length - 1,
  length: (loop) => loop.items.length,
  revindex: (loop) => loop.items.length - loop.index0,
  revindex0: (loop) => loop.items.length - loop.index0 - 1,
  previtem: (loop) => loop.itemAt(-1),
  nextitem: (loop) => loop.itemAt(1),
  depth: (loop) => loop.depth0 + 1,
  depth0: (loop) => loop.depth0,
  cycle: (loop) => new BoundMethod(loop, "cycle", CYCLE),
  changed: (loop) => new BoundMethod(loop, "changed", CHANGED),
};

/** How to read an attribute of `loop`; undefined when it has none of that name. */
export function loopAttribute(name: string): Read | undefined {
  return Object.hasOwn(READERS, name) ? (READERS[name] as Read) : undefined;
}
