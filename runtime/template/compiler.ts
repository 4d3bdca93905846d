import { beyond } from "./run.ts";
import type { Body, Expression, Node, Statement } from "./ast.ts";
import { Problem, type TemplateErrorCode } from "./errors.ts";
import { Frame, Scope } from "./scope.ts";
import type { BuiltinTable } from "./value.ts";

/** The variables of one function call; slot 0 holds the slots of the function around it. */
export type Slots = unknown[];
/** An expression ready to run. */
export type Evaluate = (slots: Slots) => unknown;
/** A statement ready to run; tells whether a loop has to jump. */
export type Execute = (slots: Slots) => number | void;

/** An expression of which only the truth is wanted. */
export type Condition = (slots: Slots) => boolean;

/** How each kind of node is compiled. */
export interface Makers {
  readonly expression: (compiler: Compiler, node: Expression) => Evaluate;
  readonly condition: (compiler: Compiler, node: Expression) => Condition;
  readonly statement: (compiler: Compiler, node: Statement) => Execute | undefined;
}

/** What {@link Execute} returns for `break` and `continue`. */
export const BREAK = 1;
export const CONTINUE = 2;

/** What a compiled template knows by name. */
export interface Names {
  readonly filter: BuiltinTable;
  readonly test: BuiltinTable;
  /** Nothing of the host runs while the template renders, so its values stay what they are. */
  readonly closed: boolean;
}

/** What is known while a template is compiled. */
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
  /** The places of `generation` blocks are noted, so text goes out before what stands behind it is computed. */
  marks = false;
  /** The expression is computed at compile time in Python, where slicing the wrong thing gives undefined. */
  lenient = false;
  scope: Scope = new Scope(new Frame());
  readonly root: Scope = this.scope;
  readonly positions: number[] = [1, 0, 0];
  /** The code of the named blocks met so far. */
  readonly blocks = new Map<string, Execute | undefined>();
  /** Lists of literals that nothing gets hold of which could change them. */
  readonly onlyRead = new Set<Expression>();
  /** The closures of the literals met so far. */
  readonly constants = new Map<unknown, Evaluate>();
  private depth = 0;
  private readonly makers: Makers;

  readonly names: Names;
  private readonly nesting: number;
  constructor(names: Names, nesting: number, autoescape: boolean, makers: Makers) {
    this.makers = makers;
    this.names = names;
    this.nesting = nesting;
    this.escaping = autoescape;
  }

  /**
   * The slot that keeps a field of the variable in another slot of the current function, and behind it the object whose
   * field it is; -1 when the host may change what an object holds.
   */
  keepField(slot: number, name: string): number {
    return this.names.closed ? this.scope.frame.keep(slot, name) : -1;
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

  /** Compiles an expression to a closure that tells whether it holds. */
  condition(node: Expression): Condition {
    this.enter(node);
    const result = this.makers.condition(this, node);
    this.leave();
    return result;
  }

  /** Begins something that nests, within the nesting budget (counted more generously than in the source). */
  private enter(node: Node): void {
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

  /** The copies that entering a scope makes; the root begins with empty slots. */
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
    const first = body[0] && this.statement(body[0]);
    if (body.length < 2) return first ?? nothing;
    const steps: Execute[] = first ? [first] : [];
    for (let index = 1; index < body.length; index++) {
      const step = this.statement(body[index] as Statement);
      if (step) steps.push(step);
    }
    return inOrder(steps);
  }

  private statement(node: Statement): Execute | undefined {
    this.enter(node);
    const step = this.makers.statement(this, node);
    this.leave();
    return step;
  }
}

// Each shape of closure is made in a function of its own, so that it keeps nothing but what it needs.

/** A closure that gives the same value for ever. */
export const always =
  (value: unknown): Evaluate =>
  () =>
    value;

/** What a slot holds when its scope is entered: that of another one `up` functions further out, or nothing below 0. */
interface Copy {
  readonly slot: number;
  readonly source: number;
  readonly up: number;
}

function entered(copies: readonly Copy[], inner: Execute): Execute {
  return (slots) => {
    for (let index = 0; index < copies.length; index++) {
      const { slot, source, up } = copies[index] as Copy;
      slots[slot] = up < 0 ? undefined : outerSlots(slots, up)[source];
    }
    return inner(slots);
  };
}

function inTwo(first: Execute, second: Execute): Execute {
  return (slots) => first(slots) || second(slots);
}

function inThree(first: Execute, second: Execute, third: Execute): Execute {
  return (slots) => first(slots) || second(slots) || third(slots);
}

function inOrder(steps: readonly Execute[]): Execute {
  const [first = nothing, second, third] = steps;
  if (!second) return first;
  if (!third) return inTwo(first, second);
  // A copy has no room to grow.
  return steps.length === 3 ? inThree(first, second, third) : allInOrder(steps.slice());
}

/** Does nothing. */
export const nothing = (): void => {};

function allInOrder(steps: readonly Execute[]): Execute {
  return (slots) => {
    for (let index = 0; index < steps.length; index++) {
      const jump = (steps[index] as Execute)(slots);
      if (jump) return jump;
    }
    return undefined;
  };
}

/** How many slots a function has. */
export interface FrameShape {
  readonly size: number;
  /** A function within this one may hold on to its slots. */
  readonly shared?: boolean;
  /** Slots of calls that have ended. */
  spare?: Slots[];
}

/** Empty slots by their number, to begin with; functions of one size share them. */
const BLANK_SLOTS: Slots[] = [];

/** Empty slots. */
export function blankSlots({ size }: FrameShape): Slots {
  const blank = size < 256 ? (BLANK_SLOTS[size] ??= emptySlots(size)) : emptySlots(size);
  return blank.slice();
}

const emptySlots = (size: number): Slots => Array.from({ length: size }, () => undefined);

/** Empty slots for a call of a function. */
export function makeSlots(frame: FrameShape, outer: Slots): Slots {
  const slots = frame.spare?.pop() ?? blankSlots(frame);
  slots[0] = outer;
  return slots;
}

/** A call of a function has ended: the next one may have its slots, if nobody else has them. */
export function leaveSlots(frame: FrameShape, slots: Slots): void {
  if (frame.shared) return;
  for (let index = 0; index < slots.length; index++) slots[index] = undefined;
  (frame.spare ??= []).push(slots);
}

/** The slots of a function further out. */
export function outerSlots(slots: Slots, up: number): Slots {
  let result = slots;
  for (let turn = 0; turn < up; turn++) result = result[0] as Slots;
  return result;
}
