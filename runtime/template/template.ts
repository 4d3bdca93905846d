import { globalValue, namesFor } from "./builtins/names.ts";
import { blankSlots } from "./compile/scope.ts";
import { type CompiledTemplate, compile } from "./compile/statements.ts";
import { type Place, type TemplateError, asProblem, toTemplateError } from "./errors.ts";
import { DEFAULT_BUDGETS, DEFAULT_TIMEOUT_MS, type TemplateOptions } from "./options.ts";
import { Run, type Settings } from "./run.ts";
import { withoutUndefined } from "./values/value.ts";
import { formatSource } from "./syntax/format.ts";
import { Lexer } from "./syntax/lexer.ts";
import { parse } from "./syntax/parser.ts";

/** Throws if a limit is not a number of at least 0. The limit may be Infinity. */
function checkLimits(limits: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(limits)) {
    if (typeof value === "number" && value >= 0) continue;
    const shown = `${name === "timeoutMs" ? "" : "budgets."}${name}`;
    throw new RangeError(`${shown} must be a number of at least 0, or Infinity; got ${String(value)}`);
  }
}

const systemClock = (): Date => new Date();

/** A template. It is compiled when it is created, and can be rendered many times. */
export class Template {
  /** Start and end of each `generation` block in the text of the last render, in UTF-16 units. */
  generationSpans: readonly (readonly [number, number])[] = [];
  private readonly source: string;
  private readonly options: TemplateOptions;
  private readonly settings: Settings;
  private readonly compiled: CompiledTemplate;
  /** For each name in `compiled.names`, the value to use if the name is missing in the context. */
  private readonly globals: readonly unknown[];

  /**
   * @param source the template's text
   * @throws TemplateSyntaxError, TemplateBudgetError if the source cannot be compiled; TypeError if `source` is not a
   *   string; RangeError if a limit is negative or not a number
   */
  constructor(source: string, options: TemplateOptions = {}) {
    // A JavaScript program may pass undefined, for example if its config contains no template.
    if (typeof source !== "string") throw new TypeError(`a template must be a string; it is ${typeof source}`);
    this.source = source.includes("\r") ? source.replace(/\r\n?/g, "\n") : source;
    this.options = options;
    const { now = systemClock, timeoutMs = DEFAULT_TIMEOUT_MS, autoescape = false } = options;
    const budgets = { ...DEFAULT_BUDGETS, ...withoutUndefined(options.budgets ?? {}) };
    checkLimits({ ...budgets, timeoutMs });
    this.settings = { ...namesFor(options), now, timeoutMs, autoescape, budgets };
    try {
      this.compiled = compile(parse(this.lexer(), budgets.nesting), this.settings);
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
   * Maps are dicts. A field or variable whose value is undefined is absent.
   *
   * @throws TemplateRuntimeError, TemplateBudgetError; TypeError if `context` is not an object
   */
  render(context: object = {}): string {
    // A JavaScript program may pass null.
    if (typeof context !== "object" || context === null) {
      throw new TypeError(`the context of a template must be an object with its variables; got ${String(context)}`);
    }
    const { out, spans } = this.run(context);
    this.generationSpans = spans;
    return out;
  }

  /** @internal Renders the template, and returns the finished run. */
  run(context: object): Run {
    const { names, slots: targets, execute } = this.compiled;
    const run = new Run(this.settings);
    try {
      const slots = blankSlots(this.compiled);
      for (let index = 0; index < names.length; index++) {
        const name = names[index] as string;
        const value = Object.hasOwn(context, name) ? (context as Record<string, unknown>)[name] : undefined;
        slots[targets[index] as number] = value === undefined ? this.globals[index] : value;
      }
      execute(run, slots);
      return run;
    } catch (thrown) {
      throw this.located(run, thrown);
    }
  }

  /**
   * Formats the source of the template, with one tag per line and with indentation. The formatted source renders the
   * same text as before, and formatting it again changes nothing.
   *
   * @param options `indent`: indentation of one level, as a number of spaces or as a string such as a tab. Default: 4.
   * @source product specification, "Business constants and limits"
   */
  format({ indent = 4 }: { readonly indent?: number | string } = {}): string {
    const step = typeof indent === "number" ? " ".repeat(indent) : indent;
    return formatSource(this.lexer(true), step, this.settings.autoescape);
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

  private located(run: Run, thrown: unknown): TemplateError {
    const problem = asProblem(thrown);
    const place = this.place(run.at);
    const culprit = this.source.slice(place.start, place.end).replace(/\s+/g, " ").slice(0, 60);
    if (problem.code !== "raised") problem.message = problem.message.replace("%", () => culprit);
    const calls = run.callStack().map(({ name, at }) => ({ name, line: this.place(at).line }));
    return toTemplateError(problem, this.source, place, false, calls);
  }

  private place(at: number): Place {
    const { positions } = this.compiled;
    return { line: positions[at * 3] ?? 1, start: positions[at * 3 + 1] ?? 0, end: positions[at * 3 + 2] ?? 0 };
  }
}
