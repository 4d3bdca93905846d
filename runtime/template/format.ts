import type { Arguments, Body, Expression, Signature, Statement, Target, TextNode } from "./ast.ts";
import { represent } from "./text.ts";

/** How tightly each kind of expression binds; a weaker one inside a stronger one needs parentheses. */
const LEVELS: Readonly<Record<string, number>> = {
  conditional: 1,
  or: 2,
  and: 3,
  not: 4,
  compare: 5,
  "+": 6,
  "-": 6,
  concat: 7,
  "*": 8,
  "/": 8,
  "//": 8,
  "%": 8,
  "**": 9,
  filter: 10,
  test: 4.5,
  sign: 10,
};

/** How a statement is written: what stands before each line, what a level of nesting adds, whether texts get escaped. */
interface Style {
  readonly margin: string;
  readonly indent: string;
  readonly escaping: boolean;
}

/**
 * Writes a template anew, a tag per line, texts as literals; it renders the same, and formatting it again changes
 * nothing.
 *
 * @param indent what one level of nesting adds, such as four spaces
 * @param escaping texts must be kept from being escaped
 */
export function format(body: Body, indent: string, escaping: boolean): string {
  return write(body, { margin: "", indent, escaping });
}

const write = (body: Body, style: Style): string => body.map((node) => statement(node, style)).join("");

function statement(node: Statement, style: Style): string {
  const { margin, indent, escaping } = style;
  if (node.kind === "comment") return `${margin}{#-${node.text}-#}\n`;
  if (node.kind === "output") {
    return node.parts.map((part) => `${margin}{{- ${output(part, escaping)} -}}\n`).join("");
  }
  const tag = (text: string): string => `${margin}{%- ${text} -%}\n`;
  const inner = { margin: margin + indent, indent, escaping: escaping || node.kind === "autoescape" };
  const sections: Section[] =
    node.kind === "if"
      ? node.branches.map(({ test, body }, index) => [`${index > 0 ? "elif" : "if"} ${show(test, 2)}`, body])
      : [[headOf(node), "body" in node ? node.body : undefined]];
  if ("otherwise" in node && node.otherwise) sections.push(["else", node.otherwise]);
  const text = sections.map(([head, body = []]) => tag(head) + write(body, inner)).join("");
  const [head, body] = sections[0] as Section;
  // The end of a block is named after its start.
  return body ? text + tag(`end${/^\w+/.exec(head)?.[0]}`) : text;
}

/** The inside of a tag, and what follows it up to the next tag of the same statement. */
type Section = readonly [head: string, body: Body | undefined];

function headOf(node: Statement): string {
  switch (node.kind) {
    case "for": {
      const test = node.test ? ` if ${closed(show(node.test, 1))}` : "";
      return `for ${target(node.target)} in ${closed(show(node.items, 2))}${test}${node.recursive ? " recursive" : ""}`;
    }
    case "set":
      return `set ${target(node.target)} = ${show(node.value)}`;
    case "set-block":
      return `set ${target(node.target)}${node.filter ? ` ${show(node.filter)}` : ""}`;
    case "with": {
      const pairs = node.targets.map((name, index) => `${target(name)} = ${show(node.values[index] as Expression, 1)}`);
      return `with ${pairs.join(", ")}`.trim();
    }
    case "macro":
      return `macro ${node.name}${signature(node)}`;
    case "call-block":
      return `call${node.parameters.length ? signature(node) : ""} ${show(node.call)}`;
    case "filter-block":
      return `filter ${show(node.filter).slice(2)}`;
    case "block":
      return `block ${node.name}${node.scoped ? " scoped" : ""}${node.required ? " required" : ""}`;
    case "autoescape":
    case "do":
      return `${node.kind} ${show(node.value)}`;
    case "load":
      return `${node.tag} ${show(node.template)}${node.tail}`;
    default:
      return node.kind;
  }
}

const output = (part: TextNode | Expression, escaping: boolean): string =>
  part.kind === "text" ? literal(part.text) + (escaping ? " | safe" : "") : show(part);

function target(node: Target): string {
  if (node.kind === "name") return node.name;
  if (node.kind === "namespace") return `${node.name}.${node.attribute}`;
  const inner = node.items.map((item) => (item.kind === "tuple" ? `(${target(item)})` : target(item)));
  return inner.length === 1 ? `(${inner[0]},)` : inner.length ? inner.join(", ") : "()";
}

function signature({ parameters, defaults }: Signature): string {
  const skipped = parameters.length - defaults.length;
  const shown = parameters.map((parameter, index) => {
    const value = defaults[index - skipped];
    return value ? `${parameter.name}=${show(value, 1)}` : parameter.name;
  });
  return `(${shown.join(", ")})`;
}

/** A string literal that the lexer reads back to the very same text. */
function literal(text: string): string {
  const mark = text.includes('"') && !text.includes("'") ? "'" : '"';
  const inner = text.replace(/[\\\n\r\t]/g, (unit) => ({ "\n": "\\n", "\r": "\\r", "\t": "\\t" })[unit] ?? "\\\\");
  return mark + inner.replaceAll(mark, `\\${mark}`) + mark;
}

/** An expression as source; in parentheses when it binds more weakly than `level`. */
function show(node: Expression, level = 0): string {
  const own =
    LEVELS[
      node.kind === "binary"
        ? node.operator
        : node.kind === "unary"
          ? node.operator === "not"
            ? "not"
            : "sign"
          : node.kind
    ] ?? 11;
  const text = node.kind === "tuple" ? `(${list(node.items)}${node.items.length === 1 ? "," : ""})` : plain(node, own);
  return own < level ? `(${text})` : text;
}

/** A test without arguments would take the word behind it for one. */
const closed = (text: string): string => (/ is [\w.]+$/.test(text) ? `(${text})` : text);

const list = (items: readonly Expression[]): string => items.map((item) => show(item, 1)).join(", ");

function plain(node: Expression, own: number): string {
  switch (node.kind) {
    case "constant":
      return typeof node.value === "string" ? literal(node.value) : constant(node.value);
    case "name":
      return node.name;
    case "list":
    case "tuple":
      return `[${list(node.items)}]`;
    case "dict":
      return `{${node.pairs.map(([key, value]) => `${show(key, 1)}: ${show(value, 1)}`).join(", ")}}`;
    case "unary":
      return node.operator === "not" ? `not ${show(node.operand, own)}` : node.operator + show(node.operand, 11);
    case "binary":
      return `${show(node.left, own)} ${node.operator} ${show(node.right, own + 1)}`;
    case "concat":
      return node.parts.map((part) => show(part, own + 1)).join(" ~ ");
    case "compare":
      return (
        show(node.first, own + 1) + node.rest.map(([word, operand]) => ` ${word} ${show(operand, own + 1)}`).join("")
      );
    case "conditional": {
      const otherwise = node.otherwise ? ` else ${show(node.otherwise, own)}` : "";
      return `${closed(show(node.chosen, own + 1))} if ${show(node.test, own + 1)}${otherwise}`;
    }
    default:
      return applied(node);
  }
}

const constant = (value: unknown): string =>
  value === null ? "none" : typeof value === "boolean" ? String(value) : represent(value).replace("inf", "1e999");

function applied(node: Expression): string {
  switch (node.kind) {
    case "attribute":
      return `${operand(node.object)}.${node.name}`;
    case "item":
      return `${operand(node.object)}[${key(node.key)}]`;
    case "slice":
      return key(node);
    case "call":
      return `${operand(node.callee)}(${args(node.args)})`;
    case "filter": {
      const value = node.value ? `${show(node.value, 10)} ` : "";
      return `${value}| ${node.name}${args(node.args) && `(${args(node.args)})`}`;
    }
    case "test": {
      const given = args(node.args);
      const value = node.value ? show(node.value, 10) : "";
      // A bare name needs no parentheses, and words such as "in" cannot stand in any.
      const [only] = node.args.positional;
      const bare = only?.kind === "name" && given === only.name;
      return `${value} is ${node.name}${bare ? ` ${given}` : given && `(${given})`}`;
    }
    default:
      return "";
  }
}

/** What stands before a dot or bracket; a number needs parentheses there. */
function operand(node: Expression): string {
  return node.kind === "constant" && typeof node.value !== "string" ? `(${show(node)})` : show(node, 11);
}

function key(node: Expression): string {
  if (node.kind !== "slice") return show(node);
  const [start, stop, step] = node.bounds.map((bound) => (bound ? show(bound, 1) : ""));
  return `${start}:${stop ?? ""}${step ? `:${step}` : ""}`;
}

function args({ positional, keywords, star, doubleStar }: Arguments): string {
  const parts = positional.map((value) => show(value, 1));
  for (const [name, value] of keywords) parts.push(`${name}=${show(value, 1)}`);
  if (star) parts.push(`*${show(star, 1)}`);
  if (doubleStar) parts.push(`**${show(doubleStar, 1)}`);
  return parts.join(", ");
}
