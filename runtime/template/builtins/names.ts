import { fail } from "../errors.ts";
import type { TemplateOptions } from "../options.ts";
import type { Action, Run, Settings } from "../run.ts";
import { entriesOf, lookUp, makeDict, pairOf, toArray } from "../values/collections.ts";
import { needInteger } from "../values/numbers.ts";
import { capitalize } from "../values/strings.ts";
import { text } from "../values/text.ts";
import {
  Callable,
  type Dict,
  type Keywords,
  Markup,
  Namespace,
  PythonObject,
  Range,
  isMapping,
  needText,
  released,
  toTuple,
  truthy,
} from "../values/value.ts";
import {
  BoundMethod,
  type Builtins,
  builtins,
  hostBuiltin,
  misses,
  refuseKeywords,
  tableOf,
  tooMany,
} from "./builtin.ts";
import { HTML_FILTERS } from "./filters-html.ts";
import { LIST_FILTERS } from "./filters-list.ts";
import { NUMBER_FILTERS } from "./filters-number.ts";
import { TEXT_FILTERS } from "./filters-text.ts";
import { strftime } from "./strftime.ts";
import { TESTS } from "./tests.ts";

const range: Action = (run, _, first, second, step = 1) => {
  const [start, stop] = second === undefined ? [0, first] : [first, second];
  const by = needInteger(step);
  if (by === 0) fail("value", "the step of a range must not be zero");
  const result = new Range(needInteger(start), needInteger(stop), by);
  if (result.length > run.limits.rangeItems) {
    run.exceed("budget-range", "rangeItems");
  }
  return result;
};

/** Makes a dict, as Python's `dict(…)` does. */
function dict(run: Run, _: unknown, positional: unknown[], keywords?: Keywords): Dict {
  if (positional.length > 1) tooMany("dict", 1, positional.length);
  const [source] = positional;
  if (positional.length && source === undefined) fail("unknown-variable", "the argument of dict() is undefined");
  const pairs = isMapping(source)
    ? entriesOf(run, source)
    : positional.length
      ? toArray(run, source).map((pair) => pairOf(run, pair))
      : [];
  return makeDict(run, [...pairs, ...(keywords ?? [])]);
}

const WORDS = "ad amet diam dolor elit enim id ipsum magna sit tempor vel".split(" ");

const below = (limit: number): number => Math.floor(Math.random() * limit);

/** Returns a sentence of `length` random words. */
const sentence = (run: Run, length: number): string =>
  `${capitalize(run, Array.from({ length }, () => WORDS[below(WORDS.length)]).join(" "))}.`;

/** Returns filler text: `n` paragraphs of `min` to `max` words, by default as HTML. */
const lipsum: Action = (run, _, n = 5, html = true, min = 20, max = 100) => {
  const [low, high] = [needInteger(min), needInteger(max)];
  if (high <= low) fail("value", "the range for the number of words is empty");
  run.limitLength(needInteger(n) * high * 8);
  const paragraphs = Array.from({ length: Math.max(0, needInteger(n)) }, () => {
    run.charge(high);
    return sentence(run, low + below(high - low));
  });
  return truthy(run, html)
    ? new Markup(paragraphs.map((words) => `<p>${words}</p>`).join("\n"))
    : paragraphs.join("\n\n");
};

class Cycler extends PythonObject {
  readonly type = "Cycler";
  position = 0;
  readonly items: readonly unknown[];
  constructor(items: readonly unknown[]) {
    super();
    this.items = items;
  }
  override attribute(run: Run, name: string): unknown {
    run.chargeItems(this.items.length);
    const { position, items } = this;
    const method = CYCLER_METHODS.get(name);
    return method
      ? new BoundMethod(this, name, method)
      : lookUp(run, { pos: position, items: toTuple(items), current: items[position] }, name);
  }
}

const CYCLER_METHODS = tableOf(
  builtins({
    next(_run: Run, cycler: Cycler) {
      const item = cycler.items[cycler.position];
      cycler.position = (cycler.position + 1) % cycler.items.length;
      return item;
    },
    reset(_run: Run, cycler: Cycler) {
      cycler.position = 0;
      return null;
    },
  }),
);

class Joiner extends Callable {
  readonly type = "Joiner";
  private used = false;
  private readonly separator: unknown;
  constructor(separator: unknown) {
    super();
    this.separator = separator;
  }
  override attribute(run: Run, name: string): unknown {
    return lookUp(run, { sep: this.separator, used: this.used }, name);
  }
  call(): unknown {
    const first = !this.used;
    this.used = true;
    return first ? "" : this.separator;
  }
}

function cycler(_run: Run, _: unknown, items: unknown[], keywords?: Keywords): Cycler {
  refuseKeywords("cycler", keywords);
  if (!items.length) misses("cycler", "items");
  return new Cycler(items);
}

/** The global functions of every template. */
const GLOBALS = builtins({
  "range 1 2? 3?": range,
  "dict *": dict,
  "namespace *": (run: Run, _: unknown, positional: unknown[], keywords?: Keywords) =>
    new Namespace(dict(run, _, positional, keywords)),
  "cycler *": cycler,
  "joiner sep~": (_run, _, separator = ", ") => new Joiner(released(separator)),
  "lipsum n? html~ min? max?": lipsum,
  "raise_exception message": (run, _, message) => fail("raised", text(run, message)),
  "strftime_now format": (run, _, format) => strftime(run, run.settings.now(), needText(format)),
});

/** Global functions that are classes in Python, and the names of these classes. */
const CLASSES: ReadonlyMap<string, string> = new Map([
  ["dict", "dict"],
  ["namespace", "jinja2.utils.Namespace"],
  ["cycler", "jinja2.utils.Cycler"],
  ["joiner", "jinja2.utils.Joiner"],
]);

/** A global function that a template uses as a value. */
class GlobalFunction extends BoundMethod {
  override represent(): string {
    const className = CLASSES.get(this.name);
    return className ? `<class '${className}'>` : `<function ${this.name}>`;
  }
}

const FUNCTIONS: ReadonlyMap<string, GlobalFunction> = new Map(
  Object.entries(GLOBALS).map(([name, target]) => [name, new GlobalFunction(undefined, name, target)]),
);

/** All filters of Jinja2, and `tojson` of the transformers library. */
const FILTERS: Builtins = {
  ...LIST_FILTERS,
  ...TEXT_FILTERS,
  ...HTML_FILTERS,
  ...NUMBER_FILTERS,
};

/** The filters and tests that a template can use, by name. */
type Names = Pick<Settings, "filter" | "test">;

const BUILTIN_NAMES: Names = { filter: tableOf(FILTERS), test: tableOf(TESTS) };

/** Returns the filters and tests that a template can use: those of the engine, and those in the options. */
export function namesFor({ filters, tests }: TemplateOptions): Names {
  if (!filters && !tests) return BUILTIN_NAMES;
  return { filter: tableOf({ ...FILTERS, ...own(filters) }), test: tableOf({ ...TESTS, ...own(tests) }) };
}

const own = (table: TemplateOptions["filters"] = {}): Builtins =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, target]) => (target === undefined ? [] : [[name, hostBuiltin(target)]])),
  );

/**
 * Returns the value of a name that is not in the context: an entry of `globals`, or else a global function of the
 * engine.
 */
export function globalValue(name: string, globals: TemplateOptions["globals"]): unknown {
  const given = globals && Object.hasOwn(globals, name) ? globals[name] : undefined;
  return given === undefined ? FUNCTIONS.get(name) : given;
}
