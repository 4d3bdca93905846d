import { BULK, charge, limitLength } from "../budget.ts";
import { run, setOutput, write } from "../builtins/run.ts";
import { type Compiler, type Evaluate, type Execute, folded } from "./compiler.ts";
import type { Expression, ExpressionOf, TextNode } from "../syntax/ast.ts";
import { isFolded, isConstant } from "../syntax/walk.ts";
import { join, tilde } from "../values/arithmetic.ts";
import { escapeHtml, needText, text } from "../values/text.ts";
import { Markup } from "../values/value.ts";

/** Writes a value to the output as text. */
export const print = (value: unknown): void => write(text(value));

/** Returns a value as text. If autoescape is on, the text is escaped. */
export const escapedText = (value: unknown): string => (run.autoescape ? escapeHtml(value).value : text(value));

/** Writes the result of a call or filter block. As in Python, the result must be a text. @throws Problem `type` */
export const writeResult = (value: unknown): void => write(needText(value));

/**
 * Splits `a ~ b` into parts, which are printed one after another. As in Python, an error in any part reports the
 * line of the whole expression.
 */
function concatParts(compiler: Compiler, part: TextNode | Expression): readonly (TextNode | Expression)[] {
  return part.kind === "concat" && !compiler.escaping ? part.parts : [part];
}

/** Returns the parts of an output. Constants become texts at compile time, and adjacent texts are joined. */
export function joinOutput(compiler: Compiler, parts: readonly (TextNode | Expression)[]): (string | Evaluate)[] {
  const joined: (string | Evaluate)[] = [];
  for (const part of parts) {
    for (const inner of concatParts(compiler, part)) {
      if (!isLiteral(compiler, inner) && (compiler.escaping || !isFolded(inner))) compiler.line = part.line;
      addPart(compiler, joined, inner);
    }
  }
  return joined;
}

type Literal = TextNode | ExpressionOf<"constant">;

/** Returns true if the text that a part prints is known at compile time. */
const isLiteral = (compiler: Compiler, part: TextNode | Expression): part is Literal =>
  part.kind === "text" || (part.kind === "constant" && !compiler.escaping);

function addPart(compiler: Compiler, joined: (string | Evaluate)[], part: TextNode | Expression): void {
  if (!isLiteral(compiler, part)) {
    const { slices } = compiler;
    const value = compiler.expression(part);
    joined.push(compiler.slices > slices && isConstant(part) ? folded(value, () => true) : value);
    return;
  }
  const shown = part.kind === "text" ? part.text : text(part.value);
  const last = joined.at(-1);
  if (typeof last === "string" && !compiler.escaping) joined[joined.length - 1] = last + shown;
  else joined.push(shown);
}

/** Compiles the parts of an output to code that returns them as one text. The code throws if the text is too long. */
function joined(parts: readonly (string | Evaluate)[], at: number): Evaluate {
  return (slots) => {
    let whole = "";
    let longest = 0;
    for (let index = 0; index < parts.length; index++) {
      const part = parts[index] as string | Evaluate;
      const shown = typeof part === "string" ? part : text(part(slots));
      longest = Math.max(longest, shown.length);
      whole += shown;
    }
    run.at = at;
    limitLength(whole.length);
    // As for the operator `+`, only the added text counts against the budget.
    charge(whole.length - longest, BULK);
    return whole;
  };
}

/** Compiles the parts of an output to code that writes them. */
export function writeParts(parts: readonly (string | Evaluate)[]): Execute {
  return (slots) => {
    const { length } = run.out;
    let whole = run.out;
    for (const part of parts) {
      whole += typeof part === "string" ? part : text(part(slots));
    }
    setOutput(whole, whole.length - length);
  };
}

/** Compiles `a ~ b ~ c`. */
export function compileConcat(compiler: Compiler, nodes: readonly Expression[]): Evaluate {
  const at = compiler.at(nodes[0] as Expression);
  if (compiler.escaping) return concatMarked(compiler.expressions(nodes), at);
  const parts: (string | Evaluate)[] = [];
  for (const node of nodes) addPart(compiler, parts, node);
  return joined(parts, at);
}

/** Compiles `~` for templates that escape values. */
function concatMarked(parts: Evaluate[], at: number): Evaluate {
  return (slots) => {
    const values = parts.map((part) => part(slots));
    return concatValues(values, at);
  };
}

/** Joins the values to one text. With autoescape, the text is Markup if one of the values is Markup. */
function concatValues(values: readonly unknown[], at: number): unknown {
  run.at = at;
  if (!run.autoescape || !values.some((value) => value instanceof Markup)) return values.reduce<string>(tilde, "");
  return new Markup(values.map((value) => escapeHtml(value).value).reduce(join, ""));
}
