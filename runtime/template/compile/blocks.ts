import { BoundMethod, builtin } from "../builtins/builtin.ts";
import { capture, run } from "../builtins/run.ts";
import type { Compiler, Evaluate, Execute } from "./compiler.ts";
import { Frame, Scope, type Slots, makeSlots } from "./scope.ts";
import { Problem } from "../errors.ts";
import type { Statement, StatementOf } from "../syntax/ast.ts";
import { PythonObject, truthy } from "../values/value.ts";

/**
 * Compiles `block`. A block can read the names of the template's top level. A `scoped` block can also read the names of
 * the statements around it.
 */
export function compileBlock(compiler: Compiler, node: StatementOf<"block">): Execute {
  claimBlock(compiler, node);
  compiler.line = node.line;
  if (node.required) return refuse(compiler, node, `required block '${node.name}' not found`);
  const { scope, own } = blockScope(compiler, node);
  const inner = compiler.inScope(scope, node.body, 0);
  compiler.line = node.line;
  const block: Execute = own ? (slots) => inner(makeSlots(own.shape, slots)) : inner;
  if (own && node.scoped) return block;
  compiler.blocks.set(node.name, block);
  return own ? atRoot(block, compiler.scope.frame.depth) : block;
}

/**
 * Returns the scope of a block. A block in a macro or a recursive loop has a frame of its own. The parent of this frame
 * is the template's frame, so that `self` can render the block from anywhere. If the block is `scoped`, the parent is
 * the frame of the macro or loop, and `self` cannot render the block.
 */
function blockScope(
  { scope: outer, root }: Compiler,
  { scoped, body }: StatementOf<"block">,
): { readonly scope: Scope; readonly own: Frame | undefined } {
  const around = scoped ? outer : root;
  const own = outer.frame === root.frame ? undefined : new Frame(around.frame);
  const scope = new Scope(own ?? root.frame, around);
  scope.analyse(body);
  return { scope, own };
}

/**
 * Returns code that runs `execute` with the variables of the template. They are `depth` levels outside the variables of
 * the current function.
 */
function atRoot(execute: Execute, depth: number): Execute {
  return (slots) => {
    let outer = slots;
    for (let level = 0; level < depth; level++) outer = outer[0] as Slots;
    return execute(outer);
  };
}

/** The variable `self`. Its attributes render the template's blocks. */
class TemplateReference extends PythonObject {
  readonly type = "TemplateReference";
  private readonly blocks: ReadonlyMap<string, Execute | undefined>;
  private readonly slots: Slots;

  constructor(blocks: ReadonlyMap<string, Execute | undefined>, slots: Slots = []) {
    super();
    this.blocks = blocks;
    this.slots = slots;
  }
  override represent(): string {
    return "<TemplateReference None>";
  }
  override attribute(name: string): unknown {
    const block = this.blocks.get(name);
    return (
      block &&
      new BoundMethod(
        this.slots,
        name,
        builtin("", (slots: Slots) => capture(() => block(slots))),
      )
    );
  }
}

/** Returns code that sets `self`, and then runs the statements of the template. */
export function withSelf(compiler: Compiler, slot: number, body: Execute): Execute {
  return (slots) => {
    slots[slot] = new TemplateReference(compiler.blocks, slots);
    return body(slots);
  };
}

/** Reserves the name of a block. Names must be unique. */
function claimBlock(compiler: Compiler, node: StatementOf<"block">): void {
  if (compiler.blocks.has(node.name)) {
    compiler.fail("invalid-target", `block '${node.name}' defined twice`, node, node.line);
  }
  compiler.blocks.set(node.name, undefined);
}

function refuse(compiler: Compiler, node: Statement, message: string): Execute {
  const at = compiler.at(node);
  return () => {
    run.at = at;
    throw new Problem("value", message);
  };
}

/** Compiles a tag that needs another template, such as `include`. Such a tag throws when it runs. */
export function compileLoad(compiler: Compiler, node: StatementOf<"load">): Execute {
  compiler.line = node.line;
  const template = compiler.expression(node.template);
  const fail = refuse(compiler, node, `"${node.tag}" needs a template loader, and a chat template has none`);
  return (slots) => {
    template(slots);
    fail(slots);
  };
}

/** Compiles `autoescape`. */
export function compileAutoescape(compiler: Compiler, node: StatementOf<"autoescape">): Execute {
  const { escaping, scope: outer } = compiler;
  const scope = new Scope(outer.frame, outer);
  scope.reads(node.value);
  scope.analyse(node.body);
  compiler.scope = scope;
  const value = compiler.expression(node.value);
  compiler.scope = outer;
  compiler.escaping = true;
  const inner = compiler.inScope(scope, node.body);
  compiler.escaping = escaping;
  return (slots) => escaped(value, inner, slots);
}

/**
 * Runs statements with autoescape on or off, and then restores the previous state. As in Jinja, the state is not
 * restored if `break` or `continue` leaves the statements.
 */
export function escaped(value: Evaluate, inner: Execute, slots: Slots): number | void {
  const before = run.autoescape;
  run.autoescape = truthy(value(slots));
  const jump = inner(slots);
  if (!jump) run.autoescape = before;
  return jump;
}

/** Compiles `generation`, a block with text of the assistant. The position of the text in the output is recorded. */
export function compileGeneration(compiler: Compiler, node: StatementOf<"generation">): Execute {
  compiler.line = node.line;
  const scope = new Scope(compiler.scope.frame, compiler.scope);
  scope.analyse(node.body);
  const inner = compiler.inScope(scope, node.body, 0);
  compiler.line = node.line;
  return (slots) => generated(inner, slots);
}

/** Runs statements and records the position of their text in the output. */
function generated(inner: Execute, slots: Slots): void {
  const from = run.out.length;
  inner(slots);
  const start = run.captures > 0 ? run.before : from;
  const span: [number, number] = [start, start + run.out.length - from];
  // All templates share the empty list, so it is replaced by a new list.
  if (run.spans.length === 0) run.spans = [span];
  else run.spans.push(span);
}
