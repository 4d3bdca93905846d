import type { Json } from "../spec/entry.ts";
import { comment } from "./comment.ts";
import { literal, property, propertyKey } from "./literal.ts";
import { columns, LINE_WIDTH } from "./text.ts";

/** The name, type and description of an exported constant. */
export interface Constant {
  readonly name: string;
  /**
   * The type of the constant. If it is absent, the value is written with `as const`, and TypeScript infers the type.
   */
  readonly type?: string;
  readonly description: string;
}

/** Prints an exported constant with its description and its value. */
export function constant(head: Constant, value: Json): string {
  const start = startOf(head);
  return `${comment(head.description)}${start}${literal(value, { column: columns(start) })}${endOf(head)}`;
}

/**
 * Prints an exported constant with its description. Its value is an object with rows that the functions `row` and
 * `alias` printed.
 */
export function table(head: Constant, rows: readonly string[]): string {
  return `${comment(head.description)}${startOf(head)}{\n${rows.join("")}}${endOf(head)}`;
}

/** Prints one row of a table: a key and a value. */
export function row(key: string, value: Json): string {
  return property(key, value, 2);
}

/** Prints one row of a table: a key, and the name of the constant that contains the value. */
export function alias(key: string, name: string): string {
  return propertyKey(key) === name ? `  ${name},\n` : `  ${propertyKey(key)}: ${name},\n`;
}

/**
 * Returns the start of the declaration, up to the value. If the type is too long for one line, the line is broken after
 * the first bracket of the type.
 */
function startOf({ name, type }: Constant): string {
  const line = `export const ${name}${type === undefined ? "" : `: ${type}`} = `;
  const [, outer, inner] = /^(\w+)<(.*)>$/.exec(type ?? "") ?? [];
  return columns(`${line}{`) <= LINE_WIDTH || outer === undefined || inner === undefined
    ? line
    : `export const ${name}: ${outer}<\n  ${inner}\n> = `;
}

function endOf({ type }: Constant): string {
  return type === undefined ? " as const;" : ";";
}
