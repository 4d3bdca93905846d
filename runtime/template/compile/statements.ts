import type { Names } from "../builtins/names.ts";
import { compileFilterBlock, compileSet, compileSetBlock, compileWith } from "./assignments.ts";
import { compileAutoescape, compileBlock, compileGeneration, compileLoad, withSelf } from "./blocks.ts";
import { BREAK, CONTINUE, Compiler, type Evaluate, type Execute, type Makers, nothing } from "./compiler.ts";
import { makeExpression } from "./expressions.ts";
import { compileFor } from "./loops.ts";
import { compileCallBlock, compileMacro } from "./macros.ts";
import { escapedText, joinOutput, print, writeParts } from "./output.ts";
import { READS, type Statement, type StatementOf } from "../syntax/ast.ts";
import type { Parsed } from "../syntax/parser.ts";
import { truthy } from "../values/value.ts";

/** A compiled template. */
export interface Compiled {
  readonly execute: Execute;
  /** Number of slots of the outermost function. */
  readonly size: number;
  /** Names to look up in the context, and the slots for their values. */
  readonly names: readonly string[];
  readonly slots: readonly number[];
  /** Line, start and end of each part of the source that can fail. */
  readonly positions: ArrayLike<number>;
}

/** Compiles statements to closures. @throws Problem that contains the position in the source */
export function compile({ body, reads }: Parsed, known: Names, nesting: number, autoescape: boolean): Compiled {
  const compiler = new Compiler(known, nesting, autoescape, MAKERS);
  compiler.marks = (reads & READS.generation) > 0;
  const self = reads & READS.self ? compiler.scope.declare("self").slot : 0;
  compiler.scope.analyse(body);
  const inner = compiler.inScope(compiler.scope, body);
  const execute = self ? withSelf(compiler, self, inner) : inner;
  const { frame } = compiler.scope;
  const names = [...frame.context.keys()];
  const slots = Array.from(frame.context.values(), ({ slot }) => slot);
  return {
    execute,
    size: frame.size,
    names,
    slots,
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

const makeStatement: Makers["statement"] = (compiler, node) =>
  (STATEMENTS[node.kind] as Makers["statement"])(compiler, node);

const MAKERS: Makers = { expression: makeExpression, statement: makeStatement };

function compileJump(compiler: Compiler, node: Statement): Execute {
  if (compiler.loops === 0) compiler.fail("unexpected-token", `'${node.kind}' outside loop`, node, node.line);
  compiler.line = node.line;
  const jump = node.kind === "break" ? BREAK : CONTINUE;
  return () => jump;
}

function compileOutput(compiler: Compiler, node: StatementOf<"output">): Execute | undefined {
  const parts = joinOutput(compiler, node.parts);
  if (!compiler.escaping && !compiler.marks) return parts.length > 0 ? writeParts(parts) : undefined;
  const escaping = compiler.escaping;
  return (slots) => {
    for (const part of parts) {
      if (typeof part === "string" || !escaping) print(typeof part === "string" ? part : part(slots));
      else print(escapedText(part(slots)));
    }
  };
}

function compileIf(compiler: Compiler, node: StatementOf<"if">): Execute {
  const { soft } = compiler;
  compiler.soft = true;
  const branches: Branch[] = [];
  for (const branch of node.branches) {
    compiler.line = branch.line;
    branches.push({ test: compiler.expression(branch.test), body: compiler.block(branch.body) });
  }
  const otherwise = node.otherwise ? compiler.block(node.otherwise) : nothing;
  compiler.soft = soft;
  return firstOf(branches, otherwise);
}

interface Branch {
  readonly test: Evaluate;
  readonly body: Execute;
}

function firstOf(branches: readonly Branch[], otherwise: Execute): Execute {
  return (slots) => {
    for (const { test, body } of branches) if (truthy(test(slots))) return body(slots);
    return otherwise(slots);
  };
}
