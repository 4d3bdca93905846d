import { fail } from "./errors.ts";
import { BoundMethod, builtin, builtins } from "./function.ts";
import { lipsum } from "./lipsum.ts";
import { run } from "./run.ts";
import { isIterable, toArray } from "./sequence.ts";
import { strftime } from "./strftime.ts";
import { needInteger, needText } from "./arguments.ts";
import { text } from "./text.ts";
import {
  type Builtin,
  Callable,
  type Dict,
  entriesOf,
  isMapping,
  makeDict,
  type Keywords,
  Namespace,
  PythonObject,
  Range,
  tuple,
  type BuiltinTable,
  find,
} from "./value.ts";

function range(_: unknown, positional: unknown[], keywords?: Keywords): Range {
  if (keywords?.size) fail("arguments", "range() takes no keyword arguments");
  if (positional.length < 1 || positional.length > 3) {
    fail("arguments", `range expected 1 to 3 arguments, got ${positional.length}`);
  }
  const [first = 0, second, step = 1] = positional.map(needInteger);
  if (step === 0) fail("value", "range() arg 3 must not be zero");
  const result = second === undefined ? new Range(0, first, 1) : new Range(first, second, step);
  const most = run.host.budgets.rangeItems;
  if (result.length > most) {
    fail("budget-range", `range too big: ${result.length} items, at most ${most} (budgets.rangeItems)`);
  }
  return result;
}

/** Python's `dict(…)`. */
function dict(_: unknown, positional: unknown[], keywords?: Keywords): Dict {
  if (positional.length > 1) fail("arguments", `dict expected at most 1 argument, got ${positional.length}`);
  const [source] = positional;
  if (positional.length && source === undefined) fail("unknown-variable", "an argument of dict is undefined");
  const pairs = isMapping(source) ? entriesOf(source) : positional.length ? toArray(source).map(pairOf) : [];
  return makeDict([...pairs, ...(keywords ?? [])]);
}

function pairOf(value: unknown): readonly [unknown, unknown] {
  if (!isIterable(value)) fail("type", "cannot convert dictionary update sequence to a sequence");
  const items = toArray(value);
  if (items.length !== 2) fail("value", "dictionary update sequence element has the wrong length; 2 is required");
  return [items[0], items[1]];
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
    if (name === "pos") return this.position;
    if (name === "items") return tuple(...this.items);
    if (name === "current") return this.items[this.position];
    const method = find(CYCLER_METHODS, name);
    return method && new BoundMethod(this, name, method);
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
    return name === "sep" ? this.separator : name === "used" ? this.used : undefined;
  }
  call(): unknown {
    const first = !this.used;
    this.used = true;
    return first ? "" : this.separator;
  }
}

function cycler(_: unknown, items: unknown[]): Cycler {
  if (!items.length) fail("arguments", "at least one item has to be provided");
  return new Cycler(items);
}

/** The functions that every template knows. */
export const GLOBALS: BuiltinTable = {
  range: builtin("*", range),
  dict: builtin("*", dict),
  namespace: builtin(
    "*",
    (_: unknown, positional: unknown[], keywords?: Keywords) => new Namespace(dict(_, positional, keywords)),
  ),
  cycler: builtin("*", cycler),
  joiner: builtin("sep?", (_: unknown, separator: unknown = ", ") => new Joiner(separator)),
  lipsum: builtin("n? html? min? max?", lipsum),
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
