import type { Run } from "../run.ts";
import {
  type Expression,
  type ExpressionOf,
  type StatementOf,
  type TextNode,
  isConstant,
  isFolded,
} from "../syntax/ast.ts";
import { join } from "../values/arithmetic.ts";
import { escapeHtml, text } from "../values/text.ts";
import { Markup, needText } from "../values/value.ts";
import { type Compiler, type Evaluate, type Execute, folded } from "./compiler.ts";

/** Returns a value as text. If autoescape is on, the text is escaped. */
const escapedText = (run: Run, value: unknown): string =>
  run.autoescape ? escapeHtml(run, value).value : text(run, value);

/** Writes the result of a call or filter block. As in Python, the result must be a string. @throws Problem `type` */
export const writeResult = (run: Run, value: unknown): void => run.write(needText(value));

/** A string that is known at compile time, or code that computes a value. */
type Part = string | Evaluate;

/** Compiles `{{ … }}` and the text between tags. */
export function compileOutput(compiler: Compiler, node: StatementOf<"output">): Execute | undefined {
  const parts = joinOutput(compiler, node.parts);
  const { escaping } = compiler;
  if (escaping || compiler.marks) {
    const show = escaping ? escapedText : text;
    return (run, slots) => {
      for (const part of parts) run.write(typeof part === "string" ? part : show(run, part(run, slots)));
    };
  }
  if (parts.length === 0) return undefined;
  return (run, slots) => {
    const { length } = run.out;
    let whole = run.out;
    for (const part of parts) whole += typeof part === "string" ? part : text(run, part(run, slots));
    run.setOutput(whole, whole.length - length);
  };
}

/**
 * Returns the parts of an output. Constants become strings at compile time, and adjacent strings are joined. `a ~ b` is
 * split into parts that are printed one after another. As in Python, an error in any of them reports the line of the
 * whole expression.
 */
function joinOutput(compiler: Compiler, nodes: StatementOf<"output">["parts"]): Part[] {
  const parts: Part[] = [];
  for (const node of nodes) {
    for (const inner of node.kind === "concat" && !compiler.escaping ? node.parts : [node]) {
      if (!isLiteral(compiler, inner) && (compiler.escaping || !isFolded(inner))) compiler.line = node.line;
      addPart(compiler, parts, inner);
    }
  }
  return parts;
}

/** Returns true if the text that a part prints is known at compile time. */
const isLiteral = (compiler: Compiler, part: TextNode | Expression): part is TextNode | ExpressionOf<"constant"> =>
  part.kind === "text" || (part.kind === "constant" && !compiler.escaping);

function addPart(compiler: Compiler, parts: Part[], part: TextNode | Expression): void {
  if (!isLiteral(compiler, part)) {
    const { slices } = compiler;
    const value = compiler.expression(part);
    parts.push(compiler.slices > slices && isConstant(part) ? folded(value, () => true) : value);
    return;
  }
  const shown = part.kind === "text" ? part.text : text(compiler.run, part.value);
  const last = parts.at(-1);
  if (typeof last === "string" && !compiler.escaping) parts[parts.length - 1] = last + shown;
  else parts.push(shown);
}

export function compileConcat(compiler: Compiler, nodes: readonly Expression[]): Evaluate {
  const at = compiler.at(nodes[0] as Expression);
  if (compiler.escaping) return concatMarked(compiler.expressions(nodes), at);
  const parts: Part[] = [];
  for (const node of nodes) addPart(compiler, parts, node);
  return (run, slots) => {
    let whole = "";
    let longest = 0;
    for (let index = 0; index < parts.length; index++) {
      const part = parts[index] as Part;
      const shown = typeof part === "string" ? part : text(run, part(run, slots));
      longest = Math.max(longest, shown.length);
      whole += shown;
    }
    run.at = at;
    run.limitLength(whole.length);
    // As for the operator `+`, only the added text counts against the budget.
    run.chargeCopy(whole.length - longest);
    return whole;
  };
}

/** Compiles `~` for templates that escape values. With autoescape, the result is Markup if one of the values is. */
function concatMarked(parts: readonly Evaluate[], at: number): Evaluate {
  return (run, slots) => {
    const values = parts.map((part) => part(run, slots));
    run.at = at;
    const isMarked = run.autoescape && values.some((value) => value instanceof Markup);
    const show = isMarked ? escapedText : text;
    const whole = values.reduce<string>((before, value) => join(run, before, show(run, value)), "");
    return isMarked ? new Markup(whole) : whole;
  };
}
