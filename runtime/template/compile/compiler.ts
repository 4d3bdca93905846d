import { beyond } from "../budget.ts";
import type { Names } from "../builtins/names.ts";
import { Frame, Scope, type Slots, outerSlots } from "./scope.ts";
import { Problem, type TemplateErrorCode } from "../errors.ts";
import type { Body, Expression, Node, Statement } from "../syntax/ast.ts";
import { run } from "../builtins/run.ts";
import { PythonObject } from "../values/value.ts";

/** A compiled expression. */
export type Evaluate = (slots: Slots) => unknown;

/** A compiled statement. Returns {@link BREAK} or `CONTINUE` if the surrounding loop must break or continue. */
export type Execute = (slots: Slots) => number | void;

/** The compile functions for all kinds of nodes. */
export interface Makers {
  readonly expression: (compiler: Compiler, node: Expression) => Evaluate;
  readonly statement: (compiler: Compiler, node: Statement) => Execute | undefined;
}

/** The results of {@link Execute} for `break` and `continue`. */
export const BREAK = 1;

export const CONTINUE = 2;

/** Compiles a template, and keeps the state of the compilation. */
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
   * True if the positions of `generation` blocks are recorded. In this case, each text is written to the output before
   * the next value is computed.
   */
  marks = false;
  /** Number of slices compiled so far. */
  slices = 0;
  scope: Scope = new Scope(new Frame());
  readonly root: Scope = this.scope;
  readonly positions: number[] = [1, 0, 0];
  /** The code of the named blocks that have been compiled so far. */
  readonly blocks = new Map<string, Execute | undefined>();
  private depth = 0;
  /**
   * Number of compiled statements and expressions. Code that may run repeatedly is counted separately, because work
   * units are charged for each of its runs.
   */
  private nodes = 0;
  private readonly makers: Makers;

  readonly names: Names;
  private readonly nesting: number;
  constructor(names: Names, nesting: number, autoescape: boolean, makers: Makers) {
    this.makers = makers;
    this.names = names;
    this.nesting = nesting;
    this.escaping = autoescape;
  }

  /** Adds the position of a node to the table of source positions. Returns the index in the table. */
  at(node: Node): number {
    return this.positions.push(this.line, node.start, node.end) / 3 - 1;
  }

  fail(code: TemplateErrorCode, message: string, node: Node, line = this.line): never {
    throw new Problem(code, message, { line, start: node.start, end: node.end });
  }

  /** Compiles an expression to a closure that returns its value. */
  expression(node: Expression): Evaluate {
    this.enter(node);
    const result = this.makers.expression(this, node);
    this.leave();
    return result;
  }

  /**
   * Compiles several expressions. Callers should use this method instead of a callback such as `map((node) => …)`. In
   * V8, all closures that are created in one function share their variables, so the callback would keep the compiler in
   * memory as long as the template.
   */
  expressions(nodes: readonly Expression[]): Evaluate[] {
    const results: Evaluate[] = [];
    for (const node of nodes) results.push(this.expression(node));
    return results;
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
    this.nodes++;
    if (++this.depth > this.nesting * 3) {
      this.fail("budget-nesting", beyond("nesting", this.nesting), node);
    }
  }

  private leave(): void {
    this.depth--;
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
    const copies = this.entries(scope);
    return copies.length > 0 ? entered(copies, inner) : inner;
  }

  /**
   * Returns the slots to set when a scope is entered. The slots of the root scope are empty at the start,
   * so they need not be emptied.
   */
  private entries(scope: Scope): Copy[] {
    const copies: Copy[] = [];
    for (const { slot, from } of scope.entries()) {
      if (from) copies.push({ slot, source: from.slot, up: scope.frame.depth - from.frame.depth });
      else if (scope !== this.root) copies.push({ slot, source: slot, up: -1 });
    }
    return copies;
  }

  /** Compiles statements in the current scope. */
  block(body: Body): Execute {
    const steps: Execute[] = [];
    for (const node of body) {
      const step = this.statement(node);
      if (step) steps.push(step);
    }
    return steps.length > 1 ? inOrder(steps) : (steps[0] ?? nothing);
  }

  private statement(node: Statement): Execute | undefined {
    this.enter(node);
    const step = this.makers.statement(this, node);
    this.leave();
    return step;
  }
}

// Each kind of closure is created in its own function, so that it keeps only the values that it needs.

/** Returns a closure that always returns the same value. */
export const always =
  (value: unknown): Evaluate =>
  () =>
    value;

/**
 * A variable slot that gets a value when a scope is entered. `slot` gets the value of the slot `source` in the function
 * that is `up` levels further out. If `up` is negative, `slot` becomes undefined.
 */
interface Copy {
  readonly slot: number;
  readonly source: number;
  readonly up: number;
}

function entered(copies: readonly Copy[], inner: Execute): Execute {
  return (slots) => {
    for (let index = 0; index < copies.length; index++) {
      const { slot, source, up } = copies[index] as Copy;
      slots[slot] = up === 0 ? slots[source] : up < 0 ? undefined : outerSlots(slots, up)[source];
    }
    return inner(slots);
  };
}

export const nothing = (): void => {};

function inOrder(steps: readonly Execute[]): Execute {
  return (slots) => {
    for (const step of steps) {
      const jump = step(slots);
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
  return (slots) => {
    if (run.folding) return value(slots);
    run.folding = true;
    try {
      const result = value(slots);
      if (isKept(result)) return result;
    } catch {
      // The value is computed again below, which throws the error.
    } finally {
      run.folding = false;
    }
    return value(slots);
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
