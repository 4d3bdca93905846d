import type { Inserted, LiteralValue, TreeFields, TreeValue } from "../contract/index.ts";

/**
 * A string that contains a variable. Only this module creates such objects, so a caller's value cannot be mistaken for a
 * variable.
 */
export class TextWithVariable implements Inserted {
  readonly before: string;
  readonly variable: string;
  readonly isEnvironment: boolean;
  readonly after: string;

  constructor({ before = "", variable = "", isEnvironment = false, after = "" }: Partial<Inserted>) {
    this.before = before;
    this.variable = variable;
    this.isEnvironment = isEnvironment;
    this.after = after;
  }
}

/** Returns a reference to an environment variable, such as the variable that contains the token. */
export function environment(variable: string, before = "", after = ""): Inserted {
  return new TextWithVariable({ before, variable, isEnvironment: true, after });
}

/** Returns a reference to a variable that the snippet itself sets. */
export function snippetVariable(variable: string, before = "", after = ""): Inserted {
  return new TextWithVariable({ before, variable, after });
}

/** The syntax of literals in a language. */
export interface TreeSyntax {
  /** The literals for true, false and null. */
  readonly words: { readonly true: string; readonly false: string; readonly null: string };
  readonly text: (text: string) => string;
  readonly inserted: (text: Inserted) => string;
  readonly key: (name: string) => string;
  /** White space inside the braces of a mapping that is printed on one line. */
  readonly padding: "" | " ";
  /** The separator after the last item of a list that is printed on several lines. */
  readonly lastComma: "" | ",";
}

const LINE_WIDTH = 80;

/**
 * Maximum number of levels that are printed. Values on deeper levels are printed as null. No real request is nested
 * this deep. The limit prevents a stack overflow.
 */
const DEEPEST = 200;

const STEP = "    ";

/**
 * Returns a value as a literal: on one line if it fits, otherwise on several lines.
 *
 * @param indent indentation of the line on which the literal starts
 */
export function printTree(value: TreeValue, syntax: TreeSyntax, indent: string, depth = 0): string {
  if (typeof value === "string") return syntax.text(value);
  // `String` writes every number so that each language can read it, but loses the sign of zero.
  if (typeof value === "number" && Number.isFinite(value)) return Object.is(value, -0) ? "-0.0" : String(value);
  if (typeof value === "boolean") return value ? syntax.words.true : syntax.words.false;
  if (value === null || value === undefined || typeof value === "number" || depth > DEEPEST) return syntax.words.null;
  if (value instanceof TextWithVariable) return syntax.inserted(value);
  const inner = indent + STEP;
  const print = (item: TreeValue): string => printTree(item, syntax, inner, depth + 1);
  if (isList(value)) return enclosed(value.map(print), "[", "]", "");
  const fields = fieldsOf(value).map(([name, item]) => `${syntax.key(name)}: ${print(item)}`);
  return enclosed(fields, "{", "}", syntax.padding);

  /** Returns items between brackets: on one line if they fit, otherwise each item on its own line. */
  function enclosed(items: readonly string[], open: string, close: string, padding: string): string {
    if (items.length === 0) return open + close;
    const line = open + padding + items.join(", ") + padding + close;
    if (indent.length + line.length <= LINE_WIDTH && !line.includes("\n")) return line;
    return `${open}\n${inner}${items.join(`,\n${inner}`)}${syntax.lastComma}\n${indent}${close}`;
  }
}

/** Returns a value as a literal on one line. */
export function printLine(value: LiteralValue, syntax: TreeSyntax): string {
  if (typeof value !== "object" || value === null) return printTree(value, syntax, "");
  const { key, padding } = syntax;
  if (isList(value)) return `[${value.map((item) => printLine(item, syntax)).join(", ")}]`;
  const fields = Object.entries(value).map(([name, item]) => `${key(name)}: ${printLine(item, syntax)}`);
  return fields.length === 0 ? "{}" : `{${padding}${fields.join(", ")}${padding}}`;
}

/** Returns the fields that are not undefined. */
export function fieldsOf(fields: TreeFields | Inserted): readonly (readonly [string, TreeValue])[] {
  const all = Object.entries(fields);
  return all.some(([, value]) => value === undefined) ? all.filter(([, value]) => value !== undefined) : all;
}

function isList<Item>(value: Item | readonly Item[]): value is readonly Item[] {
  return Array.isArray(value);
}
