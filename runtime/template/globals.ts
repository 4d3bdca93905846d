import { fail } from "./errors.ts";
import { BoundMethod, builtin, builtins, misses, tooMany } from "./function.ts";
import { lipsum } from "./lipsum.ts";
import { run, beyond } from "./run.ts";
import { pairOf, toArray } from "./sequence.ts";
import { strftime } from "./strftime.ts";
import { needInteger, needText } from "./arguments.ts";
import { text } from "./text.ts";
import { entriesOf, lookUp, makeDict } from "./dicts.ts";
import {
  type Builtin,
  Callable,
  type Dict,
  isMapping,
  type Keywords,
  Namespace,
  PythonObject,
  Range,
  released,
  toTuple,
  type BuiltinTable,
  find,
} from "./value.ts";

function range(_: unknown, first: unknown, second?: unknown, step: unknown = 1): Range {
  const [start, stop] = second === undefined ? [0, first] : [first, second];
  const by = needInteger(step);
  if (by === 0) fail("value", "the step of a range must not be zero");
  const result = new Range(needInteger(start), needInteger(stop), by);
  if (result.length > run.host.budgets.rangeItems) {
    fail("budget-range", beyond("rangeItems"));
  }
  return result;
}

/** Python's `dict(…)`. */
function dict(_: unknown, positional: unknown[], keywords?: Keywords): Dict {
  if (positional.length > 1) tooMany("dict", 1, positional.length);
  const [source] = positional;
  if (positional.length && source === undefined) fail("unknown-variable", "an argument of dict is undefined");
  const pairs = isMapping(source) ? entriesOf(source) : positional.length ? toArray(source).map(pairOf) : [];
  return makeDict([...pairs, ...(keywords ?? [])]);
}

class Cycler extends PythonObject {
  readonly type = "Cycler";
  position = 0;
  readonly items: readonly unknown[];
  constructor(items: readonly unknown[]) {
    super();
    this.items = items;
  }
  override attribute(name: string): unknown {
    const { position, items } = this;
    const method = find(CYCLER_METHODS, name);
    return method
      ? new BoundMethod(this, name, method)
      : lookUp({ pos: position, items: toTuple(items), current: items[position] }, name);
  }
}

const CYCLER_METHODS = builtins("", {
  next(cycler: Cycler) {
    const item = cycler.items[cycler.position];
    cycler.position = (cycler.position + 1) % cycler.items.length;
    return item;
  },
  reset(cycler: Cycler) {
    cycler.position = 0;
    return null;
  },
});

class Joiner extends Callable {
  readonly type = "Joiner";
  private used = false;
  private readonly separator: unknown;
  constructor(separator: unknown) {
    super();
    this.separator = separator;
  }
  override attribute(name: string): unknown {
    return lookUp({ sep: this.separator, used: this.used }, name);
  }
  call(): unknown {
    const first = !this.used;
    this.used = true;
    return first ? "" : this.separator;
  }
}

function cycler(_: unknown, items: unknown[]): Cycler {
  if (!items.length) misses("cycler", "items");
  return new Cycler(items);
}

/** The functions that every template knows. */
export const GLOBALS: BuiltinTable = {
  range: builtin("1 2? 3?", range),
  dict: builtin("*", dict),
  namespace: builtin(
    "*",
    (_: unknown, positional: unknown[], keywords?: Keywords) => new Namespace(dict(_, positional, keywords)),
  ),
  cycler: builtin("*", cycler),
  joiner: builtin("sep~", (_: unknown, separator: unknown = ", ") => new Joiner(released(separator))),
  lipsum: builtin("n? html~ min? max?", lipsum),
  raise_exception: builtin("message", (_: unknown, message: unknown) => {
    fail("raised", text(message));
  }),
  strftime_now: builtin("format", (_: unknown, format: unknown) => strftime(run.host.now(), needText(format))),
};

/** A global function as a value. */
export class GlobalFunction extends BoundMethod {
  constructor(name: string, target: Builtin) {
    super(undefined, name, target);
  }
  override represent(): string {
    return `<function ${this.name}>`;
  }
}
