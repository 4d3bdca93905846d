import type { Body, Node, Statement } from "./ast.ts";
import { compileAutoescape, compileBlock, compileGeneration, compileLoad, withSelf } from "./compile-blocks.ts";
import { expression, joinParts } from "./compile-expression.ts";
import { compileFor } from "./compile-for.ts";
import { compileCallBlock, compileMacro } from "./compile-macro.ts";
import { compileFilterBlock, compileSet, compileSetBlock, compileWith } from "./compile-set.ts";
import { condition } from "./compile-condition.ts";
import { Problem, type TemplateErrorCode } from "./errors.ts";
import type { Builtin } from "./value.ts";
import { checkLength, run } from "./run.ts";
import { type Entry, Frame, type Reference, Scope } from "./scope.ts";
import { escapeHtml, text } from "./text.ts";
import { namesUsed } from "./walk.ts";

/** The variables of one function call; slot 0 holds the slots of the function around it. */
export type Slots = unknown[];
/** An expression ready to run. */
export type Evaluate = (slots: Slots) => unknown;
/** A statement ready to run; tells whether a loop has to jump. */
export type Execute = (slots: Slots) => number | void;

/** What {@link Execute} returns for `break` and `continue`. */
export const BREAK = 1;
export const CONTINUE = 2;

/** What a compiled template knows by name. */
export interface Names {
  readonly filter: (name: string) => Builtin | undefined;
  readonly test: (name: string) => Builtin | undefined;
  readonly filterNames: () => string[];
  readonly testNames: () => string[];
}

/** A template ready to run. */
export interface Compiled {
  readonly execute: Execute;
  /** Slots of the outermost function. */
  readonly size: number;
  /** Slots to fill from the context. */
  readonly context: ReadonlyMap<string, Reference>;
  /** Line, start and end of each place that can fail. */
  readonly positions: ArrayLike<number>;
}

/** Compiles statements to closures. @throws Problem with its place */
export function compile(body: Body, names: Names, nesting: number, autoescape: boolean): Compiled {
  const compiler = new Compiler(names, nesting, autoescape);
  const self = namesUsed(body, ["self"]).size ? compiler.scope.declare("self").slot : 0;
  compiler.scope.analyse(body);
  const inner = compiler.inScope(compiler.scope, body);
  const execute = self ? withSelf(compiler, self, inner) : inner;
  const { frame } = compiler.scope;
  return { execute, size: frame.size, context: frame.context, positions: new Int32Array(compiler.positions) };
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
  scope: Scope = new Scope(new Frame());
  readonly root: Scope = this.scope;
  readonly positions: number[] = [1, 0, 0];
  /** The code of the named blocks met so far. */
  readonly blocks = new Map<string, Execute | undefined>();
  private depth = 0;

  readonly names: Names;
  private readonly nesting: number;
  constructor(names: Names, nesting: number, autoescape: boolean) {
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

  /** Compiles something that nests, within the nesting budget (counted more generously than in the source). */
  enter(node: Node): void {
    if (++this.depth > this.nesting * 3) {
      this.fail("budget-nesting", `the template nests deeper than ${this.nesting} (budgets.nesting)`, node);
    }
  }

  /** Undoes one {@link enter}. */
  leave(): void {
    this.depth--;
  }

  /** Compiles statements in a scope whose names are settled, with the copies that entering it makes. */
  inScope(scope: Scope, body: Body): Execute {
    const outer = this.scope;
    this.scope = scope;
    const inner = this.block(body);
    this.scope = outer;
    const enter = this.entering(scope);
    if (!enter) return inner;
    return (slots) => {
      enter(slots);
      return inner(slots);
    };
  }

  /** The copies that entering a scope makes. */
  private entering(scope: Scope): ((slots: Slots) => void) | undefined {
    const entries = scope.entries().filter((entry) => entry.from || scope !== this.root);
    if (!entries.length) return undefined;
    const copies = entries.map((entry) => this.copy(entry, scope.frame));
    return (slots) => {
      for (const copy of copies) copy(slots);
    };
  }

  private copy({ slot, from }: Entry, frame: Frame): (slots: Slots) => void {
    if (!from) return (slots) => void (slots[slot] = undefined);
    const source = from.slot;
    const up = frame.depth - from.frame.depth;
    if (up === 0) return (slots) => void (slots[slot] = slots[source]);
    return (slots) => void (slots[slot] = outerSlots(slots, up)[source]);
  }

  /** Compiles statements in the current scope. */
  block(body: Body): Execute {
    const steps: Execute[] = [];
    for (const node of body) {
      this.enter(node);
      const step = this.statement(node);
      this.leave();
      if (step) steps.push(step);
    }
    const [first, second, third] = steps;
    if (!first) return () => {};
    if (!second) return first;
    if (!third) return (slots) => first(slots) || second(slots);
    if (steps.length === 3) return (slots) => first(slots) || second(slots) || third(slots);
    return (slots) => {
      for (let index = 0; index < steps.length; index++) {
        const jump = (steps[index] as Execute)(slots);
        if (jump) return jump;
      }
    };
  }

  private statement(node: Statement): Execute | undefined {
    switch (node.kind) {
      case "output":
        return compileOutput(this, node);
      case "if":
        return compileIf(this, node);
      case "for":
        return compileFor(this, node);
      case "set":
        return compileSet(this, node);
      case "set-block":
        return compileSetBlock(this, node);
      case "with":
        return compileWith(this, node);
      case "macro":
        return compileMacro(this, node);
      case "call-block":
        return compileCallBlock(this, node);
      case "filter-block":
        return compileFilterBlock(this, node);
      case "block":
        return compileBlock(this, node);
      case "autoescape":
        return compileAutoescape(this, node);
      case "generation":
        return compileGeneration(this, node);
      case "load":
        return compileLoad(this, node);
      case "do":
        return compileDo(this, node);
      case "comment":
        return undefined;
      default:
        return compileJump(this, node);
    }
  }
}

/** The slots of a function further out. */
export function outerSlots(slots: Slots, up: number): Slots {
  let result = slots;
  for (let turn = 0; turn < up; turn++) result = result[0] as Slots;
  return result;
}

function compileDo(compiler: Compiler, node: Extract<Statement, { kind: "do" }>): Execute {
  compiler.line = node.line;
  const value = expression(compiler, node.value);
  return (slots) => void value(slots);
}

function compileJump(compiler: Compiler, node: Statement): Execute {
  if (compiler.loops === 0) compiler.fail("unexpected-token", `'${node.kind}' outside loop`, node, node.line);
  const jump = node.kind === "break" ? BREAK : CONTINUE;
  return () => jump;
}

/** Appends a value to the output as the template language prints it. */
function print(value: unknown): void {
  const shown = typeof value === "string" ? value : text(value);
  if ((run.out += shown).length > run.maximum) checkLength(run.out.length);
}

function printEscaped(value: unknown): void {
  print(run.autoescape ? escapeHtml(value).value : value);
}

function compileOutput(compiler: Compiler, node: Extract<Statement, { kind: "output" }>): Execute | undefined {
  const parts = joinParts(compiler, node.parts);
  if (!compiler.escaping) return writeParts(parts);
  const steps = parts.map((part): Execute => {
    if (typeof part === "string") return () => print(part);
    return (slots) => printEscaped(part(slots));
  });
  return (slots) => {
    for (const step of steps) step(slots);
  };
}

/** One closure per shape: most outputs are a text, a value, or a value between texts. */
function writeParts(parts: readonly (string | Evaluate)[]): Execute | undefined {
  const [first, second, third] = parts;
  if (first === undefined) return undefined;
  if (second === undefined) return typeof first === "string" ? () => print(first) : (slots) => print(first(slots));
  if (parts.length === 2 && typeof first === "string" && typeof second === "function") {
    return (slots) => {
      run.out += first;
      print(second(slots));
    };
  }
  if (parts.length === 3 && typeof first === "string" && typeof second === "function" && typeof third === "string") {
    return (slots) => {
      run.out += first;
      print(second(slots));
      print(third);
    };
  }
  return (slots) => {
    for (let index = 0; index < parts.length; index++) {
      const part = parts[index];
      print(typeof part === "function" ? part(slots) : part);
    }
  };
}

function compileIf(compiler: Compiler, node: Extract<Statement, { kind: "if" }>): Execute {
  const { soft } = compiler;
  compiler.soft = true;
  const branches = node.branches.map((branch) => {
    compiler.line = branch.line;
    return { test: condition(compiler, branch.test), body: compiler.block(branch.body) };
  });
  const otherwise = node.otherwise && compiler.block(node.otherwise);
  compiler.soft = soft;
  const [first] = branches;
  if (first && branches.length === 1) {
    const { test, body } = first;
    return otherwise
      ? (slots) => (test(slots) ? body(slots) : otherwise(slots))
      : (slots) => (test(slots) ? body(slots) : undefined);
  }
  return (slots) => {
    for (let index = 0; index < branches.length; index++) {
      const branch = branches[index] as (typeof branches)[number];
      if (branch.test(slots)) return branch.body(slots);
    }
    return otherwise?.(slots);
  };
}
