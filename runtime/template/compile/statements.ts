import type { Settings } from "../run.ts";
import { READS, type Statement, type StatementOf } from "../syntax/ast.ts";
import type { SyntaxTree } from "../syntax/parser.ts";
import { truthy } from "../values/value.ts";
import { compileFilterBlock, compileSet, compileSetBlock, compileWith } from "./assignments.ts";
import { compileAutoescape, compileBlock, compileGeneration, compileLoad, withSelf } from "./blocks.ts";
import { BREAK, CONTINUE, Compiler, type Evaluate, type Execute, type Makers, nothing } from "./compiler.ts";
import { makeExpression } from "./expressions.ts";
import { compileFor } from "./loops.ts";
import { compileCallBlock, compileMacro } from "./macros.ts";
import { compileOutput } from "./output.ts";

/** A compiled template. */
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

/** The compile functions for all kinds of statements. */
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
