import type { Inserted, TreeFields, TreeValue } from "../../generated/escapes.ts";
import { TextWithVariable } from "./inserted.ts";

/** How a language writes the parts of a literal. */
export interface TreeSyntax {
  /** `true`, `false` and no value. */
  readonly words: { readonly true: string; readonly false: string; readonly null: string };
  readonly text: (text: string) => string;
  readonly inserted: (text: Inserted) => string;
  readonly key: (name: string) => string;
  /** White space inside the braces of a mapping on one line. */
  readonly padding: "" | " ";
  /** What stands behind the last item of a list that is laid out over lines. */
  readonly lastComma: "" | ",";
}

/** Columns that a line of a snippet should not pass. */
const LINE_WIDTH = 80;

/** Levels of one tree that are written. Deeper ones are left out: no request nests so deep, and none may use up the stack. */
const DEEPEST = 200;

const STEP = "    ";

/**
 * A value as a literal: on one line where it fits, else laid out over several.
 *
 * @param indent white space at the start of the line that the literal begins on
 */
export function printTree(value: TreeValue, syntax: TreeSyntax, indent: string, depth = 0): string {
  if (typeof value === "string") return syntax.text(value);
  if (typeof value === "number") return Number.isFinite(value) ? numeral(value) : syntax.words.null;
  if (typeof value === "boolean") return value ? syntax.words.true : syntax.words.false;
  if (value === null || value === undefined || depth > DEEPEST) return syntax.words.null;
  if (value instanceof TextWithVariable) return syntax.inserted(value);
  const inner = indent + STEP;
  if (isList(value)) {
    const items = value.map((item) => printTree(item, syntax, inner, depth + 1));
    return layOut(items, { open: "[", close: "]", padding: "" }, syntax, indent);
  }
  const items = fieldsOf(value).map(([name, item]) => {
    return `${syntax.key(name)}: ${printTree(item, syntax, inner, depth + 1)}`;
  });
  return layOut(items, { open: "{", close: "}", padding: syntax.padding }, syntax, indent);
}

/** The fields that have a value. */
export function fieldsOf(fields: TreeFields | Inserted): readonly (readonly [string, TreeValue])[] {
  return Object.entries(fields).filter(([, value]) => value !== undefined);
}

/** True for a list of values. */
function isList(value: TreeValue): value is readonly TreeValue[] {
  return Array.isArray(value);
}

/** A number as every language reads it: JavaScript's shortest form is one, but for the sign of zero. */
function numeral(value: number): string {
  return Object.is(value, -0) ? "-0.0" : String(value);
}

interface Brackets {
  readonly open: string;
  readonly close: string;
  readonly padding: string;
}

function layOut(
  items: readonly string[],
  { open, close, padding }: Brackets,
  { lastComma }: TreeSyntax,
  indent: string,
): string {
  if (items.length === 0) return open + close;
  const flat = `${open}${padding}${items.join(", ")}${padding}${close}`;
  const isShort = indent.length + flat.length <= LINE_WIDTH && !items.some((item) => item.includes("\n"));
  if (isShort) return flat;
  const lines = items.join(`,\n${indent}${STEP}`);
  return `${open}\n${indent}${STEP}${lines}${lastComma}\n${indent}${close}`;
}
