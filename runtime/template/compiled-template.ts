import type { Compiled } from "./compile.ts";
import { blankSlots, type Names, type Slots } from "./compiler.ts";
import { asProblem, type Place, type TemplateError, toTemplateError } from "./errors.ts";
import { BUILTIN_NAMES, globalValue, namesFor } from "./names.ts";
import { JsonMemory } from "./json-memory.ts";
import type { PrecompiledTemplate, TemplateOptions } from "./options.ts";
import { DEFAULT_BUDGETS, type Host, run } from "./run.ts";

const systemClock = (): Date => new Date();
const NO_OPTIONS: TemplateOptions = {};
const NO_SPANS: [number, number][] = [];

/** What templates without options of their own share. */
const PLAIN_HOST: Host = { budgets: DEFAULT_BUDGETS, now: systemClock, ...BUILTIN_NAMES };

function hostFor({ budgets, now }: TemplateOptions, names: Names): Host {
  if (!budgets && !now && names === BUILTIN_NAMES) return PLAIN_HOST;
  return { budgets: { ...DEFAULT_BUDGETS, ...budgets }, now: now ?? systemClock, ...names };
}

const ownValue = (context: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(context, name) ? context[name] : undefined;

/** A template ready to be rendered; the classes that build on this one say what it is compiled from. */
export abstract class CompiledTemplate {
  /** Start and end of each `generation` block of the last render, in UTF-16 units of its text. */
  generationSpans: readonly (readonly [number, number])[] = NO_SPANS;
  protected readonly source: string;
  protected readonly options: TemplateOptions;
  protected readonly host: Host;
  private readonly compiled: Compiled;
  /** What the names of the context mean where it does not give them. */
  private readonly globals: readonly unknown[];
  private readonly memory = new JsonMemory();

  /**
   * @param source the template's text, for the places of errors
   * @param module what is compiled, unless it is the text
   * @throws TemplateError
   */
  protected constructor(source: string, options: TemplateOptions = NO_OPTIONS, module?: PrecompiledTemplate) {
    this.source = source;
    this.options = options;
    const names = namesFor(options);
    this.host = hostFor(options, names);
    this.compiled = this.guard(() => this.compile(names, module));
    this.globals = this.compiled.names.map((name) => globalValue(name, options.globals));
  }

  /** What runs; a problem on the way becomes an error with its place. */
  protected abstract compile(names: Names, module?: PrecompiledTemplate): Compiled;

  /**
   * The template's text for a context. Values are read as they are, own properties only; integers are ints, other
   * numbers floats (see `float`), null is None, undefined is undefined, arrays are lists, objects and Maps dicts.
   *
   * @throws TemplateRuntimeError, TemplateBudgetError
   */
  render(context: Record<string, unknown> = {}): string {
    // oxlint-disable-next-line typescript/no-misused-spread -- its fields are kept, to be put back
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

  /** The names that the template reads from its context, sorted; builtin functions are left out. */
  variables(): string[] {
    return this.compiled.names.filter((name) => globalValue(name, this.options.globals) === undefined).sort();
  }

  /** Slots with the context's values in them; a host function never replaces one of the engine's own. */
  private fill(context: Record<string, unknown>): Slots {
    const { names, slots: targets } = this.compiled;
    const read = this.compiled.read?.(context);
    const slots = read ?? blankSlots(this.compiled);
    for (let index = 0; index < names.length; index++) {
      const own = this.globals[index];
      const target = targets[index] as number;
      const value = read ? read[target] : ownValue(context, names[index] as string);
      const given = value !== undefined && (typeof value !== "function" || own === undefined);
      slots[target] = given ? value : own;
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
    run.spans = NO_SPANS;
    run.captures = 0;
    run.written = 0;
    run.memory = this.memory;
    run.host = host;
    run.left = host.budgets.steps;
    run.maximum = host.budgets.outputCharacters;
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

  protected guard<T>(work: () => T): T {
    try {
      return work();
    } catch (thrown) {
      const problem = asProblem(thrown);
      throw toTemplateError(problem, this.source, problem.place ?? { line: 1, start: 0, end: 1 }, true);
    }
  }
}
