import { beyond } from "../budget.ts";
import type { Names } from "../builtins/names.ts";
import { Frame, Scope } from "./scope.ts";
import { type Slots, outerSlots } from "./slots.ts";
import { Problem, type TemplateErrorCode } from "../errors.ts";
import type { Body, Expression, Node, Statement } from "../syntax/ast.ts";

/** An expression ready to run. */
export type Evaluate = (slots: Slots) => unknown;

/** A statement ready to run; says whether a loop has to jump. */
export type Execute = (slots: Slots) => number | void;

/** An expression of which only the truth is wanted. */
export type Condition = (slots: Slots) => boolean;

/** The compilers of all kinds of nodes. */
export interface Makers {
  readonly expression: (compiler: Compiler, node: Expression) => Evaluate;
  readonly condition: (compiler: Compiler, node: Expression) => Condition;
  readonly statement: (compiler: Compiler, node: Statement) => Execute | undefined;
}

/** The results of {@link Execute} for `break` and `continue`. */
export const BREAK = 1;

export const CONTINUE = 2;

/** The state while a template is compiled. */
export class Compiler {
  /** The line Python would name for code made now. */
  line = 1;
  /** Inside `if` an unknown filter or test fails only when it is reached. */
  soft = false;
  /** Loops around the code made now, within the same function. */
  loops = 0;
  /** Loops around the code made now, in all functions. */
  allLoops = 0;
  /** Values are escaped on output somewhere in this template. */
  escaping: boolean;
  /** The places of `generation` blocks are noted, so text goes out before what comes after it is computed. */
  marks = false;
  scope: Scope = new Scope(new Frame());
  readonly root: Scope = this.scope;
  readonly positions: number[] = [1, 0, 0];
  /** The code of the named blocks met so far. */
  readonly blocks = new Map<string, Execute | undefined>();
  private depth = 0;
  /** Statements and expressions compiled so far, but for those of code that pays for itself. */
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

  /** Enters the place of a node into the table of places. */
  at(node: Node): number {
    return this.positions.push(this.line, node.start, node.end) / 3 - 1;
  }

  fail(code: TemplateErrorCode, message: string, node: Node, line = this.line): never {
    throw new Problem(code, message, { line, start: node.start, end: node.end });
  }

  /** Compiles an expression to a closure that gives its value. */
  expression(node: Expression): Evaluate {
    this.enter(node);
    const result = this.makers.expression(this, node);
    this.leave();
    return result;
  }

  /**
   * Compiles several expressions. Closures of the finished template live in the same V8 context as any closure that is
   * made beside them, so what makes closures must not use one that holds on to the compiler.
   */
  expressions(nodes: readonly Expression[]): Evaluate[] {
    const results: Evaluate[] = [];
    for (const node of nodes) results.push(this.expression(node));
    // A copy has no room to grow, and so takes less of it.
    return results.slice();
  }

  /** Compiles an expression to a closure that says whether it holds. */
  condition(node: Expression): Condition {
    this.enter(node);
    const result = this.makers.condition(this, node);
    this.leave();
    return result;
  }

  /**
   * Compiles code that may run again and again, as the body of a loop does.
   *
   * @returns what `compile` gives, and the work units of one run: what the code around it pays does not include them
   */
  repeated<Code>(compile: () => Code): { readonly code: Code; readonly cost: number } {
    const outer = this.nodes;
    this.nodes = 0;
    const code = compile();
    const cost = 1 + (this.nodes >> 4);
    this.nodes = outer;
    return { code, cost };
  }

  /** Begins something that nests, within the nesting budget (counted more generously than in the source). */
  private enter(node: Node): void {
    this.nodes++;
    if (++this.depth > this.nesting * 3) {
      this.fail("budget-nesting", beyond("nesting", this.nesting), node);
    }
  }

  /** Undoes one {@link enter}. */
  private leave(): void {
    this.depth--;
  }

  /**
   * Compiles statements in a scope whose names are settled, with the copies that entering it makes.
   *
   * @param loops how many loops within the same function are around them
   */
  inScope(scope: Scope, body: Body, loops = this.loops): Execute {
    const outer = { scope: this.scope, soft: this.soft, loops: this.loops };
    Object.assign(this, { scope, soft: false, loops });
    const inner = this.block(body);
    Object.assign(this, outer);
    const copies = this.entries(scope);
    return copies.length > 0 ? entered(copies, inner) : inner;
  }

  /** Returns the slots to copy when a scope begins. The root begins with empty slots. */
  private entries(scope: Scope): Copy[] {
    const copies: Copy[] = [];
    for (const { slot, from } of scope.entries()) {
      if (from) copies.push({ slot, source: from.slot, up: scope.frame.depth - from.frame.depth });
      else if (scope !== this.root) copies.push({ slot, source: slot, up: -1 });
    }
    return copies.slice();
  }

  /** Compiles statements in the current scope. */
  block(body: Body): Execute {
    const steps: Execute[] = [];
    for (const node of body) {
      const step = this.statement(node);
      if (step) steps.push(step);
    }
    // A copy frees the memory that the list reserved for more items.
    return steps.length > 1 ? inOrder(steps.slice()) : (steps[0] ?? nothing);
  }

  private statement(node: Statement): Execute | undefined {
    this.enter(node);
    const step = this.makers.statement(this, node);
    this.leave();
    return step;
  }
}

// Each shape of closure is made in a function of its own, so that it keeps nothing but what it needs.

/** Returns a closure that gives the same value for ever. */
export const always =
  (value: unknown): Evaluate =>
  () =>
    value;

/** A copy on entering a scope: `slot` gets the value of `source`, `up` functions further out. Below 0: nothing. */
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

/** Does nothing. */
export const nothing = (): void => {};

function inOrder(steps: readonly Execute[]): Execute {
  return (slots) => {
    for (let index = 0; index < steps.length; index++) {
      const jump = (steps[index] as Execute)(slots);
      if (jump) return jump;
    }
    return undefined;
  };
}
