import type { Json, JsonObject } from "../spec/entry.ts";
import { fieldsOf, isList, isObject } from "../spec/json.ts";
import { isPlainName } from "./names.ts";
import { columns, LINE_WIDTH, quote } from "./text.ts";

export interface Place {
  /** Number of columns before the literal on its line, including the indentation. Default: 0. */
  readonly column?: number;
  /** Number of columns of the line's indentation. Default: 0. */
  readonly indent?: number;
}

/**
 * Returns a value as a TypeScript literal, in the layout of this repository's formatter: on one line if it fits,
 * otherwise on several lines with trailing commas. Fields keep their order. Fields without a value are left out.
 *
 * The literal has exactly the given value, including quotes, line ends, lone surrogates and a field named `__proto__`.
 */
export function literal(value: Json, { column = 0, indent = 0 }: Place = {}): string {
  const room = LINE_WIDTH - column - 1; // 1 column is for the comma or semicolon at the end
  const flat = onOneLine(value, room);
  if (flat !== undefined && columns(flat) <= room) return flat;
  if (isList(value)) return value.every(isNumber) ? filledList(value, indent) : brokenList(value, indent);
  return typeof value === "object" && value !== null ? brokenObject(value, indent) : scalar(value);
}

/**
 * Returns a property of an object that is printed on several lines. The property is indented, with a comma and a line
 * break at the end.
 */
export function property(key: string, value: Json, indent: number): string {
  const pad = " ".repeat(indent);
  const name = propertyKey(key);
  const start = `${pad}${name}: `;
  const text = literal(value, { column: columns(start), indent });
  // A text that does not fit next to its key is printed on the next line. After a very short key, the text stays on the
  // line of the key, because the next line has hardly more room.
  const isMoved = typeof value === "string" && columns(start + text) >= LINE_WIDTH && columns(name) > 4;
  return isMoved ? `${pad}${name}:\n${pad}  ${text},\n` : `${start}${text},\n`;
}

/** Returns the properties of an object that is printed on several lines. Fields without a value are left out. */
export function properties(value: JsonObject, indent: number): string[] {
  return fieldsOf(value).map(([key, item]) => property(key, item, indent));
}

/**
 * Returns a property key. The key is quoted if necessary. It becomes a computed key if a plain key would set the
 * prototype.
 */
export function propertyKey(name: string): string {
  if (name === "__proto__") return '["__proto__"]';
  return isPlainName(name) || isArrayIndex(name) ? name : quote(name);
}

function scalar(value: string | number | boolean | null): string {
  if (typeof value === "string") return quote(value);
  if (typeof value !== "number") return String(value);
  if (!Number.isFinite(value)) throw new RangeError(`${value} is not a JSON value`);
  return Object.is(value, -0) ? "-0" : String(value).replace("e+", "e");
}

/** Returns the value on one line, or undefined if it is longer than `room` or must be on several lines. */
function onOneLine(value: Json, room: number): string | undefined {
  if (room < 0) return undefined;
  if (typeof value !== "object" || value === null) return scalar(value);
  if (isList(value) && hasToBreak(value)) return undefined;
  const parts: string[] = [];
  let left = room;
  for (const [key, item] of isList(value) ? value.map((entry) => ["", entry] as const) : fieldsOf(value)) {
    const text = onOneLine(item, left);
    if (text === undefined) return undefined;
    const part = isList(value) ? text : `${propertyKey(key)}: ${text}`;
    parts.push(part);
    left -= part.length + ", ".length;
    if (left < -", ".length) return undefined;
  }
  if (isList(value)) return `[${parts.join(", ")}]`;
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}

/**
 * Returns true for a list of several lists or several objects, if each of them has more than one item or field. The
 * items of such a list are printed one per line.
 */
function hasToBreak(list: readonly Json[]): boolean {
  if (list.length < 2) return false;
  return (
    list.every((item) => isList(item) && item.length > 1) ||
    list.every((item) => isObject(item) && fieldsOf(item).length > 1)
  );
}

function brokenObject(value: JsonObject, indent: number): string {
  return `{\n${properties(value, indent + 2).join("")}${" ".repeat(indent)}}`;
}

function brokenList(list: readonly Json[], indent: number): string {
  const pad = " ".repeat(indent + 2);
  const lines = list.map((item) => `${pad}${literal(item, { column: indent + 2, indent: indent + 2 })},\n`);
  return `[\n${lines.join("")}${" ".repeat(indent)}]`;
}

/** Prints as many numbers per line as fit. */
function filledList(list: readonly number[], indent: number): string {
  const pad = " ".repeat(indent + 2);
  const lines: string[] = [];
  for (const item of list) {
    const last = lines.at(-1);
    const text = `${scalar(item)},`;
    if (last !== undefined && last.length + 1 + text.length <= LINE_WIDTH) lines[lines.length - 1] = `${last} ${text}`;
    else lines.push(pad + text);
  }
  return `[\n${lines.join("\n")}\n${" ".repeat(indent)}]`;
}

function isArrayIndex(name: string): boolean {
  return /^(0|[1-9]\d{0,8})$/.test(name);
}

function isNumber(value: Json): value is number {
  return typeof value === "number";
}
