import { BoundMethod, builtin } from "../builtins/builtin.ts";
import { Problem } from "../errors.ts";
import type { Run, Settings } from "../run.ts";
import { READS, type Statement, type StatementOf } from "../syntax/ast.ts";
import type { SyntaxTree } from "../syntax/parser.ts";
import { PythonObject, truthy } from "../values/value.ts";
import { compileFilterBlock, compileSet, compileSetBlock, compileWith } from "./assignments.ts";
import { BREAK, CONTINUE, Compiler, type Evaluate, type Execute, type Makers, nothing } from "./compiler.ts";
import { makeExpression } from "./expressions.ts";
import { compileFor } from "./loops.ts";
import { compileCallBlock, compileMacro } from "./macros.ts";
import { compileOutput } from "./output.ts";
import { Frame, Scope, type Slots, makeSlots, outerSlots } from "./scope.ts";

export interface CompiledTemplate {
  readonly execute: Execute;
  /** Number of slots of the outermost function. */
  readonly size: number;
  /** Names to look up in the context, and the slots for their values. */
  readonly names: readonly string[];
  readonly slots: readonly number[];
  /** Line, start and end of each part of the source that can fail. */
  readonly positions: ArrayLike<number>;
}

/** Compiles a template to closures. @throws Problem that contains the position in the source */
export function compile({ body, reads }: SyntaxTree, settings: Settings): CompiledTemplate {
  const compiler = new Compiler(settings, (reads & READS.generation) > 0, MAKERS);
  const { scope } = compiler;
  const self = reads & READS.self ? scope.declare("self").slot : 0;
  scope.analyse(body);
  const inner = compiler.inScope(scope, body);
  const { context } = scope.frame;
  return {
    execute: self ? withSelf(compiler.blocks, self, inner) : inner,
    size: scope.frame.shape.size,
    names: [...context.keys()],
    slots: Array.from(context.values(), ({ slot }) => slot),
    positions: new Int32Array(compiler.positions),
  };
}

const STATEMENTS: {
  readonly [Kind in Statement["kind"]]: (compiler: Compiler, node: StatementOf<Kind>) => Execute | undefined;
} = {
  output: compileOutput,
  if: compileIf,
  for: compileFor,
  set: compileSet,
  "set-block": compileSetBlock,
  with: compileWith,
  macro: compileMacro,
  "call-block": compileCallBlock,
  "filter-block": compileFilterBlock,
  block: compileBlock,
  autoescape: compileAutoescape,
  generation: compileGeneration,
  load: compileLoad,
  break: compileJump,
  continue: compileJump,
};

const MAKERS: Makers = {
  expression: makeExpression,
  statement: (compiler, node) => (STATEMENTS[node.kind] as Makers["statement"])(compiler, node),
};

function compileJump(compiler: Compiler, node: Statement): Execute {
  if (compiler.loops === 0) compiler.fail("unexpected-token", `'${node.kind}' outside loop`, node);
  compiler.line = node.line;
  const jump = node.kind === "break" ? BREAK : CONTINUE;
  return () => jump;
}

function compileIf(compiler: Compiler, node: StatementOf<"if">): Execute {
  const { soft } = compiler;
  compiler.soft = true;
  const branches: { readonly test: Evaluate; readonly body: Execute }[] = [];
  for (const branch of node.branches) {
    compiler.line = branch.line;
    branches.push({ test: compiler.expression(branch.test), body: compiler.block(branch.body) });
  }
  const otherwise = node.otherwise ? compiler.block(node.otherwise) : nothing;
  compiler.soft = soft;
  return (run, slots) => {
    for (const { test, body } of branches) if (truthy(run, test(run, slots))) return body(run, slots);
    return otherwise(run, slots);
  };
}

/**
 * Compiles `block`. A block can read the names of the template's top level. A `scoped` block can also read the names of
 * the statements around it.
 */
function compileBlock(compiler: Compiler, node: StatementOf<"block">): Execute {
  const { blocks, root, scope: outer } = compiler;
  const { name, scoped, line } = node;
  if (blocks.has(name)) compiler.fail("invalid-target", `block '${name}' defined twice`, node);
  blocks.set(name, undefined);
  compiler.line = line;
  if (node.required) return refuse(compiler, node, `required block '${name}' not found`);
  // A block in a macro or a recursive loop has a frame of its own. The parent of this frame is the template's frame, so
  // that `self` can render the block from anywhere. If the block is `scoped`, the parent is the frame of the macro or
  // loop, and `self` cannot render the block.
  const around = scoped ? outer : root;
  const isInside = outer.frame !== root.frame;
  const scope = new Scope(isInside ? new Frame(around.frame) : root.frame, around);
  scope.analyse(node.body);
  const inner = compiler.inScope(scope, node.body, 0);
  compiler.line = line;
  const block = isInside ? inFrame(scope.frame.shape, inner) : inner;
  if (isInside && scoped) return block;
  blocks.set(name, block);
  return isInside ? atRoot(block, outer.frame.depth) : block;
}

const inFrame =
  (shape: Frame["shape"], inner: Execute): Execute =>
  (run, slots) =>
    inner(run, makeSlots(shape, slots));

/** Returns code that runs a block with the variables of the template. */
const atRoot =
  (block: Execute, depth: number): Execute =>
  (run, slots) =>
    block(run, outerSlots(slots, depth));

/** The variable `self`. Its attributes render the template's blocks. */
class TemplateReference extends PythonObject {
  readonly type = "TemplateReference";
  private readonly blocks: Compiler["blocks"];
  private readonly slots: Slots;

  constructor(blocks: Compiler["blocks"], slots: Slots) {
    super();
    this.blocks = blocks;
    this.slots = slots;
  }
  override represent(): string {
    return "<TemplateReference None>";
  }
  override attribute(_: Run, name: string): unknown {
    const block = this.blocks.get(name);
    return block && new BoundMethod(block, name, renderBlock(this.slots));
  }
}

const renderBlock = (slots: Slots): BoundMethod["target"] =>
  builtin("", (run, block: Execute) => {
    const outer = run.startCapture();
    block(run, slots);
    return run.endCapture(outer);
  });

/** Returns code that sets `self`, and then runs the statements of the template. */
function withSelf(blocks: Compiler["blocks"], slot: number, body: Execute): Execute {
  return (run, slots) => {
    slots[slot] = new TemplateReference(blocks, slots);
    return body(run, slots);
  };
}

function refuse(compiler: Compiler, node: Statement, message: string): Execute {
  const at = compiler.at(node);
  return (run) => {
    run.at = at;
    throw new Problem("value", message);
  };
}

/** Compiles a tag that needs another template, such as `include`. Such a tag throws when it runs. */
function compileLoad(compiler: Compiler, node: StatementOf<"load">): Execute {
  if (node.tag === "extends" && compiler.scope !== compiler.root) {
    compiler.fail("unexpected-token", "cannot use extend from a non top-level scope", node);
  }
  compiler.line = node.line;
  const template = compiler.expression(node.template);
  const fail = refuse(compiler, node, `"${node.tag}" needs a template loader, and a chat template has none`);
  return (run, slots) => {
    template(run, slots);
    return fail(run, slots);
  };
}

/**
 * Compiles `autoescape`. As in Jinja, the previous state is not restored if `break` or `continue` leaves the
 * statements.
 */
function compileAutoescape(compiler: Compiler, node: StatementOf<"autoescape">): Execute {
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
  return (run, slots) => {
    const before = run.autoescape;
    run.autoescape = truthy(run, value(run, slots));
    const jump = inner(run, slots);
    if (!jump) run.autoescape = before;
    return jump;
  };
}

/** Compiles `generation`, a block with text of the assistant. The position of the text in the output is recorded. */
function compileGeneration(compiler: Compiler, node: StatementOf<"generation">): Execute {
  compiler.line = node.line;
  const inner = compiler.inner(node.body, 0);
  compiler.line = node.line;
  return (run, slots) => {
    const from = run.out.length;
    inner(run, slots);
    run.markGeneration(from);
  };
}
