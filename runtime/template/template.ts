import { budget, type Budgets, DEFAULT_BUDGETS, DEFAULT_TIMEOUT_MS } from "./budget.ts";
import { globalValue, namesFor } from "./builtins/names.ts";
import { type Host, run } from "./builtins/run.ts";
import { type Slots, blankSlots } from "./compile/scope.ts";
import { type Compiled, compile } from "./compile/statements.ts";
import { type Place, type TemplateError, asProblem, toTemplateError } from "./errors.ts";
import type { TemplateOptions } from "./options.ts";
import { formatSource } from "./syntax/format.ts";
import { forgetShapes } from "./values/strings.ts";
import { Lexer } from "./syntax/lexer.ts";
import { parse } from "./syntax/parser.ts";

const systemClock = (): Date => new Date();

const NO_OPTIONS: TemplateOptions = {};

const NO_SPANS: [number, number][] = [];

/** A template. It is compiled when it is created, and can be rendered many times. */
export class Template {
  /** Start and end of each `generation` block in the text of the last render, in UTF-16 units. */
  generationSpans: readonly (readonly [number, number])[] = NO_SPANS;
  private readonly source: string;
  private readonly options: TemplateOptions;
  private readonly host: Host;
  private readonly budgets: Budgets;
  private readonly compiled: Compiled;
  /** For each name in `compiled.names`, the value to use if the name is missing in the context. */
  private readonly globals: readonly unknown[];

  /**
   * @param source the template's text
   * @throws TemplateSyntaxError, TemplateBudgetError if the source cannot be compiled; TypeError if `source` is not a
   *   text
   */
  constructor(source: string, options: TemplateOptions = NO_OPTIONS) {
    // A JavaScript program may pass undefined, for example if its config contains no template.
    if (typeof source !== "string") throw new TypeError(`a template must be a string; it is ${typeof source}`);
    this.source = source.includes("\r") ? source.replace(/\r\n?/g, "\n") : source;
    this.options = options;
    const names = namesFor(options);
    this.budgets = { ...DEFAULT_BUDGETS, ...options.budgets };
    this.host = { now: options.now ?? systemClock, filter: names.filter, test: names.test };
    const { nesting } = this.budgets;
    try {
      const parsed = parse(this.lexer(), nesting);
      this.compiled = compile(parsed, names, nesting, options.autoescape ?? false);
    } catch (thrown) {
      const problem = asProblem(thrown);
      throw toTemplateError(problem, this.source, problem.place ?? { line: 1, start: 0, end: 1 }, true);
    }
    this.globals = this.compiled.names.map((name) => globalValue(name, options.globals));
  }

  /**
   * Renders the template with the values of a context. The template can call functions in the context, but cannot
   * change its values. Only own properties of objects are read. In the template, whole numbers are ints, and other
   * numbers are floats (see `float` for floats such as 1.0). `null` is None, arrays are lists, and plain objects and
   * Maps are dicts.
   *
   * @throws TemplateRuntimeError, TemplateBudgetError
   */
  render(context: Record<string, unknown> = {}): string {
    // oxlint-disable-next-line typescript/no-misused-spread -- the fields are saved, and restored later
    const outer = run.active ? { run: { ...run }, budget: { ...budget } } : undefined;
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
      forgetShapes();
      if (outer) {
        Object.assign(run, outer.run);
        Object.assign(budget, outer.budget);
      }
    }
  }

  /**
   * Formats the source of the template, with one tag per line and with indentation. The formatted source renders the
   * same text as before, and formatting it again changes nothing.
   *
   * @param options `indent`: indentation of one level, as a number of spaces or as a text such as a tab. Default: 4.
   * @source product specification, "Business constants and limits"
   */
  format({ indent = 4 }: { readonly indent?: number | string } = {}): string {
    const step = typeof indent === "number" ? " ".repeat(indent) : indent;
    return formatSource(this.lexer(true), step, this.options.autoescape ?? false);
  }

  /**
   * Returns the sorted names of the variables that the template reads from its context. Builtin functions and the names
   * in `globals` are left out.
   */
  variables(): string[] {
    return this.compiled.names.filter((_, index) => this.globals[index] === undefined).sort();
  }

  /** Returns a lexer for the source. @param comments whether to return comments too */
  private lexer(comments = false): Lexer {
    const { trimBlocks = true, lstripBlocks = true, keepTrailingNewline = false } = this.options;
    return new Lexer(this.source, { trimBlocks, lstripBlocks, keepTrailingNewline, comments });
  }

  /**
   * Returns the variables of a render, with the values of the context. Values that are missing in the context come from
   * the globals.
   */
  private fill(context: Record<string, unknown>): Slots {
    const { names, slots: targets } = this.compiled;
    const slots = blankSlots(this.compiled);
    for (let index = 0; index < names.length; index++) {
      const name = names[index] as string;
      const value = Object.hasOwn(context, name) ? context[name] : undefined;
      slots[targets[index] as number] = value === undefined ? this.globals[index] : value;
    }
    return slots;
  }

  private start(nested: boolean): void {
    const { host, budgets } = this;
    run.active = true;
    run.out = "";
    run.at = 0;
    if (nested) run.calls = { depth: 0, places: [], names: [] };
    run.calls.depth = 0;
    run.spans = NO_SPANS;
    run.folding = false;
    run.captures = 0;
    run.host = host;
    budget.start(budgets, this.options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
    run.autoescape = this.options.autoescape ?? false;
  }

  private located(thrown: unknown): TemplateError {
    const problem = asProblem(thrown);
    const place = this.place(run.at);
    const culprit = this.source.slice(place.start, place.end).replace(/\s+/g, " ").slice(0, 60);
    if (problem.code !== "raised") problem.message = problem.message.replace("%", () => culprit);
    const { names, places, depth } = run.calls;
    const calls = names.slice(0, depth).map((name, index) => ({ name, line: this.place(places[index] ?? 0).line }));
    return toTemplateError(problem, this.source, place, false, calls.reverse());
  }

  private place(at: number): Place {
    const { positions } = this.compiled;
    return { line: positions[at * 3] ?? 1, start: positions[at * 3 + 1] ?? 0, end: positions[at * 3 + 2] ?? 0 };
  }
}
