import type { Expression, TextNode } from "./ast.ts";
import type { Compiler, Evaluate, Execute } from "./compiler.ts";
import { join, tilde } from "./operators.ts";
import { print, setOutput } from "./print.ts";
import { checkLength, run } from "./run.ts";
import { perLiteral } from "./shared-closures.ts";
import { escapeHtml, text } from "./text.ts";
import { Markup } from "./value.ts";
import { isConstant, isFolded } from "./walk.ts";

/** Printing `a ~ b` is printing a, then b; all parts fail at the line of the whole, as in Python. */
export function concatParts(compiler: Compiler, part: TextNode | Expression): readonly (TextNode | Expression)[] {
  return part.kind === "concat" && !compiler.escaping ? part.parts : [part];
}

/** Neighbouring texts of an output as one; constants print at compile time. */
export function joinOutput(compiler: Compiler, parts: readonly (TextNode | Expression)[]): (string | Evaluate)[] {
  const joined: (string | Evaluate)[] = [];
  for (const part of parts) {
    for (const inner of concatParts(compiler, part)) {
      if (!isLiteral(compiler, inner)) {
        if (compiler.escaping || !isFolded(inner)) compiler.line = part.line;
        compiler.lenient = isConstant(inner);
      }
      addPart(compiler, joined, inner);
      compiler.lenient = false;
    }
  }
  return joined;
}

type Literal = TextNode | Extract<Expression, { kind: "constant" }>;

/** Whether what is printed is known beforehand. */
const isLiteral = (compiler: Compiler, part: TextNode | Expression): part is Literal =>
  part.kind === "text" || (part.kind === "constant" && !compiler.escaping);

function addPart(compiler: Compiler, joined: (string | Evaluate)[], part: TextNode | Expression): void {
  if (!isLiteral(compiler, part)) {
    joined.push(compiler.expression(part));
    return;
  }
  const shown = part.kind === "text" ? part.text : text(part.value);
  const last = joined.at(-1);
  if (typeof last === "string" && !compiler.escaping) joined[joined.length - 1] = last + shown;
  else joined.push(shown);
}

/** What a value adds to a text. */
const shown = (value: unknown): string => (typeof value === "string" ? value : text(value));

/** The values among some parts, each with the text before it, and the text behind the last one. */
function split(parts: readonly (string | Evaluate)[]): { values: Evaluate[]; texts: string[] } {
  const values: Evaluate[] = [];
  const texts = [""];
  for (const part of parts) {
    if (typeof part === "string") texts[values.length] += part;
    else texts[values.push(part)] = "";
  }
  // Copies have no room to grow.
  return { values: values.slice(), texts: texts.slice() };
}

/** The parts as one text, if it is not too long; most are one or two values with texts around them. */
function joined(parts: readonly (string | Evaluate)[], at: number): Evaluate {
  const { values, texts } = split(parts);
  const [before = "", between = "", after = ""] = texts;
  const [first = nothing, second] = values;
  if (!second) return joinedOne(before, first, between, at);
  return values.length === 2 ? joinedTwo(before, first, between, second, after, at) : joinedAll(values, texts, at);
}

const nothing = (): string => "";

function joinedOne(before: string, value: Evaluate, after: string, at: number): Evaluate {
  return (slots) => checked(before + shown(value(slots)) + after, at);
}

function joinedTwo(
  before: string,
  first: Evaluate,
  between: string,
  second: Evaluate,
  after: string,
  at: number,
): Evaluate {
  return (slots) => checked(before + shown(first(slots)) + between + shown(second(slots)) + after, at);
}

/** Each value stands behind the text of the same number; one more text follows. */
function joinedAll(values: readonly Evaluate[], texts: readonly string[], at: number): Evaluate {
  return (slots) => {
    let whole = texts[0] as string;
    for (let index = 0; index < values.length; index++) {
      whole += shown((values[index] as Evaluate)(slots)) + (texts[index + 1] as string);
    }
    return checked(whole, at);
  };
}

/** Writes the parts. */
export function writeParts(parts: readonly (string | Evaluate)[]): Execute {
  const [alone] = parts;
  if (alone !== undefined && parts.length === 1)
    return typeof alone === "string" ? writeText(alone) : writeValue(alone);
  const { values, texts } = split(parts);
  const [before = "", between = "", after = ""] = texts;
  const [first, second] = values;
  if (!first) return writeText(before);
  if (!second) return writeOne(before, first, between);
  return values.length === 2 ? writeTwo(before, first, between, second, after) : writeAll(values, texts);
}

const writeText = /* @__PURE__ */ perLiteral(
  (constant: string): Execute =>
    () =>
      print(constant),
);

function writeValue(value: Evaluate): Execute {
  return (slots) => print(value(slots));
}

function writeOne(before: string, value: Evaluate, after: string): Execute {
  if (after === "") return (slots) => setOutput(run.out + before + shown(value(slots)));
  return (slots) => setOutput(run.out + before + shown(value(slots)) + after);
}

function writeTwo(before: string, first: Evaluate, between: string, second: Evaluate, after: string): Execute {
  return (slots) => setOutput(run.out + before + shown(first(slots)) + between + shown(second(slots)) + after);
}

/** Each value stands behind the text of the same number; one more text follows. */
function writeAll(values: readonly Evaluate[], texts: readonly string[]): Execute {
  return (slots) => {
    let whole = run.out + (texts[0] as string);
    for (let index = 0; index < values.length; index++) {
      whole += shown((values[index] as Evaluate)(slots));
      whole += texts[index + 1] as string;
    }
    setOutput(whole);
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

/** A text made on the way, if it is not too long. */
export function checked(whole: string, at: number): string {
  if (whole.length > 4096) {
    run.at = at;
    checkLength(whole.length);
  }
  return whole;
}

/** With autoescape on, one safe part makes the whole safe and the others escaped. */
function concatMarked(parts: Evaluate[], at: number): Evaluate {
  return (slots) => {
    const values = parts.map((part) => part(slots));
    return concatValues(values, at);
  };
}

/** The values as one text. */
export function concatValues(values: readonly unknown[], at: number): unknown {
  run.at = at;
  if (!run.autoescape || !values.some((value) => value instanceof Markup)) return values.reduce<string>(tilde, "");
  return new Markup(values.map((value) => escapeHtml(value).value).reduce(join, ""));
}
