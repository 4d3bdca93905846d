import { compile, type Compiled } from "./compile.ts";
import type { Names, Slots } from "./compiler.ts";
import type { TemplateError } from "./errors.ts";
import { asProblem, type Place, Problem, toTemplateError } from "./errors.ts";
import { FILTERS } from "./filters.ts";
import { format as formatBody } from "./format.ts";
import { type BuiltinTable, find, HostCallable, hostBuiltin, type HostFunction } from "./function.ts";
import { GLOBALS, GlobalFunction } from "./globals.ts";
import { parse, type ParseOptions } from "./parse.ts";
import { emitModule, moduleRuntime } from "./precompile.ts";
import { type Budgets, DEFAULT_BUDGETS, type Host, run } from "./run.ts";
import { TESTS } from "./tests.ts";

/** How a template is read and what it may use. The defaults are those of the transformers library. */
export interface TemplateOptions {
  /** Values and functions that every render knows; functions get keyword arguments as one object at the end. */
  readonly globals?: Readonly<Record<string, unknown>>;
  /** Own filters: `(value, ...arguments) => result`. */
  readonly filters?: Readonly<Record<string, HostFunction>>;
  /** Own tests: `(value, ...arguments) => boolean`. */
  readonly tests?: Readonly<Record<string, HostFunction>>;
  /** Limits; what is not given has its default. */
  readonly budgets?: Partial<Budgets>;
  /** The clock of `strftime_now`. Default: the system's. */
  readonly now?: () => Date;
  /** Drop the line end after a tag. Default true. */
  readonly trimBlocks?: boolean;
  /** Drop the white space between the start of a line and a tag. Default true. */
  readonly lstripBlocks?: boolean;
  /** Keep a line end at the very end. Default false. */
  readonly keepTrailingNewline?: boolean;
  /** Escape values for HTML. Default false. */
  readonly autoescape?: boolean;
}

/** A module made by `Template.precompile`. */
export interface PrecompiledTemplate {
  readonly source: string;
  readonly make: (runtime: Record<string, unknown>) => Compiled;
}

/** A template, compiled once, rendered as often as wanted. */
export class Template {
  /**
   * The template as the text of an ES module, for building ahead: it renders faster, and needs no parser.
   * Its `render(context, runtime)` takes this entry point's exports as `runtime`; or give the whole module to
   * `new Template(module, options)`.
   *
   * @throws TemplateSyntaxError, TemplateBudgetError
   */
  static precompile(source: string, options: TemplateOptions = {}): string {
    const template = new Template(source, options);
    const { nesting } = template.host.budgets;
    const parsed = parse(template.source, parseOptions(options, nesting));
    return emitModule(parsed, namesFor(options), nesting, options.autoescape ?? false, template.source);
  }

  /** Start and end of each `generation` block of the last render, in UTF-16 units of its text. */
  generationSpans: readonly (readonly [number, number])[] = [];
  private readonly source: string;
  private readonly options: TemplateOptions;
  private readonly compiled: Compiled;
  private readonly host: Host;
  private readonly initial: Slots;

  /** @throws TemplateSyntaxError, TemplateBudgetError when the source cannot be compiled */
  constructor(source: string | PrecompiledTemplate, options: TemplateOptions = {}) {
    const text = typeof source === "string" ? source : source.source;
    this.source = text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
    this.options = options;
    const budgets = options.budgets ? { ...DEFAULT_BUDGETS, ...options.budgets } : DEFAULT_BUDGETS;
    const builtins = namesFor(options);
    this.host = { budgets, now: options.now ?? systemClock, filter: builtins.filter, test: builtins.test };
    this.compiled = this.guard(() => {
      if (typeof source !== "string") return source.make(moduleRuntime(builtins));
      const parsed = parse(this.source, parseOptions(options, budgets.nesting));
      return compile(parsed, builtins, budgets.nesting, options.autoescape ?? false);
    });
    const { names, slots, size } = this.compiled;
    this.initial = Array.from({ length: size });
    for (const [index, name] of names.entries()) {
      this.initial[slots[index] as number] = globalValue(name, options.globals);
    }
  }

  /**
   * The template's text for a context. Values are read as they are, own properties only; integers are ints, other
   * numbers floats (see `float`), null is None, undefined is undefined, arrays are lists, objects and Maps dicts.
   *
   * @throws TemplateRuntimeError, TemplateBudgetError
   */
  render(context: Record<string, unknown> = {}): string {
    const outer = run.active ? { ...run } : undefined;
    this.start(outer !== undefined);
    try {
      this.compiled.execute(this.fill(context));
      this.generationSpans = run.spans;
      return run.out;
    } catch (thrown) {
      throw this.located(thrown);
    } finally {
      run.active = false;
      run.out = "";
      if (outer) Object.assign(run, outer);
    }
  }

  /**
   * The template written anew: a tag per line, indented; it renders the same text, and formatting it again changes
   * nothing.
   *
   * @param options `indent`: columns of one level, or a tab. Default 4.
   * @source product specification, "Business constants and limits"
   */
  format({ indent = 4 }: { readonly indent?: number | "\t" } = {}): string {
    const { budgets } = this.host;
    const { body } = parse(this.source, { ...parseOptions(this.options, budgets.nesting), comments: true });
    const step = typeof indent === "number" ? " ".repeat(indent) : indent;
    return formatBody(body, step, this.options.autoescape ?? false);
  }

  /** The names that the template reads from its context, sorted; builtin functions are left out. */
  variables(): string[] {
    return this.compiled.names.filter((name) => globalValue(name, this.options.globals) === undefined).sort();
  }

  /** Slots with the context's values in them; a host function never replaces one of the engine's own. */
  private fill(context: Record<string, unknown>): Slots {
    const slots = this.initial.slice();
    const { names, slots: targets } = this.compiled;
    for (let index = 0; index < names.length; index++) {
      const name = names[index] as string;
      if (!Object.hasOwn(context, name)) continue;
      const value = context[name];
      const slot = targets[index] as number;
      if (value !== undefined && (typeof value !== "function" || slots[slot] === undefined)) slots[slot] = value;
    }
    return slots;
  }

  private start(nested: boolean): void {
    const { host } = this;
    run.active = true;
    run.out = "";
    run.at = 0;
    if (nested) run.calls = { depth: 0, places: [], names: [] };
    run.calls.depth = 0;
    run.spans = [];
    run.captures = 0;
    run.host = host;
    run.left = host.budgets.steps;
    run.maximum = host.budgets.outputCharacters;
    run.autoescape = this.options.autoescape ?? false;
  }

  private located(thrown: unknown): TemplateError {
    const problem = asProblem(thrown);
    const place = this.place(run.at);
    const culprit = this.source.slice(place.start, place.end).replace(/\s+/g, " ").slice(0, 60);
    const named = new Problem(
      problem.code,
      problem.code === "raised" ? problem.message : problem.message.replace("%", () => culprit),
    );
    named.cause = problem.cause;
    const { names, places, depth } = run.calls;
    const calls = names.slice(0, depth).map((name, index) => ({ name, line: this.place(places[index] ?? 0).line }));
    return toTemplateError(named, this.source, place, false, calls.reverse());
  }

  private place(at: number): Place {
    const { positions } = this.compiled;
    return { line: positions[at * 3] ?? 1, start: positions[at * 3 + 1] ?? 0, end: positions[at * 3 + 2] ?? 0 };
  }

  private guard<T>(work: () => T): T {
    try {
      return work();
    } catch (thrown) {
      const problem = asProblem(thrown);
      throw toTemplateError(problem, this.source, problem.place ?? { line: 1, start: 0, end: 1 }, true);
    }
  }
}

function parseOptions(options: TemplateOptions, nesting: number): ParseOptions {
  return {
    nesting,
    trimBlocks: options.trimBlocks ?? true,
    lstripBlocks: options.lstripBlocks ?? true,
    keepTrailingNewline: options.keepTrailingNewline ?? false,
  };
}

const BUILTIN_NAMES: Names = {
  filter: (name) => find(FILTERS, name),
  test: (name) => find(TESTS, name),
  filterNames: () => Object.keys(FILTERS),
  testNames: () => Object.keys(TESTS),
  closed: true,
};
const systemClock = (): Date => new Date();

function namesFor({ filters, tests, globals }: TemplateOptions): Names {
  return filters || tests || globals ? extendedNames(filters ?? {}, tests ?? {}) : BUILTIN_NAMES;
}

type HostTable = Readonly<Record<string, HostFunction>>;

function extendedNames(filters: HostTable, tests: HostTable): Names {
  const own = (table: HostTable): BuiltinTable =>
    Object.fromEntries(Object.entries(table).map(([name, target]) => [name, hostBuiltin(target)]));
  const ownFilters = own(filters);
  const ownTests = own(tests);
  return {
    filter: (name) => find(ownFilters, name) ?? find(FILTERS, name),
    test: (name) => find(ownTests, name) ?? find(TESTS, name),
    filterNames: () => Object.keys({ ...FILTERS, ...filters }),
    testNames: () => Object.keys({ ...TESTS, ...tests }),
    closed: false,
  };
}

function globalValue(name: string, globals: TemplateOptions["globals"] = {}): unknown {
  if (Object.hasOwn(globals, name)) {
    const value = globals[name];
    return typeof value === "function" ? new HostCallable(value as HostFunction) : value;
  }
  const target = find(GLOBALS, name);
  return target && new GlobalFunction(name, target);
}
