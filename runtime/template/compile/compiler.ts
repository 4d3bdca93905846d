import { Problem, type TemplateErrorCode } from "../errors.ts";
import { beyond, Run, type Settings } from "../run.ts";
import type { Body, Expression, Node, Statement } from "../syntax/ast.ts";
import { PythonObject } from "../values/value.ts";
import { type Entry, Frame, Scope, type Slots, outerSlots } from "./scope.ts";

export type Evaluate = (run: Run, slots: Slots) => unknown;

/** A compiled statement. Returns {@link BREAK} or `CONTINUE` if the surrounding loop must break or continue. */
export type Execute = (run: Run, slots: Slots) => number | void;

export interface Makers {
  readonly expression: (compiler: Compiler, node: Expression) => Evaluate;
  readonly statement: (compiler: Compiler, node: Statement) => Execute | undefined;
}

/** The results of {@link Execute} for `break` and `continue`. */
export const BREAK = 1;

export const CONTINUE = 2;

/**
 * Compiles a template, and keeps the state of the compilation.
 *
 * In V8, all closures that are created in one function share their variables. So a function that returns a closure must
 * not also create a callback such as `map((node) => compiler.expression(node))`: it would keep the compiler and the
 * syntax tree in memory as long as the template.
 */
export class Compiler {
  /** The line that Python reports for an error in the code that is being compiled. */
  line = 1;
  /** True inside `if`. Inside `if`, an unknown filter or test causes an error only when the template executes it. */
  soft = false;
  /** Number of loops around the current code in the same function. */
  loops = 0;
  /** Number of loops around the current code, including those around the function. */
  allLoops = 0;
  /** True if any part of this template escapes the values that it prints. */
  escaping: boolean;
  /**
   * True if the positions of `generation` blocks are recorded. In this case, each string is written to the output before
   * the next value is computed.
   */
  readonly marks: boolean;
  /** Number of slices compiled so far. */
  slices = 0;
  scope: Scope = new Scope(new Frame());
  readonly root: Scope = this.scope;
  readonly positions: number[] = [1, 0, 0];
  /** The code of the named blocks that have been compiled so far. */
  readonly blocks = new Map<string, Execute | undefined>();
  readonly settings: Settings;
  /** Computes constants. */
  readonly run: Run;
  private depth = 0;
  /**
   * Number of compiled statements and expressions. Code that may run repeatedly is counted separately, because work
   * units are charged for each of its runs.
   */
  private nodes = 0;
  private readonly makers: Makers;

  constructor(settings: Settings, marks: boolean, makers: Makers) {
    this.settings = settings;
    this.run = new Run(settings);
    this.escaping = settings.autoescape;
    this.marks = marks;
    this.makers = makers;
  }

  /** Adds the position of a node to the table of source positions. Returns the index in the table. */
  at(node: Node): number {
    return this.positions.push(this.line, node.start, node.end) / 3 - 1;
  }

  fail(code: TemplateErrorCode, message: string, { line, start, end }: Node): never {
    throw new Problem(code, message, { line, start, end });
  }

  /** Compiles an expression to a closure that returns its value. */
  expression(node: Expression): Evaluate {
    this.enter(node);
    const result = this.makers.expression(this, node);
    this.depth--;
    return result;
  }

  expressions(nodes: readonly Expression[]): Evaluate[] {
    return nodes.map((node) => this.expression(node));
  }

  /**
   * Compiles code that may run repeatedly, such as the body of a loop.
   *
   * @returns the result of `compile`, and the work units of one run; the cost of the surrounding code does not include
   *   these units
   */
  repeated<Code>(compile: () => Code): { readonly code: Code; readonly cost: number } {
    const outer = this.nodes;
    this.nodes = 0;
    const code = compile();
    const cost = 1 + (this.nodes >> 4);
    this.nodes = outer;
    return { code, cost };
  }

  /**
   * Counts a nested node, and throws if nodes are nested too deeply. The limit is three times the nesting budget,
   * because one level in the source can consist of several nested nodes.
   */
  private enter(node: Node): void {
    const { nesting } = this.settings.budgets;
    this.nodes++;
    if (++this.depth > nesting * 3)
      this.fail("budget-nesting", beyond("nesting", nesting), { ...node, line: this.line });
  }

  /**
   * Compiles statements in a scope whose names are known. The compiled code first assigns start values to the names of
   * the scope.
   *
   * @param loops number of loops around the statements in the same function
   */
  inScope(scope: Scope, body: Body, loops = this.loops): Execute {
    const outer = { scope: this.scope, soft: this.soft, loops: this.loops };
    Object.assign(this, { scope, soft: false, loops });
    const inner = this.block(body);
    Object.assign(this, outer);
    const entries = scope.entries();
    return entries.length > 0 ? entered(entries, inner) : inner;
  }

  /** Compiles statements that have a scope of their own in the current function. */
  inner(body: Body, loops?: number, frame = this.scope.frame): Execute {
    const scope = new Scope(frame, this.scope);
    scope.analyse(body);
    return this.inScope(scope, body, loops);
  }

  /** Compiles statements in the current scope. */
  block(body: Body): Execute {
    const steps: Execute[] = [];
    for (const node of body) {
      this.enter(node);
      const step = this.makers.statement(this, node);
      this.depth--;
      if (step) steps.push(step);
    }
    return steps.length > 1 ? inOrder(steps) : (steps[0] ?? nothing);
  }
}

function entered(entries: readonly Entry[], inner: Execute): Execute {
  return (run, slots) => {
    for (let index = 0; index < entries.length; index++) {
      const { slot, source, up } = entries[index] as Entry;
      slots[slot] = outerSlots(slots, up)[source];
    }
    return inner(run, slots);
  };
}

export const nothing = (): undefined => undefined;

function inOrder(steps: readonly Execute[]): Execute {
  return (run, slots) => {
    for (const step of steps) {
      const jump = step(run, slots);
      if (jump) return jump;
    }
    return undefined;
  };
}

/**
 * Returns code that computes a constant as Python does. Python first computes the constant at compile time, where a
 * slice of a number is undefined. If this computation fails, or if `isKept` rejects its result, Python computes the
 * constant again when the template runs. At that time, such a slice is an error.
 */
export function folded(value: Evaluate, isKept: (result: unknown) => boolean): Evaluate {
  return (run, slots) => {
    if (run.folding) return value(run, slots);
    run.folding = true;
    try {
      const result = value(run, slots);
      if (isKept(result)) return result;
    } catch {
      // The value is computed again below, which throws the error.
    } finally {
      run.folding = false;
    }
    return value(run, slots);
  };
}

/** Returns true if Python's compiler can write the value as a literal in the compiled code. */
export function isLiteral(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isLiteral);
  if (value instanceof Map) return [...value].flat().every(isLiteral);
  return (
    value !== undefined &&
    (!(value instanceof PythonObject) || value.type === "float" || value.type === "Markup" || value.type === "range")
  );
}
